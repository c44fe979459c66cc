import * as z from 'zod/mini'
import { canEditLicenseSettings, canReadLicense } from '@sitewright/domain/licenses/policy'
import { Shortcut, ShortcutSave } from '@sitewright/domain/shortcuts/model'
import { call } from './contract'

const LicensePath = z.object({ licenseId: z.int() })

export const shortcuts = {
  list: call({
    base: 'gateway',
    method: 'GET',
    path: '/reports/:licenseId/shortcuts',
    summary:
      'All reports as a license uses them: basic or dashboard shortcut, or unassigned. The ETag names the shortcuts.',
    allow: canReadLicense,
    params: LicensePath,
    replies: { 200: z.array(Shortcut) },
  }),
  save: call({
    base: 'gateway',
    method: 'PUT',
    path: '/reports/:licenseId/shortcuts',
    summary:
      'Saves the shortcuts of a license and numbers basic ones from 0. Reports that are left out become unassigned.',
    allow: canEditLicenseSettings,
    params: LicensePath,
    body: ShortcutSave,
    replies: { 200: z.array(Shortcut), 409: z.array(Shortcut) },
  }),
  remove: call({
    base: 'gateway',
    method: 'DELETE',
    path: '/reports/:licenseId/shortcuts/:reportId',
    summary: 'Clears type and order of one report. The others keep theirs, and the next save closes the gap.',
    allow: canEditLicenseSettings,
    params: z.object({ licenseId: z.int(), reportId: z.int() }),
    replies: { 200: z.array(Shortcut) },
  }),
} as const
