import type { LicenseAddOn } from '@sitewright/domain/add-ons/model'
import type { Queries } from '../../db/database'
import { roleGroupsByAddOn } from '../../holdings/grants'
import { tagOfNumbers } from '../../http/versions'
import { presentLicenseAddOn } from './present'
import { listLicenseAddOns, type LicenseAddOnRow } from './store'

/** Names the ids and the limits of product licenses. Their use changes without a save, so it is no part of the version. */
export const tagOfLimits = (rows: readonly LicenseAddOnRow[]): string =>
  tagOfNumbers(rows.map(({ addOnId, maxUsers }) => [addOnId, maxUsers]))

/** The product licenses of a license by name, with the tag that a save names. */
export async function readLicenseAddOns(q: Queries, licenseId: number): Promise<{ body: LicenseAddOn[]; tag: string }> {
  const rows = await listLicenseAddOns(q, licenseId)
  const groupsOf = await roleGroupsByAddOn(
    q,
    rows.map(({ addOnId }) => addOnId),
  )
  return {
    body: rows.map((row) => presentLicenseAddOn(row, groupsOf.get(row.addOnId) ?? [])),
    tag: tagOfLimits(rows),
  }
}
