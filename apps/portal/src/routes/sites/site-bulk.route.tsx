import { projectChoice } from '@sitewright/domain/shared/project-choice'
import { siteMessages } from '@sitewright/domain/sites/messages'
import { SiteBulkPaste } from '@sitewright/ui/features/sites/SiteBulkPaste'
import { asView } from '../../data/as-view'
import { useProject } from '../../data/projects'
import { useSites } from '../../data/sites'
import { createHierarchies, createHierarchy } from '../../data/sites/save-trees'
import { paths } from '../../paths'
import { useSiteEdit } from '../../shell/use-site-edit'
import { withParam } from '../../shell/page/layout'
import { parseId } from '../../shell/page/parse-id'
import { useActor } from '../../shell/session/use-session'
import { buildSiteBreadcrumb } from './site-breadcrumb'

/** The bulk screen of a project (SITE-06). */
export const Component = withParam('projectId', ({ param }) => {
  const actor = useActor()
  const projectId = parseId(param)
  const edit = useSiteEdit(projectId)
  const project = useProject(projectId).data
  return (
    <SiteBulkPaste
      view={asView(useSites(projectId, actor), siteMessages.fetchFailed)}
      breadcrumb={buildSiteBreadcrumb(projectId, project?.name)}
      project={project && projectChoice(project)}
      disabledReason={edit.allowed ? undefined : edit.reason}
      treeHref={(siteId) => paths.siteTree(projectId, siteId)}
      sitesHref={paths.projectView(projectId)}
      onCreate={(tree) => createHierarchy(projectId, tree)}
      createAll={createHierarchies}
    />
  )
})
