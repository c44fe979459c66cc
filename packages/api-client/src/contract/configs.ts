import * as z from 'zod/mini'
import { ConfigInput, ConfigProjectIds, ConfigSave, ConfigSaves, StatusRename } from '@sitewright/domain/configs/input'
import { canEditConfigs, canReadConfigs } from '@sitewright/domain/configs/policy'
import { VersionsQuery } from '@sitewright/domain/configs/versions'
import * as calls from '../calls/configs'
import { rows } from './contract'

export const configs = rows(calls.configs, {
  ofProject: {
    summary: 'One config of a project by its name; null where the project has none.',
    allow: canReadConfigs,
    params: z.object({ projectId: z.int(), configName: z.string() }),
  },
  ofProjects: {
    onlyReads: true,
    summary: 'One config by its name of each of these projects that has it and that the caller sees.',
    allow: canReadConfigs,
    params: z.object({ configName: z.string() }),
    body: ConfigProjectIds,
  },
  list: {
    summary:
      'The configs of a project, by name. Those of project 1 are the defaults; readers of other licenses get them without ids.',
    allow: canReadConfigs,
    params: z.object({ projectId: z.int() }),
  },
  add: { summary: 'Adds a config to a project.', allow: canEditConfigs, body: ConfigInput },
  save: {
    summary: 'Saves the entries of a config.',
    allow: canEditConfigs,
    body: ConfigSave,
    keepsStored: true,
  },
  saveTogether: {
    summary:
      'Saves the entries of several configs of a project, all or none, judged with the new values of each other. Beyond the specification.',
    allow: canEditConfigs,
    needsPerson: true,
    params: z.object({ projectId: z.int() }),
    body: ConfigSaves,
  },
  renameStatus: {
    summary:
      'Renames the equipment status with this code in the config of a project, although workflow items use it. Beyond the specification.',
    allow: canEditConfigs,
    needsPerson: true,
    params: z.object({ configId: z.int(), state: z.int() }),
    body: StatusRename,
  },
  remove: { summary: 'Removes a config of a project.', allow: canEditConfigs, params: z.object({ configId: z.int() }) },
  versions: {
    summary: 'The versions of a config by its name, newest first, also after it was deleted. Beyond the specification.',
    allow: canReadConfigs,
    needsPerson: true,
    params: z.object({ projectId: z.int(), configName: z.string() }),
    query: VersionsQuery,
  },
  version: {
    summary: 'One version of a config with its values and all changes. Beyond the specification.',
    allow: canReadConfigs,
    needsPerson: true,
    params: z.object({ projectId: z.int(), configName: z.string(), version: z.int() }),
  },
  materialStatuses: {
    summary: 'The material statuses that the config DefaultMaterialStatus chooses from, in their order.',
    allow: canReadConfigs,
  },
})
