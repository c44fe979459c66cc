import { reports as reportCalls } from '@sitewright/api-client/contract/reports'
import { useSyncExternalStore } from 'react'
import useSWR, { mutate } from 'swr'
import { reportMessages } from '@sitewright/domain/reports/messages'
import type { UserReport } from '@sitewright/domain/reports/model'
import { session } from '../shell/session'
import { showFailure } from '../shell/show-failure'
import { toasts } from '../shell/toasts'
import { callsOf } from './api'
import { keyOf } from './keys'
import { createWriteQueue } from '@sitewright/ui/write-queue'

const api = callsOf({ reports: reportCalls })

const userReportsKey = (userName: string) => keyOf('user-reports', userName)

/** All reports, as a user has them (USER-97). */
export const useUserReports = (userName: string) =>
  useSWR(
    userReportsKey(userName),
    async () => (await api().reports.ofUser({ params: { username: userName } })).body,
    // Another user is another page: the one before must not stand in for it.
    { keepPreviousData: false },
  )

interface ReportOfUser {
  userName: string
  report: UserReport
}

const idOf = (userName: string, reportId: number): string => `${reportId} ${userName}`

/** Puts what the server stored into the list that shows it. */
const spread = (userName: string, stored: readonly UserReport[]): Promise<unknown> =>
  mutate(
    userReportsKey(userName),
    (reports: UserReport[] | undefined) =>
      reports?.map((report) => stored.find((other) => other.reportId === report.reportId) ?? report),
    { revalidate: false },
  )

/** The queue of the badges: the last wish wins. */
const toggles = createWriteQueue<string, ReportOfUser, { assigned: boolean }>({
  send: async ({ userName, report }, { assigned }) => {
    const params = { username: userName, reportId: report.reportId }
    const reply = assigned ? await api().reports.assign({ params }) : await api().reports.unassign({ params })
    return { userName, report: reply.body }
  },
  isSettled: ({ report }, { assigned }) => report.assigned === assigned,
  onStored: ({ userName, report }) => {
    void spread(userName, [report])
    toasts.success(report.assigned ? reportMessages.assigned : reportMessages.unassigned, {
      key: `report-${report.reportId}`,
    })
  },
  onFailed: (error, { userName }, { assigned }) => {
    showFailure(error, assigned ? reportMessages.addFailed : reportMessages.unassignFailed)
    void mutate(userReportsKey(userName))
  },
})

// What one person wanted is no intent of the next one.
session.onHandover(() => toggles.reset())

/** Assigning and un-assigning the reports of a user: shown at once, taken back when the save fails (USER-98). */
export function useReportToggles(userName: string) {
  useSyncExternalStore(toggles.subscribe, toggles.getVersion)
  const shown = (report: UserReport): UserReport => ({
    ...report,
    ...toggles.getOverlay(idOf(userName, report.reportId)),
  })
  return {
    shown,
    isSaving: (report: UserReport): boolean => toggles.getOverlay(idOf(userName, report.reportId)) !== undefined,
    toggle: (report: UserReport): void => {
      const { assigned } = shown(report)
      void toggles.intend(idOf(userName, report.reportId), { userName, report }, { assigned: !assigned })
    },
  }
}

/** Assigns several reports at once: all of them or none (API-77). @returns whether that was done */
export async function assignReports(userName: string, reportIds: readonly number[]): Promise<boolean> {
  try {
    const { body } = await api().reports.assignSome({ params: { username: userName }, body: [...reportIds] })
    await spread(userName, body)
    toasts.success(reportMessages.assigned)
    return true
  } catch (error) {
    showFailure(error, reportMessages.addFailed)
    void mutate(userReportsKey(userName))
    return false
  }
}
