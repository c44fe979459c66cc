import { draftMessages } from '@sitewright/domain/shared/draft-messages'
import { Button } from '../../button/Button'
import { Note } from '../../note/Note'
import { VisuallyHidden } from '../../visually-hidden/VisuallyHidden'
import { NoteActions } from './NoteActions.styles'

/** Props of RemovedNote. */
export interface RemovedNoteProps {
  /** Names what was removed, after the texts of both buttons. */
  name: string
  /** Says that someone else removed it. */
  children: string
  /** Why it cannot be added again. */
  reason?: string | undefined
  isAdding: boolean
  onAdd: () => void
  onDiscard: () => void
}

/** Says that someone else removed what this form edits, and offers to add it again with what was typed, or to discard it. */
export function RemovedNote({ name, children, reason, isAdding, onAdd, onDiscard }: RemovedNoteProps) {
  return (
    <Note
      tone="warning"
      role="alert"
      data-removed=""
      action={
        <NoteActions>
          <Button size="small" isBusy={isAdding} onClick={onAdd} disabledReason={reason}>
            {draftMessages.addAgain} <VisuallyHidden>{name}</VisuallyHidden>
          </Button>
          <Button size="small" tone="ghost" onClick={onDiscard}>
            {draftMessages.discardRemoved} <VisuallyHidden>{name}</VisuallyHidden>
          </Button>
        </NoteActions>
      }
    >
      {children}
    </Note>
  )
}

/** Focuses the first choice of the note in a form. @returns whether there is one */
export function focusRemovedNote(form: HTMLElement | null): boolean {
  const button = form?.querySelector<HTMLElement>('[data-removed] button')
  button?.focus()
  return button !== null && button !== undefined
}
