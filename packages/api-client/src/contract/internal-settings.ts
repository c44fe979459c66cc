import * as z from 'zod/mini'
import { InternalSettingsSave } from '@sitewright/domain/internal-settings/model'
import { canEditInternalSettings } from '@sitewright/domain/licenses/policy'
import * as calls from '../calls/internal-settings'
import { rows } from './contract'

const LicensePath = z.object({ licenseId: z.int() })

export const internalSettings = rows(calls.internalSettings, {
  read: {
    summary: 'The internal settings of a license, and its projects by id.',
    allow: canEditInternalSettings,
    params: LicensePath,
  },
  save: {
    summary: 'Saves the internal settings that it names. Others stay. An override with an empty type is removed.',
    allow: canEditInternalSettings,
    params: LicensePath,
    body: InternalSettingsSave,
    keepsStored: true,
  },
})
