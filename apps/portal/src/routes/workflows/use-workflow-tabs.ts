import { useMatches } from 'react-router-dom'
import { pageTitles } from '@sitewright/domain/shared/page-titles'
import type { TabLink } from '@sitewright/ui/tab-links'
import { buildTabs, type Tab } from '../../shell/page/tabs'
import { useActor } from '../../shell/session/use-session'

/** The tabs of a stored workflow. */
const TABS: readonly Tab[] = [
  { id: 'editor', label: pageTitles.workflows, routes: ['workflow'] },
  { id: 'activity', label: pageTitles.activity, routes: ['workflowActivity'] },
]

/** The tabs of a copy of a workflow, as links. */
export const useWorkflowTabs = (projectId: number, id: number): readonly TabLink[] =>
  buildTabs(TABS, { session: useActor(), params: { projectId, id }, current: useMatches().at(-1)?.id })
