'use client'

import { type FormEvent, type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { Note } from '../note/Note'
import { type Change, UnsavedBar, UnsavedBarAhead } from '../unsaved-bar/UnsavedBar'
import { useSaveKey } from '../unsaved-bar/use-save-key'
import { Body, Notes } from './AssignmentForm.styles'
import { type ConflictLabels, ConflictNote, type ConflictRow } from './ConflictNote'
import { leadToConflict } from './lead-to-conflict'
import type { Assignment } from './use-assignment'

/** Props of AssignmentForm. */
export interface AssignmentFormProps<Id> {
  /** Its name. */
  label: string
  assignment: Pick<
    Assignment<Id>,
    'isUnsaved' | 'isConflict' | 'theirs' | 'saving' | 'failure' | 'discard' | 'takeTheirs' | 'keepMine'
  >
  /** What was chosen last is still being drawn; Ctrl+S saves it all the same. */
  isDrawing?: boolean
  /** Why nothing can be changed, as a note above it all; there is no bar then. */
  readOnlyNote: string | undefined
  /** What differs from what is saved, as chips. */
  changes: readonly Change[]
  /** How many changes there are, where a chip stands for several. */
  count?: number
  conflictMessage: string
  conflictRows: readonly ConflictRow[]
  conflictLabels: Partial<ConflictLabels>
  saveLabel: string
  onSave: () => void
  /** Draws the guard against leaving; is told what would be lost. */
  leaveGuard: (changes: readonly Change[]) => ReactNode
  children: ReactNode
}

const NOTHING: readonly Change[] = []

/** Things to choose from, with what they all have around them: the notes above and the bar that saves. Exposes `form`. */
export function AssignmentForm<Id>(props: AssignmentFormProps<Id>) {
  const { label, assignment, readOnlyNote, changes, count, conflictMessage, conflictRows, children } = props
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const isEditable = readOnlyNote === undefined
  /** The note goes with its buttons. */
  const settle = (choose: () => void): void => {
    form.current?.focus({ preventScroll: true })
    choose()
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    event.stopPropagation()
    if (!isEditable) return
    if (assignment.isConflict) leadToConflict(id)
    else props.onSave()
  }
  return (
    <>
      <Body ref={form} id={id} tabIndex={-1} aria-label={label} noValidate onSubmit={submit} onKeyDown={keepEnter}>
        {(!isEditable || assignment.isConflict) && (
          <Notes>
            {!isEditable && <Note tone="info">{readOnlyNote}</Note>}
            {assignment.isConflict && (
              <ConflictNote
                formId={id}
                isAnswer={assignment.saving === 'failed'}
                message={conflictMessage}
                rows={conflictRows}
                isWaiting={assignment.theirs === undefined}
                onTakeTheirs={() => settle(assignment.takeTheirs)}
                onKeepMine={() => settle(assignment.keepMine)}
                labels={props.conflictLabels}
              />
            )}
          </Notes>
        )}
        {children}
      </Body>
      {isEditable && props.leaveGuard(assignment.isUnsaved ? changes : NOTHING)}
      {isEditable && !assignment.isUnsaved && <UnsavedBarAhead />}
      {isEditable && !assignment.isUnsaved && props.isDrawing === true && <SaveKey formId={id} />}
      {isEditable && assignment.isUnsaved && (
        <UnsavedBar
          changes={changes}
          count={count}
          state={assignment.saving}
          message={assignment.failure ?? (assignment.isConflict ? conflictMessage : undefined)}
          formId={id}
          labels={{ save: props.saveLabel }}
          onDiscard={assignment.discard}
        />
      )}
    </>
  )
}

/** The key of a bar that is not there yet. */
function SaveKey({ formId }: { formId: string }) {
  useSaveKey(formId, false)
  return null
}

/** Enter in a search field or on a box would save, by the browser's custom; nobody who searches means that. */
function keepEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
}
