import * as z from 'zod/mini'
import { CONFIG_BODY, CONFIGS_BODY } from '@sitewright/domain/configs/input'
import { Config, MaterialStatuses } from '@sitewright/domain/configs/model'
import { ConfigVersionPage, WholeConfigVersion } from '@sitewright/domain/configs/versions'
import type { ClientRows } from '../contract/contract'

export const configs = {
  ofProject: {
    base: 'api',
    method: 'GET',
    path: '/project/:projectId/:configName/get-config',
    replies: { 200: z.nullable(Config) },
  },
  ofProjects: {
    base: 'api',
    method: 'POST',
    path: '/project/:configName/get-configs',
    replies: { 200: z.array(Config) },
  },
  list: { base: 'gateway', method: 'GET', path: '/configs/:projectId', replies: { 200: z.array(Config) } },
  add: {
    base: 'gateway',
    method: 'POST',
    path: '/configs',
    ...CONFIG_BODY,
    replies: { 200: Config },
  },
  save: {
    base: 'gateway',
    method: 'PUT',
    path: '/configs',
    ...CONFIG_BODY,
    replies: { 200: Config, 409: Config },
  },
  saveTogether: {
    base: 'own',
    method: 'PUT',
    path: '/projects/:projectId/configs',
    ...CONFIGS_BODY,
    replies: { 200: z.array(Config), 409: z.array(Config) },
  },
  renameStatus: {
    base: 'own',
    method: 'PUT',
    path: '/configs/:configId/statuses/:state',
    replies: { 200: Config, 409: Config },
  },
  remove: {
    base: 'gateway',
    method: 'DELETE',
    path: '/configs/:configId',
    replies: { 200: z.object({ id: z.int() }) },
  },
  versions: {
    base: 'own',
    method: 'GET',
    path: '/projects/:projectId/configs/:configName/versions',
    replies: { 200: ConfigVersionPage },
  },
  version: {
    base: 'own',
    method: 'GET',
    path: '/projects/:projectId/configs/:configName/versions/:version',
    replies: { 200: WholeConfigVersion },
  },
  materialStatuses: { base: 'api', method: 'GET', path: '/spot/status', replies: { 200: MaterialStatuses } },
} as const satisfies ClientRows
