import { reportMessages } from './messages'
import type { UserReport } from './model'

export type ReportState = 'auto-assigned' | 'assigned' | 'un-assigned'

/** Auto assigned wins where both are set (USER-101). */
export const stateOfReport = (report: Pick<UserReport, 'assigned' | 'autoAssigned'>): ReportState =>
  report.autoAssigned ? 'auto-assigned' : report.assigned ? 'assigned' : 'un-assigned'

/** Can this report be assigned and un-assigned for one user? (USER-98, USER-99) */
export const canToggleReport = (report: Pick<UserReport, 'assigned' | 'autoAssigned' | 'active'>): boolean =>
  !report.autoAssigned && (report.active || report.assigned)

/** The users who get the report of a group: those who have all that it names, or everyone if it names nothing. */
export interface Audience {
  /** As people read it. */
  readonly role?: string | undefined
  readonly license?: string | undefined
  readonly project?: string | undefined
}

function reasonOfOne({ role, license, project }: Audience): string {
  const parts = [
    ...(role === undefined ? [] : [reportMessages.ofRole(role)]),
    ...(license === undefined ? [] : [reportMessages.ofLicense(license)]),
    ...(project === undefined ? [] : [reportMessages.ofProject(project)]),
  ]
  return parts.length === 0 ? reportMessages.everybody : reportMessages.together(parts)
}

/** Why a report is assigned automatically: each group that gives it, once; `null` if none does (USER-101). */
export const getReason = (audiences: readonly Audience[]): string | null =>
  audiences.length === 0 ? null : reportMessages.either([...new Set(audiences.map(reasonOfOne))])
