import { siteMessages } from '@sitewright/domain/sites/messages'
import { SiteHierarchy } from '@sitewright/ui/features/sites/SiteHierarchy'
import { asView } from '../../data/as-view'
import { useProject } from '../../data/projects'
import { mapView } from '../../data/joined-view'
import { useHierarchy } from '../../data/sites'
import { saveHierarchy } from '../../data/sites/save-trees'
import { paths } from '../../paths'
import { useSiteEdit } from '../../shell/use-site-edit'
import { capabilities } from '../../shell/capabilities'
import { pageNotices } from '../../shell/page/page-notices'
import { buildSiteBreadcrumb } from './site-breadcrumb'

/** Edits the hierarchy of a site (SITE-33). */
export function SiteTree({ projectId, siteId }: { projectId: number; siteId: number }) {
  const edit = useSiteEdit(projectId)
  const hierarchy = useHierarchy(projectId, siteId)
  const topParentId = hierarchy.data?.topParentId ?? null
  return (
    <SiteHierarchy
      mode="edit"
      view={mapView(asView(hierarchy, siteMessages.fetchFailed), ({ sites }) => sites)}
      breadcrumb={buildSiteBreadcrumb(projectId, useProject(projectId).data?.name)}
      toasts={pageNotices}
      disabledReason={edit.allowed ? undefined : edit.reason}
      moves={capabilities.has('sites.move') ? { isProjectTop: topParentId === null } : undefined}
      cancelHref={paths.projectView(projectId)}
      onSave={(changes, sites) => saveHierarchy(projectId, changes, { sites, topParentId })}
    />
  )
}
