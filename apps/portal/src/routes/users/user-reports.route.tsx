import { reportMessages } from '@sitewright/domain/reports/messages'
import { canAssignReports } from '@sitewright/domain/reports/policy'
import { userRecordMessages } from '@sitewright/domain/users/record-messages'
import { ReportsSkeleton, UserReports } from '@sitewright/ui/features/users/UserReports'
import { useReportToggles } from '../../data/users/report-toggles'
import { assignReports, useUserReports } from '../../data/users/reports'
import { asView } from '../../data/as-view'
import { useActor } from '../../shell/session/use-session'
import { useOpenedUser } from './use-opened-user'

/** Shown by the layout until the tab can render. */
export const handle = { Skeleton: ReportsSkeleton }

export function Component() {
  const actor = useActor()
  const user = useOpenedUser()
  const reports = useUserReports(user.userName)
  const toggles = useReportToggles(user.userName)
  const view = asView(reports, reportMessages.loadFailed)
  return (
    <UserReports
      view={view.state === 'ready' ? { ...view, value: view.value.map(toggles.shown) } : view}
      edit={canAssignReports.decide(actor, user)}
      readOnlyText={user.userId === actor.userId ? undefined : userRecordMessages.readOnly}
      isSaving={toggles.isSaving}
      onToggle={toggles.toggle}
      onAssign={async (reportIds) => (await assignReports(user.userName, reportIds)).status === 'saved'}
    />
  )
}
