import { pageTitles } from '@sitewright/domain/shared/page-titles'
import { siteScreenLabels } from '@sitewright/domain/sites/screen-messages'
import type { Breadcrumb } from '@sitewright/ui/page-header'
import { paths } from '../../paths'

/** The pages above every page of a site: the projects and the project, whose name may not be loaded yet. */
export const buildSiteBreadcrumb = (projectId: number, projectName: string | undefined): readonly Breadcrumb[] => [
  { label: pageTitles.projects, href: paths.projects() },
  { label: projectName ?? siteScreenLabels.project, href: paths.projectView(projectId) },
]
