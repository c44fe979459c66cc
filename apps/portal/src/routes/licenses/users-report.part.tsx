import { canListUsers } from '@sitewright/domain/users/policy'
import { licenseScreenMessages } from '@sitewright/domain/licenses/screen-messages'
import { UsersReport } from '@sitewright/ui/features/licenses/UsersReport'
import { asView } from '../../data/as-view'
import { useUsersReport } from '../../data/licenses/users-report'
import { paths } from '../../paths'
import { useActor } from '../../shell/session/use-session'

/** The monthly users report of a license. A module of its own, because it loads the code of the chart. */
export function LicenseUsersReport({ licenseId }: { licenseId: number }) {
  const actor = useActor()
  const report = useUsersReport(licenseId)
  return (
    <UsersReport
      view={asView(report, licenseScreenMessages.reportFailed)}
      userHref={canListUsers.canDecide(actor).allowed ? paths.userDetails : undefined}
    />
  )
}
