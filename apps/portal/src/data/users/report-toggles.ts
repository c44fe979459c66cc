import { reports as reportCalls } from '@sitewright/api-client/calls/reports'
import { reportMessages } from '@sitewright/domain/reports/messages'
import type { UserReport } from '@sitewright/domain/reports/model'
import { createOperations } from '../api'
import { refresh } from '../read'
import { createRowToggles } from '../row-toggles'
import { updateUserReports } from './reports'

const { reports } = createOperations({ reports: reportCalls })

/** A report as one user has it. */
interface ReportOfUser extends UserReport {
  userName: string
}

const useToggles = createRowToggles<ReportOfUser, 'assigned'>({
  name: 'report',
  idOf: ({ reportId, userName }) => `${reportId} ${userName}`,
  save: async ({ reportId, userName }, { assigned }) => {
    const params = { username: userName, reportId }
    const reply = assigned ? await reports.assign({ params }) : await reports.unassign({ params })
    return { ...reply.body, userName }
  },
  onStored: ({ userName, ...report }) => updateUserReports(userName, [report]),
  onFailed: () => void refresh('reports.ofUser'),
  texts: {
    saved: ({ assigned }) => (assigned ? reportMessages.assigned : reportMessages.unassigned),
    failed: ({ assigned }) => (assigned ? reportMessages.unassignFailed : reportMessages.addFailed),
  },
})

/** Assigning and unassigning the reports of a user: shown at once, rolled back when the save fails (USER-98). */
export function useReportToggles(userName: string) {
  const { shown, isSaving, toggle } = useToggles()
  const withUser = (report: UserReport): ReportOfUser => ({ ...report, userName })
  return {
    shown: (report: UserReport): UserReport => shown(withUser(report)),
    isSaving: (report: UserReport): boolean => isSaving(withUser(report), 'assigned'),
    toggle: (report: UserReport): void => toggle(withUser(report), 'assigned'),
  }
}
