import * as z from 'zod/mini'
import { CONFIG_BODY, LicenseConfigInput, LicenseConfigSave } from '@sitewright/domain/configs/input'
import { Config } from '@sitewright/domain/configs/model'
import { canEditLicenseConfigs, canReadLicenseConfigs, canReadLicenseDefaults } from '@sitewright/domain/configs/policy'
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
