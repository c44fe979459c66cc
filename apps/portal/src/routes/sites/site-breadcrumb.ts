import { pageTitles } from '@sitewright/domain/shared/page-titles'
import { siteScreenLabels } from '@sitewright/domain/sites/screen-messages'
import type { Breadcrumb } from '@sitewright/ui/page-header'
import { useProject } from '../../data/projects'
import { paths } from '../../paths'

/** The pages above every page of a site: the projects and the project. */
export function useSiteBreadcrumb(projectId: number): readonly Breadcrumb[] {
  const { data } = useProject(projectId)
  return [
    { label: pageTitles.projects, href: paths.projects() },
    { label: data?.name ?? siteScreenLabels.project, href: paths.projectView(projectId) },
  ]
}
