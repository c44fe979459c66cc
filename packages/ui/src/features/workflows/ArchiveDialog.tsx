import {
  workflowListLabels as labels,
  workflowListMessages as messages,
} from '@sitewright/domain/workflows/list-messages'
import type { WorkflowRow } from '@sitewright/domain/workflows/workflow'
import { ConfirmDialog } from '../../confirm-dialog/ConfirmDialog'
import { useConfirmedAction } from '../patterns/use-confirmed-action'
import { ProjectList } from './WorkflowEditor.styles'

/** Props of ArchiveDialog. */
export interface ArchiveDialogProps {
  row: WorkflowRow
  /** Archives all copies of the row. Resolves to the message of a failure. */
  onArchive: (row: WorkflowRow) => Promise<string | undefined>
  onClose: () => void
}

/** Asks before a workflow is archived, and lists the affected projects (WF-11). Mounted while it is open. */
export function ArchiveDialog({ row, onArchive, onClose }: ArchiveDialogProps) {
  const confirmation = useConfirmedAction(() => onArchive(row), onClose)
  return (
    <ConfirmDialog
      isOpen
      tone="danger"
      title={labels.archiveTitle(row.name)}
      confirmLabel={labels.archiveConfirm}
      {...confirmation}
    >
      {messages.archiveText(row.copies.length)}
      <ProjectList>
        {row.copies.map(({ projectId, projectName }) => (
          <li key={projectId}>{`${projectId}: ${projectName}`}</li>
        ))}
      </ProjectList>
    </ConfirmDialog>
  )
}
