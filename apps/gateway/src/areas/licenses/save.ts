import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import type { licenses as contract } from '@sitewright/api-client/contract/licenses'
import type { LicenseInput, LicenseSave } from '@sitewright/domain/licenses/input'
import { isLicenseOpen } from '@sitewright/domain/licenses/expiry'
import { licenseScreenMessages } from '@sitewright/domain/licenses/screen-messages'
import { sessionReplies } from '@sitewright/domain/session/messages'
import type { Queries } from '../../db/database'
import { licenses } from '../../db/schema'
import type { JudgedCall } from '../../http/handler'
import { lockLicense } from '../../saves/lock-license'
import { saveLocked } from '../../saves/save-locked'
import { endSessionsOfLicense } from '../../sign-in/store'
import { licenseList } from './list'
import { presentLicense } from './present'
import { readLicenseNames } from './store'

/** The columns that a save writes. Changed notification days are each stored once (LIC-75). */
function valuesOf(body: LicenseSave, row: LicenseInput): LicenseInput {
  const { name, company, maxProjects, maxUsers, isActive, expiryDate, expiryNotificationDays: days } = body
  const isStored = isDeepStrictEqual(days, row.expiryNotificationDays)
  const expiryNotificationDays = isStored ? days : [...new Set(days)]
  return { name, company, maxProjects, maxUsers, isActive, expiryDate, expiryNotificationDays }
}

async function readLicense(q: Queries, licenseId: number) {
  const [row] = await licenseList(q, { scope: { licenseId }, search: '', sort: [] }).read({ page: 1, pageSize: 1 })
  if (row === undefined) throw new Error('The license was not read.')
  return { body: presentLicense(row, await readLicenseNames(q, 'all', [row])) }
}

/** Saves a license. A limit below what is used and a past expiry date are legal. A save that changes nothing does not count as a new version. */
export function saveLicense(tx: Queries, call: JudgedCall<(typeof contract)['save']>) {
  const { body, params, now } = call
  return saveLocked(tx, call, {
    action: 'licenses.save',
    conflict: licenseScreenMessages.conflict,
    lock: () => lockLicense(tx, call.actor, params.licenseId),
    versionOf: ({ version }) => version,
    write: async (row) => {
      const values = valuesOf(body.settle(row), row)
      const before = Object.fromEntries(Object.keys(values).map((field) => [field, row[field as keyof LicenseInput]]))
      if (isDeepStrictEqual(before, values)) return undefined
      await tx
        .update(licenses)
        .set({ ...values, version: row.version + 1 })
        .where(eq(licenses.licenseId, row.licenseId))
      // As for a locked user, a session does not resume when the license opens again.
      if (isLicenseOpen(row, now) && !isLicenseOpen(values, now)) {
        await endSessionsOfLicense(tx, row.licenseId, sessionReplies.endedByLicense, now)
      }
      return { before, after: { ...values } }
    },
    present: ({ licenseId }) => readLicense(tx, licenseId),
  })
}
