import { existingPhases } from '@sitewright/domain/workflows/new-parts'
import { workflowSaveMessages } from '@sitewright/domain/workflows/save-messages'
import type { WorkflowPhase } from '@sitewright/domain/workflows/workflow'
import type { DataPartProps } from '@sitewright/ui/features/workflows/EditorDialogs'
import { ExistingPhaseDialog } from '@sitewright/ui/features/workflows/ExistingPhaseDialog'
import { copyPhases } from '@sitewright/domain/workflows/copy'
import { asView } from '../../data/as-view'
import { mapView } from '../../data/joined-view'
import { useWorkflowsOf } from '../../data/workflows'

/** The phases of the workflows of the selected projects; the chosen one is copied with new ids (WF-33). */
export function ExistingPhases(props: DataPartProps & { onPick: (phase: WorkflowPhase) => void }) {
  const { projectIds, phases, onPick, onClose } = props
  const workflows = useWorkflowsOf(projectIds)
  return (
    <ExistingPhaseDialog
      view={mapView(asView(workflows, workflowSaveMessages.loadFailed), existingPhases)}
      phases={phases}
      onPick={(phase) => {
        const [copy] = copyPhases([phase], () => crypto.randomUUID())
        if (copy !== undefined) onPick(copy)
      }}
      onClose={onClose}
    />
  )
}
