import { pageTitles } from '@sitewright/domain/shared/page-titles'
import { siteScreenLabels } from '@sitewright/domain/sites/screen-messages'
import type { Breadcrumb } from '@sitewright/ui/page-header'
import { paths } from '../../paths'

/** The pages above every page of a site: the list of projects, and the project, whose name can still be loading. */
export const buildSiteBreadcrumb = (projectId: number, projectName: string | undefined): readonly Breadcrumb[] => [
  { label: pageTitles.projects, href: paths.projects() },
  { label: projectName ?? siteScreenLabels.project, href: paths.projectView(projectId) },
]
