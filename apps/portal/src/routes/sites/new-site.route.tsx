import { useNavigate, useSearchParams } from 'react-router-dom'
import { projectRecordMessages } from '@sitewright/domain/projects/record-messages'
import type { SiteNode } from '@sitewright/domain/sites/model'
import { SiteHierarchy } from '@sitewright/ui/features/sites/SiteHierarchy'
import { asView } from '../../data/as-view'
import { mapView } from '../../data/joined-view'
import { useProject } from '../../data/projects'
import { saveHierarchy } from '../../data/sites/save-trees'
import { paths } from '../../paths'
import { useSiteEdit } from '../../shell/use-site-edit'
import { withParam } from '../../shell/page/layout'
import { parseId } from '../../shell/page/parse-id'
import { pageNotices } from '../../shell/page/page-notices'
import { buildSiteBreadcrumb } from './site-breadcrumb'
import { SiteTree } from './site-tree.part'

/** Nothing is saved yet. */
const NO_SITES: readonly SiteNode[] = []

/** The hierarchy editor of new sites, or that of the site in the query (SITE-05, SITE-33). */
export const Component = withParam('projectId', ({ param }) => {
  const projectId = parseId(param)
  const [query] = useSearchParams()
  const siteId = query.get('siteId')
  return siteId === null ? (
    <NewSite projectId={projectId} />
  ) : (
    <SiteTree key={siteId} projectId={projectId} siteId={parseId(siteId)} />
  )
})

function NewSite({ projectId }: { projectId: number }) {
  const navigate = useNavigate()
  const edit = useSiteEdit(projectId)
  const project = useProject(projectId)
  return (
    <SiteHierarchy
      mode="new"
      view={mapView(asView(project, projectRecordMessages.fetchFailed), () => NO_SITES)}
      breadcrumb={buildSiteBreadcrumb(projectId, project.data?.name)}
      toasts={pageNotices}
      disabledReason={edit.allowed ? undefined : edit.reason}
      cancelHref={paths.projectView(projectId)}
      onSave={(changes, sites) => saveHierarchy(projectId, changes, { sites, topParentId: null })}
      onSaved={() => void navigate(paths.projectView(projectId), { replace: true })}
    />
  )
}
