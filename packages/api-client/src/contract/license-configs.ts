import * as z from 'zod/mini'
import {
  CONFIG_BODY,
  CONFIGS_BODY,
  LicenseConfigInput,
  LicenseConfigSave,
  LicenseConfigSaves,
  StatusRename,
} from '@sitewright/domain/configs/input'
import { Config } from '@sitewright/domain/configs/model'
import { canEditLicenseConfigs, canReadLicenseConfigs, canReadLicenseDefaults } from '@sitewright/domain/configs/policy'
import { EquipmentStatusUse } from '@sitewright/domain/workflows/workflow'
import { call } from './contract'

const LicensePath = z.object({ licenseId: z.int() })

export const licenseConfigs = {
  defaults: call({
    base: 'gateway',
    method: 'GET',
    path: '/license/default/configs',
    summary: 'The configs that a license can add, with their default parameters. Their ids are 0.',
    allow: canReadLicenseDefaults,
    replies: { 200: z.array(Config) },
  }),
  list: call({
    base: 'gateway',
    method: 'GET',
    path: '/license/:licenseId/configs',
    summary: 'The configs of a license, by name.',
    allow: canReadLicenseConfigs,
    params: LicensePath,
    replies: { 200: z.array(Config) },
  }),
  add: call({
    base: 'gateway',
    method: 'POST',
    path: '/license/:licenseId/configs',
    summary: 'Adds a config to a license.',
    allow: canEditLicenseConfigs,
    params: LicensePath,
    body: LicenseConfigInput,
    ...CONFIG_BODY,
    replies: { 200: Config },
  }),
  save: call({
    base: 'gateway',
    method: 'PUT',
    path: '/license/:licenseId/configs',
    summary: 'Saves the entries of a config of a license.',
    allow: canEditLicenseConfigs,
    params: LicensePath,
    body: LicenseConfigSave,
    ...CONFIG_BODY,
    keepsStored: true,
    replies: { 200: Config, 409: Config },
  }),
  saveTogether: call({
    base: 'own',
    method: 'PUT',
    path: '/licenses/:licenseId/configs',
    summary:
      'Saves the entries of several configs of a license, all or none, judged with the new values of each other. Beyond the specification.',
    allow: canEditLicenseConfigs,
    needsPerson: true,
    params: LicensePath,
    body: LicenseConfigSaves,
    ...CONFIGS_BODY,
    replies: { 200: z.array(Config), 409: z.array(Config) },
  }),
  statusUse: call({
    base: 'own',
    method: 'GET',
    path: '/licenses/:licenseId/equipment-status-use',
    summary:
      'Items of active workflows that use the equipment statuses of a license, in projects that the caller sees. Beyond the specification.',
    allow: canReadLicenseConfigs,
    params: LicensePath,
    replies: { 200: z.array(EquipmentStatusUse) },
  }),
  renameStatus: call({
    base: 'own',
    method: 'PUT',
    path: '/licenses/:licenseId/configs/:systemConfigId/statuses/:state',
    summary:
      'Renames the equipment status with this code in the config of a license, although workflow items use it. Beyond the specification.',
    allow: canEditLicenseConfigs,
    needsPerson: true,
    params: z.object({ licenseId: z.int(), systemConfigId: z.int(), state: z.int() }),
    body: StatusRename,
    replies: { 200: Config, 409: Config },
  }),
  remove: call({
    base: 'gateway',
    method: 'DELETE',
    path: '/license/:licenseId/configs/:systemConfigId',
    summary: 'Removes a config of a license.',
    allow: canEditLicenseConfigs,
    params: z.object({ licenseId: z.int(), systemConfigId: z.int() }),
    replies: { 200: z.object({ systemConfigId: z.int() }) },
  }),
} as const
