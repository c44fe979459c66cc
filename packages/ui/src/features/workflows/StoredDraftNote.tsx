import { formatAgo } from '@sitewright/domain/shared/dates'
import { joinNames } from '@sitewright/domain/shared/join-names'
import type { EditorDraft } from '@sitewright/domain/workflows/editor-draft'
import { editorMessages, storedDraftMessages as messages } from '@sitewright/domain/workflows/editor-messages'
import { useState } from 'react'
import { Button } from '../../button/Button'
import { Note } from '../../note/Note'
import { NoteActions } from './WorkflowEditor.styles'

/** A draft that this device stored for this user. */
export interface StoredDraft {
  draft: EditorDraft
  /** The workflow that the draft started from. */
  before: EditorDraft
  /** Epoch milliseconds. */
  savedAt: number
}

/** Props of StoredDraftNote. */
export interface StoredDraftNoteProps {
  stored: StoredDraft
  /** Lists what someone changed since a draft that started from `before`. */
  describeSince: (before: EditorDraft) => string[]
  /** Why it cannot be restored now. */
  disabledReason: string | undefined
  onRestore: () => void
  onDiscard: () => void
}

const MINUTE_MS = 60_000

/** "3 hours ago". */
const describeAge = (savedAt: number, now: number): string =>
  now - savedAt < MINUTE_MS ? messages.justNow : formatAgo(savedAt, now)

/** How many changes of someone else the note names. */
const MAX_NAMED = 3

/** Offers unsaved changes that this device stored: with their age, and with what someone changed since then. */
export function StoredDraftNote(props: StoredDraftNoteProps) {
  const { stored, describeSince, disabledReason, onRestore, onDiscard } = props
  const [now] = useState(() => Date.now())
  const age = describeAge(stored.savedAt, now)
  const edits = describeSince(stored.before)
  const named = edits.slice(0, MAX_NAMED)
  const others = edits.length - named.length
  const changes = joinNames(others > 0 ? [...named, editorMessages.others(others)] : named)
  return (
    <Note
      tone={edits.length > 0 ? 'warning' : 'info'}
      role="status"
      action={
        <NoteActions>
          <Button size="small" disabledReason={disabledReason} onClick={onRestore}>
            {messages.restore}
          </Button>
          <Button size="small" tone="ghost" onClick={onDiscard}>
            {messages.discard}
          </Button>
        </NoteActions>
      }
    >
      {edits.length > 0 ? messages.foundChanged(age, changes) : messages.found(age)}
    </Note>
  )
}
