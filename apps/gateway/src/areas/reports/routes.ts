import type { reports } from '@sitewright/api-client/contract/reports'
import { reportMessages } from '@sitewright/domain/reports/messages'
import type { UserReport } from '@sitewright/domain/reports/model'
import type { AreaHandlers } from '../../http/handler'
import { notFound } from '../../http/refusals'
import type { SaveCall } from '../../saves/save-locked'
import type { JobStart } from '../../jobs/start'
import { reportGroupHandlers } from '../report-groups/routes'
import { lockSubject, userHandlersBy } from '../users/subjects'
import { presentCatalogReport, presentReport } from './present'
import { changeReports, type ReportChange } from './save'
import { listReports, readReports } from './store'

export function reportHandlers({ db, onJob }: JobStart): AreaHandlers<typeof reports> {
  const { byName } = userHandlersBy(db)
  const change = (
    call: SaveCall & { readonly params: { readonly username: string } },
    what: Omit<ReportChange, 'lock'>,
  ): Promise<UserReport[]> =>
    db.transaction((tx) =>
      changeReports(tx, call, { ...what, lock: () => lockSubject(tx, call.actor, call.params.username) }),
    )
  const one = ([report]: readonly UserReport[]): UserReport => {
    if (report === undefined) throw notFound(reportMessages.notFound)
    return report
  }
  return {
    ofUser: byName(async ({ actor, subject }) => ({
      status: 200,
      body: (await readReports(db.orm, subject, actor)).filter(({ isListed }) => isListed).map(presentReport),
    })),
    assign: byName(async (call) => {
      const reportIds = [call.params.reportId]
      const what = { action: 'reports.assign', reportIds, isAssigned: true, isNamedByAddress: true }
      return { status: 200, body: one(await change(call, what)) }
    }),
    assignSome: byName(async (call) => {
      const what = { action: 'reports.assignSome', reportIds: call.body, isAssigned: true, isNamedByAddress: false }
      return { status: 200, body: await change(call, what) }
    }),
    unassign: byName(async (call) => {
      const reportIds = [call.params.reportId]
      const what = { action: 'reports.unassign', reportIds, isAssigned: false, isNamedByAddress: true }
      return { status: 200, body: one(await change(call, what)) }
    }),
    ...reportGroupHandlers({ db, onJob }),
    list: {
      run: async ({ actor }) => ({ status: 200, body: (await listReports(db.orm, actor)).map(presentCatalogReport) }),
    },
  }
}
