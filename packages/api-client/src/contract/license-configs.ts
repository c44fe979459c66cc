import * as z from 'zod/mini'
import {
  LicenseConfigInput,
  LicenseConfigSave,
  LicenseConfigSaves,
  StatusRename,
} from '@sitewright/domain/configs/input'
import { MatrixFacetQuery, MatrixQuery } from '@sitewright/domain/configs/matrix'
import { canEditLicenseConfigs, canReadLicenseConfigs, canReadLicenseDefaults } from '@sitewright/domain/configs/policy'
import * as calls from '../calls/license-configs'
import { rows } from './contract'

const LicensePath = z.object({ licenseId: z.int() })

export const licenseConfigs = rows(calls.licenseConfigs, {
  defaults: {
    summary: 'The configs that a license can add, with their default parameters. Their ids are 0.',
    allow: canReadLicenseDefaults,
  },
  list: { summary: 'The configs of a license, by name.', allow: canReadLicenseConfigs, params: LicensePath },
  add: {
    summary: 'Adds a config to a license.',
    allow: canEditLicenseConfigs,
    params: LicensePath,
    body: LicenseConfigInput,
  },
  save: {
    summary: 'Saves the entries of a config of a license.',
    allow: canEditLicenseConfigs,
    params: LicensePath,
    body: LicenseConfigSave,
    keepsStored: true,
  },
  saveTogether: {
    summary:
      'Saves the entries of several configs of a license, all or none, judged with the new values of each other. Beyond the specification.',
    allow: canEditLicenseConfigs,
    needsPerson: true,
    params: LicensePath,
    body: LicenseConfigSaves,
  },
  statusUse: {
    summary:
      'Items of active workflows that use the equipment statuses of a license, in projects that the caller sees. Beyond the specification.',
    allow: canReadLicenseConfigs,
    params: LicensePath,
  },
  matrix: {
    summary:
      'What each config of the active projects of a license is, compared with a reference project, in pages. Beyond the specification.',
    allow: canReadLicenseConfigs,
    needsPerson: true,
    params: LicensePath,
    query: MatrixQuery,
  },
  matrixFacets: {
    summary: 'How many projects of the matrix have a config of each state. Beyond the specification.',
    allow: canReadLicenseConfigs,
    needsPerson: true,
    params: LicensePath,
    query: MatrixFacetQuery,
  },
  renameStatus: {
    summary:
      'Renames the equipment status with this code in the config of a license, although workflow items use it. Beyond the specification.',
    allow: canEditLicenseConfigs,
    needsPerson: true,
    params: z.object({ licenseId: z.int(), systemConfigId: z.int(), state: z.int() }),
    body: StatusRename,
  },
  remove: {
    summary: 'Removes a config of a license.',
    allow: canEditLicenseConfigs,
    params: z.object({ licenseId: z.int(), systemConfigId: z.int() }),
  },
})
