import { adaptUsersReport } from '@sitewright/api-client/adapt/users-report'
import { licenses as licenseCalls } from '@sitewright/api-client/contract/licenses'
import { REPORT_START, type UsersReport } from '@sitewright/domain/licenses/users-report'
import { createOperations } from './api'
import { useRead } from './read'

const { licenses } = createOperations({ licenses: licenseCalls })

const select = ({ body }: { readonly body: UsersReport }) => adaptUsersReport(body)

/** The users of a license by month, in their order. It is large: loaded again only when the tab opens. */
export const useUsersReport = (licenseId: number) =>
  useRead(
    licenses.usersReport,
    { params: { licenseId }, query: REPORT_START },
    {
      select,
      keepsPrevious: false,
      revalidates: 'on-mount',
    },
  )
