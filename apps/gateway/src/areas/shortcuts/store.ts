import { and, asc, eq, isNotNull, or, sql } from 'drizzle-orm'
import type { Actor } from '@sitewright/domain/shared/policy'
import type { ShortcutInput } from '@sitewright/domain/shortcuts/model'
import type { Queries } from '../../db/database'
import { reports, reportShortcuts } from '../../db/schema'
import { isVisibleReport } from '../../holdings/visible-reports'

/** A report as a license uses it. */
export interface ShortcutRow extends ShortcutInput {
  readonly reportName: string
  readonly reportPath: string
  readonly isActive: boolean
}

/** The reports that are a shortcut of the license, or active and visible to the actor, by path. */
export const readShortcuts = (q: Queries, actor: Actor, licenseId: number): Promise<ShortcutRow[]> =>
  q
    .select({
      id: reports.reportId,
      type: reportShortcuts.type,
      order: reportShortcuts.order,
      reportName: reports.reportName,
      reportPath: reports.reportPath,
      isActive: reports.isActive,
    })
    .from(reports)
    .leftJoin(
      reportShortcuts,
      and(eq(reportShortcuts.reportId, reports.reportId), eq(reportShortcuts.licenseId, licenseId)),
    )
    .where(or(isNotNull(reportShortcuts.reportId), and(eq(reports.isActive, true), isVisibleReport(actor))))
    .orderBy(sql`lower(${reports.reportPath} collate pg_c_utf8)`, asc(reports.reportId))

/** Replaces all shortcuts of a license. */
export async function replaceShortcuts(tx: Queries, licenseId: number, rows: readonly ShortcutInput[]): Promise<void> {
  await tx.delete(reportShortcuts).where(eq(reportShortcuts.licenseId, licenseId))
  if (rows.length === 0) return
  await tx.insert(reportShortcuts).values(rows.map(({ id, type, order }) => ({ licenseId, reportId: id, type, order })))
}

export async function deleteShortcut(tx: Queries, licenseId: number, reportId: number): Promise<void> {
  await tx
    .delete(reportShortcuts)
    .where(and(eq(reportShortcuts.licenseId, licenseId), eq(reportShortcuts.reportId, reportId)))
}

/** Whether there is such a report that the actor may see. */
export const reportExists = async (q: Queries, actor: Actor, reportId: number): Promise<boolean> =>
  (await q.$count(reports, and(eq(reports.reportId, reportId), isVisibleReport(actor)))) > 0
