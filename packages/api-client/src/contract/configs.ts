import * as z from 'zod/mini'
import {
  CONFIG_BODY,
  CONFIGS_BODY,
  ConfigInput,
  ConfigProjectIds,
  ConfigSave,
  ConfigSaves,
  StatusRename,
} from '@sitewright/domain/configs/input'
import { Config, MaterialStatuses } from '@sitewright/domain/configs/model'
import { canEditConfigs, canReadConfigs } from '@sitewright/domain/configs/policy'
import { call } from './contract'

export const configs = {
  ofProject: call({
    base: 'api',
    method: 'GET',
    path: '/project/:projectId/:configName/get-config',
    summary: 'One config of a project by its name; null where the project has none.',
    allow: canReadConfigs,
    params: z.object({ projectId: z.int(), configName: z.string() }),
    replies: { 200: z.nullable(Config) },
  }),
  ofProjects: call({
    base: 'api',
    method: 'POST',
    path: '/project/:configName/get-configs',
    onlyReads: true,
    summary: 'One config by its name of each of these projects that has it and that the caller sees.',
    allow: canReadConfigs,
    params: z.object({ configName: z.string() }),
    body: ConfigProjectIds,
    replies: { 200: z.array(Config) },
  }),
  list: call({
    base: 'gateway',
    method: 'GET',
    path: '/configs/:projectId',
    summary:
      'The configs of a project, by name. Those of project 1 are the defaults; readers of other licenses get them without ids.',
    allow: canReadConfigs,
    params: z.object({ projectId: z.int() }),
    replies: { 200: z.array(Config) },
  }),
  add: call({
    base: 'gateway',
    method: 'POST',
    path: '/configs',
    summary: 'Adds a config to a project.',
    allow: canEditConfigs,
    body: ConfigInput,
    ...CONFIG_BODY,
    replies: { 200: Config },
  }),
  save: call({
    base: 'gateway',
    method: 'PUT',
    path: '/configs',
    summary: 'Saves the entries of a config.',
    allow: canEditConfigs,
    body: ConfigSave,
    ...CONFIG_BODY,
    keepsStored: true,
    replies: { 200: Config, 409: Config },
  }),
  saveTogether: call({
    base: 'own',
    method: 'PUT',
    path: '/projects/:projectId/configs',
    summary:
      'Saves the entries of several configs of a project, all or none, judged with the new values of each other. Beyond the specification.',
    allow: canEditConfigs,
    needsPerson: true,
    params: z.object({ projectId: z.int() }),
    body: ConfigSaves,
    ...CONFIGS_BODY,
    replies: { 200: z.array(Config), 409: z.array(Config) },
  }),
  renameStatus: call({
    base: 'own',
    method: 'PUT',
    path: '/configs/:configId/statuses/:state',
    summary:
      'Renames the equipment status with this code in the config of a project, although workflow items use it. Beyond the specification.',
    allow: canEditConfigs,
    needsPerson: true,
    params: z.object({ configId: z.int(), state: z.int() }),
    body: StatusRename,
    replies: { 200: Config, 409: Config },
  }),
  remove: call({
    base: 'gateway',
    method: 'DELETE',
    path: '/configs/:configId',
    summary: 'Removes a config of a project.',
    allow: canEditConfigs,
    params: z.object({ configId: z.int() }),
    replies: { 200: z.object({ id: z.int() }) },
  }),
  materialStatuses: call({
    base: 'api',
    method: 'GET',
    path: '/spot/status',
    summary: 'The material statuses that the config DefaultMaterialStatus chooses from, in their order.',
    allow: canReadConfigs,
    replies: { 200: MaterialStatuses },
  }),
} as const
