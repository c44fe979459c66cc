import { siteCopyLabels as labels, siteCopyMessages as messages } from '@sitewright/domain/sites/copy-messages'
import { siteMessages } from '@sitewright/domain/sites/messages'
import { Button } from '../../button/Button'
import { ConfirmDialog } from '../../confirm-dialog/ConfirmDialog'
import { Dialog } from '../../dialog/Dialog'
import { Note } from '../../note/Note'
import type { SiteCopyQuestion } from './use-site-copies'

/** Props of SiteCopyDialog. */
export interface SiteCopyDialogProps {
  question: SiteCopyQuestion | undefined
  /** The project that the copy goes to: "18: Coker Unit Revamp". */
  target: string
  /** Called with whether to unarchive existing sites. `undefined` closes the dialog and copies nothing (COPY-26). */
  onAnswer: (unarchiveExisting: boolean | undefined) => void
}

/** Asks before a copy that unarchives sites: existing ones of the project, archived ones among those being copied, or both (COPY-24 to COPY-27). */
export function SiteCopyDialog({ question, target, onAnswer }: SiteCopyDialogProps) {
  if (question === undefined) return null
  const { site, asksToUnarchive, isTopTaken, hasArchived } = question
  const notice = hasArchived && <Note tone="warning">{siteMessages.copyArchived}</Note>
  if (!asksToUnarchive) {
    return (
      <ConfirmDialog
        isOpen
        title={labels.archivedTitle(site.name)}
        confirmLabel={labels.continue}
        onConfirm={() => onAnswer(false)}
        onClose={() => onAnswer(undefined)}
      >
        {notice}
      </ConfirmDialog>
    )
  }
  return (
    <Dialog
      isOpen
      role="alertdialog"
      title={labels.unarchiveTitle(site.name)}
      onClose={() => onAnswer(undefined)}
      footer={
        <>
          <Button onClick={() => onAnswer(false)}>{labels.no}</Button>
          <Button tone="primary" onClick={() => onAnswer(true)}>
            {labels.yes}
          </Button>
        </>
      }
    >
      <p>{messages.archivedThere(site.name, target, isTopTaken)}</p>
      {notice}
    </Dialog>
  )
}
