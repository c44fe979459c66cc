import { reportMessages } from '@sitewright/domain/reports/messages'
import type { UserReport } from '@sitewright/domain/reports/model'
import { canToggleReport } from '@sitewright/domain/reports/rules'
import type { Queries } from '../../db/database'
import { userReports } from '../../db/schema'
import { writeChange } from '../../holdings/assignments'
import { invalid, notFound } from '../../http/refusals'
import { tagOfIds } from '../../http/versions'
import { changedIds } from '../../saves/save-ids'
import { saveLocked, type Owner, type SaveCall } from '../../saves/save-locked'
import { presentReport } from './present'
import { readReports, type ReportRow } from './store'

export interface ReportChange {
  readonly action: string
  readonly reportIds: readonly number[]
  readonly isAssigned: boolean
  /** Whether the address or the body names the reports: the reply for one that does not exist differs. */
  readonly isNamedByAddress: boolean
  /** Locks the user. */
  lock(): Promise<Owner & { readonly userId: number }>
}

const refuse = (sentence: string) => invalid({ reportIds: [sentence] }, sentence)

/**
 * Assigns reports to a user or removes them, all or none. The call names no version, because it changes only these reports.
 * @throws Problem 404 or 400 where one does not exist or is not listed (SET-35), 400 for one that comes from a report group (USER-99) or is not active
 * @returns the reports as they are afterwards
 */
export async function changeReports(
  tx: Queries,
  call: SaveCall,
  { action, reportIds, isAssigned, isNamedByAddress, lock }: ReportChange,
): Promise<UserReport[]> {
  const wanted = new Set(reportIds)
  const read = async (user: { readonly userId: number; readonly licenseId: number }): Promise<ReportRow[]> =>
    (await readReports(tx, user, call.actor)).filter(({ reportId }) => wanted.has(reportId))
  const idsOf = (reports: readonly UserReport[]): number[] => reports.map(({ reportId }) => reportId)
  const { body } = await saveLocked(tx, call, {
    action,
    lock,
    write: async (user) => {
      const found = (await read(user)).filter(({ isListed }) => isListed).map(presentReport)
      if (found.length < wanted.size) {
        throw isNamedByAddress ? notFound(reportMessages.notFound) : refuse(reportMessages.notFound)
      }
      if (found.some((report) => report.autoAssigned)) throw refuse(reportMessages.fixed)
      const changed = found.filter((report) => report.assigned !== isAssigned)
      if (!changed.every(canToggleReport)) throw refuse(reportMessages.inactive)
      if (changed.length === 0) return undefined
      const ids = idsOf(changed)
      const change = isAssigned ? { added: ids, removed: [] } : { added: [], removed: ids }
      await writeChange(tx, userReports, user.userId, change)
      return changedIds('reportIds')(change)
    },
    present: async (user) => {
      // With one that was just removed and is no longer listed.
      const reports = (await read(user)).map(presentReport)
      return { body: reports, tag: tagOfIds(idsOf(reports.filter(({ assigned }) => assigned))) }
    },
  })
  return body
}
