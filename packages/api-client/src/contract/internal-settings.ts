import * as z from 'zod/mini'
import { InternalSettings, InternalSettingsSave } from '@sitewright/domain/internal-settings/model'
import { canEditInternalSettings } from '@sitewright/domain/licenses/policy'
import { call } from './contract'

const LicensePath = z.object({ licenseId: z.int() })

export const internalSettings = {
  read: call({
    base: 'gateway',
    method: 'GET',
    path: '/license/:licenseId/intelliwave-config',
    summary: 'The internal settings of a license, and its projects by id.',
    allow: canEditInternalSettings,
    params: LicensePath,
    replies: { 200: InternalSettings },
  }),
  save: call({
    base: 'gateway',
    method: 'POST',
    path: '/license/:licenseId/intelliwave-config',
    summary: 'Saves the internal settings that it names. Others stay. An override with an empty type is removed.',
    allow: canEditInternalSettings,
    params: LicensePath,
    body: InternalSettingsSave,
    keepsStored: true,
    replies: { 200: InternalSettings, 409: InternalSettings },
  }),
} as const
