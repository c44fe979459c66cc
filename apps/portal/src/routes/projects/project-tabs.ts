import { pageTitles } from '@sitewright/domain/shared/page-titles'
import type { Tab } from '../../shell/page/tabs'

/** The tabs of a project, in their order (PROJ-29). */
export const PROJECT_TABS: readonly Tab[] = [
  { id: 'sites', label: pageTitles.sites, routes: ['projectSites'] },
  { id: 'configs', label: pageTitles.projectConfig, routes: ['projectConfigs'] },
  {
    id: 'resourceProperties',
    label: pageTitles.projectResourceProperties,
    routes: ['projectResourceProperties'],
  },
  { id: 'info', label: pageTitles.info, routes: ['projectInfo'] },
  { id: 'copy', label: pageTitles.copy, routes: ['projectCopy'] },
  { id: 'resourceWorkflows', label: pageTitles.projectResourceWorkflows, routes: ['projectResourceWorkflows'] },
  {
    id: 'resourcePreservations',
    label: pageTitles.projectResourcePreservations,
    routes: ['projectResourcePreservations'],
  },
  { id: 'documentNumbering', label: pageTitles.documentNumbering, routes: ['projectDocumentNumbering'] },
  { id: 'activity', label: pageTitles.activity, routes: ['projectActivity'] },
]
