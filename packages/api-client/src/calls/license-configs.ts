import * as z from 'zod/mini'
import { CONFIG_BODY, CONFIGS_BODY } from '@sitewright/domain/configs/input'
import { MATRIX_FACETS, MatrixPage } from '@sitewright/domain/configs/matrix'
import { Config } from '@sitewright/domain/configs/model'
import { EquipmentStatusUse } from '@sitewright/domain/workflows/workflow'
import type { ClientRows } from '../contract/contract'
import { facetsOf } from './list-calls'

export const licenseConfigs = {
  defaults: { base: 'gateway', method: 'GET', path: '/license/default/configs', replies: { 200: z.array(Config) } },
  list: { base: 'gateway', method: 'GET', path: '/license/:licenseId/configs', replies: { 200: z.array(Config) } },
  add: {
    base: 'gateway',
    method: 'POST',
    path: '/license/:licenseId/configs',
    ...CONFIG_BODY,
    replies: { 200: Config },
  },
  save: {
    base: 'gateway',
    method: 'PUT',
    path: '/license/:licenseId/configs',
    ...CONFIG_BODY,
    replies: { 200: Config, 409: Config },
  },
  saveTogether: {
    base: 'own',
    method: 'PUT',
    path: '/licenses/:licenseId/configs',
    ...CONFIGS_BODY,
    replies: { 200: z.array(Config), 409: z.array(Config) },
  },
  statusUse: {
    base: 'own',
    method: 'GET',
    path: '/licenses/:licenseId/equipment-status-use',
    replies: { 200: z.array(EquipmentStatusUse) },
  },
  matrix: {
    base: 'own',
    method: 'GET',
    path: '/licenses/:licenseId/config-matrix',
    replies: { 200: MatrixPage },
  },
  matrixFacets: facetsOf('/licenses/:licenseId/config-matrix/facets', MATRIX_FACETS),
  renameStatus: {
    base: 'own',
    method: 'PUT',
    path: '/licenses/:licenseId/configs/:systemConfigId/statuses/:state',
    replies: { 200: Config, 409: Config },
  },
  remove: {
    base: 'gateway',
    method: 'DELETE',
    path: '/license/:licenseId/configs/:systemConfigId',
    replies: { 200: z.object({ systemConfigId: z.int() }) },
  },
} as const satisfies ClientRows
