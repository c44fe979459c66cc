import { useParams } from 'react-router-dom'
import { preservationScreenLabels } from '@sitewright/domain/preservations/screen-messages'
import { PreservationPage } from '@sitewright/ui/features/preservations/PreservationPage'
import { usePreservation, usePreservationProjects } from '../../data/preservations'
import { toOpenedView } from '../../data/preservations/opened'
import { paths } from '../../paths'
import { withParam } from '../../shell/page/layout'
import { parseId } from '../../shell/page/parse-id'
import { usePreservationLayout } from './use-opened-preservation'

/** The page of a preservation: the header above its tabs (PRES-02, PRES-04). */
export const Component = withParam('id', ({ param }) => {
  const projectId = parseId(useParams()['projectId'])
  const id = parseId(param)
  const { view, failedTitle } = toOpenedView(usePreservation(id), usePreservationProjects().data, projectId)
  const [opened] = view.state === 'ready' ? view.value : []
  const name = opened?.name ?? preservationScreenLabels.title
  const { title, page } = usePreservationLayout({ projectId, id }, { view, name, failedTitle })
  return (
    <>
      {title}
      <PreservationPage {...page} listHref={paths.preservations()} />
    </>
  )
})
