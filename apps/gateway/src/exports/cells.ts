import { licenseLabels } from '@sitewright/domain/licenses/messages'
import { tagOfAddOn } from '@sitewright/domain/add-ons/tag'
import type { Queries } from '../db/database'
import { licenses } from '../db/schema'
import { inArray } from 'drizzle-orm'

/** The titles of licenses, as lists show them. */
export async function readLicenseTitles(
  q: Queries,
  licenseIds: readonly number[],
): Promise<(row: { readonly licenseId: number }) => string> {
  const ids = [...new Set(licenseIds)]
  const rows =
    ids.length === 0
      ? []
      : await q
          .select({ licenseId: licenses.licenseId, name: licenses.name })
          .from(licenses)
          .where(inArray(licenses.licenseId, ids))
  const titles = new Map(rows.map((row) => [row.licenseId, licenseLabels.title(row)]))
  return ({ licenseId }) => titles.get(licenseId) ?? String(licenseId)
}

/** Product licenses in one cell, by their short names. */
export const addOnNames = (addOns: readonly Parameters<typeof tagOfAddOn>[0][]): string =>
  addOns.map((addOn) => tagOfAddOn(addOn).label).join('; ')

/** An instant; empty where it never happened. */
export const instantCell = (at: number | null): Date | null => (at === null ? null : new Date(at))
