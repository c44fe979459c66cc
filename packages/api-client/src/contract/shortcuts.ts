import * as z from 'zod/mini'
import { canEditLicenseSettings, canReadLicense } from '@sitewright/domain/licenses/policy'
import { ShortcutSave } from '@sitewright/domain/shortcuts/model'
import * as calls from '../calls/shortcuts'
import { rows } from './contract'

const LicensePath = z.object({ licenseId: z.int() })

export const shortcuts = rows(calls.shortcuts, {
  list: {
    summary:
      'All reports as a license uses them: basic or dashboard shortcut, or unassigned. The ETag names the shortcuts.',
    allow: canReadLicense,
    params: LicensePath,
  },
  save: {
    summary:
      'Saves the shortcuts of a license and numbers basic ones from 0. Reports that are left out become unassigned.',
    allow: canEditLicenseSettings,
    params: LicensePath,
    body: ShortcutSave,
  },
  remove: {
    summary: 'Clears type and order of one report. The others keep theirs, and the next save closes the gap.',
    allow: canEditLicenseSettings,
    params: z.object({ licenseId: z.int(), reportId: z.int() }),
  },
})
