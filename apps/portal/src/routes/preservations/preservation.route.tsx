import { Navigate } from 'react-router-dom'
import { PreservationPage } from '@sitewright/ui/features/preservations/PreservationPage'
import { PreservationSkeleton } from '@sitewright/ui/features/preservations/PreservationSkeleton'
import { usePreservation } from '../../data/preservations'
import { toOpenedView } from '../../data/preservations/opened'
import { paths } from '../../paths'
import { withParam } from '../../shell/page/layout'
import { parseId } from '../../shell/page/parse-id'

const NO_TABS: readonly never[] = []

/** A preservation by its id alone: finds its project and opens the editor (PRES-04). */
export const Component = withParam('id', ({ param }) => {
  const { view, failedTitle } = toOpenedView(usePreservation(parseId(param)), undefined, undefined)
  const [opened] = view.state === 'ready' ? view.value : []
  if (opened !== undefined) return <Navigate to={paths.preservationView(opened.projectId, opened.id)} replace />
  return (
    <PreservationPage
      view={view}
      tabs={NO_TABS}
      loading={<PreservationSkeleton />}
      failedTitle={failedTitle}
      listHref={paths.preservations()}
    >
      {() => null}
    </PreservationPage>
  )
})
