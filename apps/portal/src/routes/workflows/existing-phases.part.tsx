import { workflowSaveMessages } from '@sitewright/domain/workflows/save-messages'
import type { ExistingPhasesPartProps } from '@sitewright/ui/features/workflows/EditorDialogs'
import { ExistingPhaseDialog } from '@sitewright/ui/features/workflows/ExistingPhaseDialog'
import { useMemo } from 'react'
import { asView } from '../../data/as-view'
import type { ProjectChoice } from '../../data/workflows/project-choice'
import { useExistingPhases } from '../../data/workflows'

/** Props of ExistingPhases. */
export type ExistingPhasesProps = ExistingPhasesPartProps & { choice: ProjectChoice }

/** The phases of the workflows of the selected projects; the chosen one is copied with new ids (WF-33). */
export function ExistingPhases({ choice, ...props }: ExistingPhasesProps) {
  const { projectIds } = props
  const { getStatusLists, getProjectName } = choice
  const read = useExistingPhases(projectIds)
  return (
    <ExistingPhaseDialog
      {...props}
      view={asView(read, workflowSaveMessages.loadFailed)}
      configs={useMemo(() => getStatusLists(projectIds), [getStatusLists, projectIds])}
      getProjectName={getProjectName}
    />
  )
}
