import { Outlet, useParams } from 'react-router-dom'
import { SplitPage } from '@sitewright/ui/features/patterns/SplitPage'
import { IntegrationReportList } from './integration-report-list.part'

/** The list of integration reports, and beside it the one that is open. */
export function Component() {
  const { integrationReference } = useParams()
  return (
    <SplitPage
      layout="reader"
      isOpen={integrationReference !== undefined}
      list={<IntegrationReportList openReference={integrationReference} />}
    >
      <Outlet />
    </SplitPage>
  )
}
