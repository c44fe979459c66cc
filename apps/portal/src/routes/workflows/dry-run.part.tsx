import { useCallback, useMemo } from 'react'
import type { DryRunPartProps } from '@sitewright/ui/features/workflows/EditorDialogs'
import { DryRunPanel } from '@sitewright/ui/features/workflows/DryRunPanel'
import { useSites } from '../../data/sites'
import type { ProjectChoice } from '../../data/workflows/project-choice'
import { pageNotices } from '../../shell/page/page-notices'
import { useActor } from '../../shell/session/use-session'

/** Props of WorkflowDryRun. */
export interface WorkflowDryRunProps extends DryRunPartProps {
  boardHref: string
  choice: ProjectChoice
}

/** The dry run of a draft, with the names of the sites and statuses of the selected projects (WF-85). */
export function WorkflowDryRun({ projectIds, choice, ...props }: WorkflowDryRunProps) {
  // Triggers name sites of one project only (ITEM-56).
  const sites = useSites(projectIds.length === 1 ? projectIds[0] : undefined, useActor()).data
  const names = useMemo(() => new Map(sites?.map(({ siteId, name }) => [siteId, name])), [sites])
  return (
    <DryRunPanel
      {...props}
      statuses={choice.getStatuses(projectIds)}
      getSiteName={useCallback((siteId: number) => names.get(siteId), [names])}
      toasts={pageNotices}
    />
  )
}
