import { reports as reportCalls } from '@sitewright/api-client/contract/reports'
import useSWR, { mutate } from 'swr'
import { reportMessages } from '@sitewright/domain/reports/messages'
import type { UserReport } from '@sitewright/domain/reports/model'
import { tellFailure } from '../shell/tell-failure'
import { toasts } from '../shell/toasts'
import { callsOf } from './api'
import { keyOf } from './keys'
import { createRowToggles } from './row-toggles'

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

/** A report as one user has it. */
interface ReportOfUser extends UserReport {
  userName: string
}

/** Puts what the server stored into the list that shows it. */
const spread = (userName: string, stored: readonly UserReport[]): Promise<unknown> =>
  mutate(
    userReportsKey(userName),
    (reports: UserReport[] | undefined) =>
      reports?.map((report) => stored.find((other) => other.reportId === report.reportId) ?? report),
    { revalidate: false },
  )

const useToggles = createRowToggles<ReportOfUser, 'assigned'>({
  name: 'report',
  idOf: ({ reportId, userName }) => `${reportId} ${userName}`,
  save: async ({ reportId, userName }, { assigned }) => {
    const params = { username: userName, reportId }
    const reply = assigned ? await api().reports.assign({ params }) : await api().reports.unassign({ params })
    return { ...reply.body, userName }
  },
  onStored: ({ userName, ...report }) => void spread(userName, [report]),
  onFailed: ({ userName }) => void mutate(userReportsKey(userName)),
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

/** Assigns several reports at once: all of them or none (API-77). @returns whether that was done */
export async function assignReports(userName: string, reportIds: readonly number[]): Promise<boolean> {
  try {
    const { body } = await api().reports.assignSome({ params: { username: userName }, body: [...reportIds] })
    await spread(userName, body)
    toasts.success(reportMessages.assigned)
    return true
  } catch (error) {
    tellFailure(error, reportMessages.addFailed)
    void mutate(userReportsKey(userName))
    return false
  }
}
