import { reports as reportCalls } from '@sitewright/api-client/calls/reports'
import { reportMessages } from '@sitewright/domain/reports/messages'
import type { UserReport } from '@sitewright/domain/reports/model'
import { createOperations } from '../api'
import { updateCached, useRead } from '../read'
import { write } from '../write'

const { reports } = createOperations({ reports: reportCalls })

/** All reports, with the assignments of a user (USER-97). */
export const useUserReports = (userName: string) => useRead(reports.ofUser, { params: { username: userName } })

/** Puts stored reports into the cached list of a user. */
export const updateUserReports = (userName: string, stored: readonly UserReport[]): void =>
  void updateCached(
    reports.ofUser,
    ({ params }) => params.username === userName,
    (rows) => rows.map((report) => stored.find((other) => other.reportId === report.reportId) ?? report),
  )

/** Assigns several reports at once: all of them or none (API-77). */
export const assignReports = (userName: string, reportIds: readonly number[]) =>
  write(() => reports.assignSome({ params: { username: userName }, body: [...reportIds] }), {
    saved: reportMessages.assigned,
    failed: reportMessages.addFailed,
    isFailureToasted: true,
    retry: () => void assignReports(userName, reportIds),
    store: (stored) => updateUserReports(userName, stored),
    refreshAfterFailure: ['reports.ofUser'],
  })
