import { inArray } from 'drizzle-orm'
import { tagOfAddOn } from '@sitewright/domain/add-ons/tag'
import { licenseScreenLabels } from '@sitewright/domain/licenses/screen-messages'
import type { Queries } from '../db/database'
import { licenses } from '../db/schema'
import type { ExportColumn } from './list-export'

/** Adds the names of their licenses to rows. */
export async function withLicenseNames<Row extends { readonly licenseId: number }>(
  q: Queries,
  rows: readonly Row[],
): Promise<(Row & { readonly licenseName: string })[]> {
  const ids = [...new Set(rows.map(({ licenseId }) => licenseId))]
  const found =
    ids.length === 0
      ? []
      : await q
          .select({ licenseId: licenses.licenseId, name: licenses.name })
          .from(licenses)
          .where(inArray(licenses.licenseId, ids))
  const names = new Map(found.map(({ licenseId, name }) => [licenseId, name]))
  return rows.map((row) => ({ ...row, licenseName: names.get(row.licenseId) ?? '' }))
}

/** The license of a row: its id and its name (API-118). */
export const LICENSE_COLUMNS: readonly ExportColumn<{
  readonly licenseId: number | null
  readonly licenseName?: string | null | undefined
}>[] = [
  { header: licenseScreenLabels.licenseId, cell: ({ licenseId }) => licenseId },
  { header: licenseScreenLabels.licenseName, cell: ({ licenseName = '' }) => licenseName },
]

/** Several values in one cell. */
export const joinCell = (values: readonly (string | number)[]): string => values.join('; ')

/** Product licenses in one cell, by their names. */
export const addOnNames = (addOns: readonly Parameters<typeof tagOfAddOn>[0][]): string =>
  joinCell(addOns.map((addOn) => tagOfAddOn(addOn).title))

/** An instant; empty where it never happened. */
export const instantCell = (at: number | null): Date | null => (at === null ? null : new Date(at))
