import { adaptUsersReport } from '@sitewright/api-client/adapt/users-report'
import { usersReports as reportCalls } from '@sitewright/api-client/calls/users-reports'
import { REPORT_START, type UsersReport } from '@sitewright/domain/licenses/users-report'
import { createOperations } from '../api'
import { useRead } from '../read'

const { usersReports } = createOperations({ usersReports: reportCalls })

const select = ({ body }: { readonly body: UsersReport }) => adaptUsersReport(body)

/** The users of a license by month, in their order. It is large: loaded again only when the tab opens. */
export const useUsersReport = (licenseId: number) =>
  useRead(
    usersReports.ofLicense,
    { params: { licenseId }, query: REPORT_START },
    {
      select,
      revalidates: 'on-mount',
    },
  )
