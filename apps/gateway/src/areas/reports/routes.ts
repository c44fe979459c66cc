import type { reports } from '@sitewright/api-client/contract/reports'
import { reportMessages } from '@sitewright/domain/reports/messages'
import type { UserReport } from '@sitewright/domain/reports/model'
import type { Database } from '../../db/database'
import type { AreaHandlers } from '../../http/handler'
import { notFound } from '../../http/refusals'
import type { SignedIn } from '../../http/caller'
import { holdSubject, userSubjects } from '../users/subjects'
import { presentReport } from './present'
import { changeReports, type ReportChange } from './save'
import { readReports } from './store'

interface ChangeCall {
  readonly actor: SignedIn
  readonly params: { readonly username: string }
  readonly now: number
  readonly requestId: string
}

export function reportHandlers(db: Database): AreaHandlers<typeof reports> {
  const { byName: ofUser } = userSubjects(db)
  const change = (
    { actor, params, now, requestId }: ChangeCall,
    what: Pick<ReportChange, 'action' | 'reportIds' | 'isAssigned' | 'isNamedByAddress'>,
  ): Promise<UserReport[]> =>
    db.transaction(async (tx) => {
      const user = await holdSubject(tx, actor, params.username)
      return changeReports(tx, { ...what, user, actor, now, requestId })
    })
  const one = ([report]: readonly UserReport[]): UserReport => {
    if (report === undefined) throw notFound(reportMessages.notFound)
    return report
  }
  return {
    ofUser: {
      ...ofUser,
      run: async ({ actor, subject }) => ({
        status: 200,
        body: (await readReports(db.orm, subject, actor)).map(presentReport),
      }),
    },
    assign: {
      ...ofUser,
      run: async (call) => {
        const reportIds = [call.params.reportId]
        const what = { action: 'reports.assign', reportIds, isAssigned: true, isNamedByAddress: true }
        return { status: 200, body: one(await change(call, what)) }
      },
    },
    assignSome: {
      ...ofUser,
      run: async (call) => {
        const what = {
          action: 'reports.assignSome',
          reportIds: call.body,
          isAssigned: true,
          isNamedByAddress: false,
        }
        return { status: 200, body: await change(call, what) }
      },
    },
    unassign: {
      ...ofUser,
      run: async (call) => {
        const reportIds = [call.params.reportId]
        const what = { action: 'reports.unassign', reportIds, isAssigned: false, isNamedByAddress: true }
        return { status: 200, body: one(await change(call, what)) }
      },
    },
  }
}
