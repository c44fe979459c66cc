import { sql } from 'drizzle-orm'
import type { licenses as contract } from '@sitewright/api-client/contract/licenses'
import { catalogMessages } from '@sitewright/domain/catalog/messages'
import { licenseFieldMessages } from '@sitewright/domain/licenses/field-messages'
import { licenseMessages } from '@sitewright/domain/licenses/messages'
import type { AddOnLimits } from '@sitewright/domain/licenses/input'
import { formatAddOnLimit } from '@sitewright/domain/licenses/screen-messages'
import type { Queries } from '../../db/database'
import { idList } from '../../db/id-list'
import { licenseAddOns } from '../../db/schema'
import { lockProducts } from '../../holdings/limits'
import { addFieldError } from '../../http/field-errors'
import type { JudgedCall } from '../../http/handler'
import { invalid, notFound } from '../../http/refusals'
import { saveLocked, type Owner } from '../../saves/save-locked'
import type { FieldErrors } from '@sitewright/domain/shared/problem'
import { readLicenseAddOns, tagOfLimits } from './read-add-ons'
import { licenseExists, listLicenseAddOns, type LicenseAddOnRow } from './store'

/**
 * @throws Problem 400 with each entry whose product license the license does not have, or is listed before
 */
function requireOfLicense(rows: readonly LicenseAddOnRow[], limits: AddOnLimits): void {
  const known = new Map(rows.map((row) => [row.addOnId, row]))
  const listed = new Set<number>()
  const fields: FieldErrors = {}
  for (const [index, { addOnId, maxUsers }] of limits.entries()) {
    const refuse = (sentence: string): void => addFieldError(fields, [index, 'addOnId'], sentence)
    const row = known.get(addOnId)
    if (row === undefined) refuse(licenseFieldMessages.addOnNotFound)
    // No license can get a retired one. Only a license that has it keeps its limit.
    else if (row.isRetired && row.maxUsers === 0 && maxUsers !== 0) refuse(catalogMessages.retired)
    else if (listed.has(addOnId)) refuse(licenseFieldMessages.addOnRepeated)
    listed.add(addOnId)
  }
  const [first] = Object.values(fields)
  if (first !== undefined) throw invalid(fields, first[0])
}

interface Limited extends Owner {
  readonly rows: readonly LicenseAddOnRow[]
}

/** Locks the limits as each assignment does, in the order of their ids, so that no assignment counts seats by a limit that is being lowered. */
async function lockLimits(tx: Queries, licenseId: number): Promise<Limited> {
  if (!(await licenseExists(tx, 'all', licenseId))) throw notFound(licenseMessages.notFound)
  await lockProducts(tx, licenseId)
  return {
    licenseId,
    auditSubject: { kind: 'license', id: licenseId },
    rows: await listLicenseAddOns(tx, licenseId),
  }
}

const writeLimits = (tx: Queries, licenseId: number, limits: readonly { addOnId: number; maxUsers: number }[]) =>
  tx.execute(sql`
    update ${licenseAddOns} set max_users = wanted.max_users
    from unnest(${idList(limits.map(({ addOnId }) => addOnId))}, ${idList(limits.map(({ maxUsers }) => maxUsers))})
      wanted (add_on_id, max_users)
    where license_add_on.license_id = ${licenseId} and license_add_on.add_on_id = wanted.add_on_id`)

/** Saves limits of the product licenses of a license. A limit below what is used is legal: those who have the product license keep it, and nobody else gets it. */
export function saveAddOns(tx: Queries, call: JudgedCall<(typeof contract)['saveAddOns']>) {
  const { body, params } = call
  return saveLocked(tx, call, {
    action: 'licenses.saveAddOns',
    conflict: licenseMessages.limitsConflict,
    lock: () => lockLimits(tx, params.licenseId),
    versionOf: ({ rows }) => tagOfLimits(rows),
    write: async ({ licenseId, rows }) => {
      const stored = new Map(rows.map((row) => [row.addOnId, row]))
      const limits = body.settle(body.sent.map(({ addOnId }) => stored.get(addOnId)))
      requireOfLicense(rows, limits)
      const wanted = new Map(limits.map(({ addOnId, maxUsers }) => [addOnId, maxUsers]))
      const changed = rows.filter(({ addOnId, maxUsers }) => (wanted.get(addOnId) ?? maxUsers) !== maxUsers)
      if (changed.length === 0) return undefined
      const written = changed.map((row) => ({ ...row, maxUsers: wanted.get(row.addOnId) ?? row.maxUsers }))
      await writeLimits(tx, licenseId, written)
      return {
        before: { addOnLimits: changed.map(formatAddOnLimit) },
        after: { addOnLimits: written.map(formatAddOnLimit) },
      }
    },
    present: ({ licenseId }) => readLicenseAddOns(tx, licenseId),
  })
}
