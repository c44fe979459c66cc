import { reportMessages } from '@sitewright/domain/reports/messages'
import type { UserReport } from '@sitewright/domain/reports/model'
import { canToggleReport } from '@sitewright/domain/reports/rules'
import type { Actor } from '@sitewright/domain/shared/policy'
import type { Queries } from '../../db/database'
import { userReports } from '../../db/schema'
import { writeChange, type Change } from '../../holdings/assignments'
import { record, type AuditEntry } from '../../http/audit'
import { invalid, notFound } from '../../http/refusals'
import { presentReport } from './present'
import { readReports } from './store'

export interface ReportChange extends Pick<AuditEntry, 'action' | 'requestId'> {
  readonly actor: Actor
  /** Held until the transaction ends. */
  readonly user: { readonly userId: number; readonly licenseId: number }
  readonly reportIds: readonly number[]
  readonly isAssigned: boolean
  /** What is told of one that does not exist: it is what the address names, or one of the body. */
  readonly isNamedByAddress: boolean
  readonly now: number
}

const refuse = (sentence: string) => invalid({ reportIds: [sentence] }, sentence)

/**
 * Assigns or un-assigns reports of a user, all or none. What is so already stays so.
 * @throws Problem 404 or 400 where one does not exist, 400 for one that comes from a report group (USER-99) or is not active
 * @returns those of the reports, as they are then
 */
export async function changeReports(tx: Queries, change: ReportChange): Promise<UserReport[]> {
  const { user, reportIds, isAssigned, now, isNamedByAddress, ...entry } = change
  const wanted = new Set(reportIds)
  const found = (await readReports(tx, user, change.actor))
    .map(presentReport)
    .filter((report) => wanted.has(report.reportId))
  if (found.length < wanted.size) {
    throw isNamedByAddress ? notFound(reportMessages.notFound) : refuse(reportMessages.notFound)
  }
  if (found.some((report) => report.autoAssigned)) throw refuse(reportMessages.fixed)
  const changed = found.filter((report) => report.assigned !== isAssigned)
  if (!changed.every(canToggleReport)) throw refuse(reportMessages.inactive)
  if (changed.length === 0) return found
  const ids = changed.map((report) => report.reportId)
  const write: Change = isAssigned ? { added: ids, removed: [] } : { added: [], removed: ids }
  await writeChange(tx, userReports, user.userId, write)
  await record(tx, {
    ...entry,
    at: now,
    subject: { kind: 'user', id: user.userId },
    licenseId: user.licenseId,
    before: { reportIds: write.removed },
    after: { reportIds: write.added },
  })
  return found.map((report) => ({ ...report, assigned: isAssigned }))
}
