import { reports as reportCalls } from '@sitewright/api-client/contract/reports'
import { useSyncExternalStore } from 'react'
import { reportMessages } from '@sitewright/domain/reports/messages'
import type { UserReport } from '@sitewright/domain/reports/model'
import { createWriteQueue } from '@sitewright/ui/write-queue'
import { session } from '../../shell/session'
import { showFailure } from '../../shell/show-failure'
import { toasts } from '../../shell/toasts'
import { createOperations } from '../api'
import { refresh } from '../read'
import { updateUserReports } from './reports'

const { reports } = createOperations({ reports: reportCalls })

interface ReportOfUser {
  userName: string
  report: UserReport
}

const createId = (userName: string, reportId: number): string => `${reportId} ${userName}`

/** The queue of the badges: the latest intent wins. */
const toggles = createWriteQueue<string, ReportOfUser, { assigned: boolean }>({
  send: async ({ userName, report }, { assigned }) => {
    const params = { username: userName, reportId: report.reportId }
    const reply = assigned ? await reports.assign({ params }) : await reports.unassign({ params })
    return { userName, report: reply.body }
  },
  isSettled: ({ report }, { assigned }) => report.assigned === assigned,
  onStored: ({ userName, report }) => {
    updateUserReports(userName, [report])
    toasts.success(report.assigned ? reportMessages.assigned : reportMessages.unassigned, {
      key: `report-${report.reportId}`,
    })
  },
  onFailed: (error, _report, { assigned }) => {
    showFailure(error, assigned ? reportMessages.addFailed : reportMessages.unassignFailed)
    void refresh('reports.ofUser')
  },
})

// The next session must not send what this one wanted.
session.onHandover(() => toggles.reset())

/** Assigning and un-assigning the reports of a user: shown at once, rolled back when the save fails (USER-98). */
export function useReportToggles(userName: string) {
  useSyncExternalStore(toggles.subscribe, toggles.getVersion)
  const shown = (report: UserReport): UserReport => ({
    ...report,
    ...toggles.getOverlay(createId(userName, report.reportId)),
  })
  return {
    shown,
    isSaving: (report: UserReport): boolean => toggles.getOverlay(createId(userName, report.reportId)) !== undefined,
    toggle: (report: UserReport): void => {
      const { assigned } = shown(report)
      void toggles.intend(createId(userName, report.reportId), { userName, report }, { assigned: !assigned })
    },
  }
}
