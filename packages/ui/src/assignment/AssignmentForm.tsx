'use client'

import { type FormEvent, type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { LeaveGuard } from '../leave-guard/LeaveGuard'
import { Note } from '../note/Note'
import { type Change, UnsavedBar, UnsavedBarAhead } from '../unsaved-bar/UnsavedBar'
import { useSaveKey } from '../unsaved-bar/use-save-key'
import { Body, Notes } from './AssignmentForm.styles'
import { type ConflictLabels, ConflictNote, type ConflictRow } from './ConflictNote'
import { focusConflict } from './focus-conflict'
import type { Assignment } from './use-assignment'

/** Props of AssignmentForm. */
export interface AssignmentFormProps<Id> {
  /** Name of the form. */
  label: string
  assignment: Pick<
    Assignment<Id>,
    'isUnsaved' | 'isConflict' | 'theirs' | 'saving' | 'failure' | 'discard' | 'takeTheirs' | 'keepMine'
  >
  /** Whether the last change is still rendering. Ctrl+S saves it anyway. `false` by default. */
  isDrawing?: boolean
  /** Why the assignment cannot be changed, as a note at the top. There is no unsaved bar then. */
  readOnlyNote: string | undefined
  /** The unsaved changes. */
  changes: readonly Change[]
  /** Number of changes, if an entry of `changes` represents several. */
  count?: number
  conflictMessage: string
  conflictRows: readonly ConflictRow[]
  conflictLabels: Partial<ConflictLabels>
  saveLabel: string
  /** Saves the changes. Resolves to whether they are saved; the form shows why not. */
  onSave: () => Promise<boolean>
  children: ReactNode
}

const NOTHING: readonly Change[] = []

/** A form for an assignment, with the notes above it and the unsaved bar below it. Exposes `form`. */
export function AssignmentForm<Id>(props: AssignmentFormProps<Id>) {
  const { label, assignment, readOnlyNote, changes, count, conflictMessage, conflictRows, children } = props
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const isEditable = readOnlyNote === undefined
  const resolveConflict = (resolve: () => void): void => {
    // The focused button disappears with its note.
    form.current?.focus({ preventScroll: true })
    resolve()
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    event.stopPropagation()
    if (!isEditable) return
    void save()
  }
  const save = async (): Promise<boolean> => {
    if (!assignment.isConflict) return props.onSave()
    focusConflict(id)
    return false
  }
  return (
    <>
      <Body
        ref={form}
        id={id}
        tabIndex={-1}
        aria-label={label}
        noValidate
        onSubmit={submit}
        onKeyDown={preventEnterSubmit}
      >
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
                onTakeTheirs={() => resolveConflict(assignment.takeTheirs)}
                onKeepMine={() => resolveConflict(assignment.keepMine)}
                labels={props.conflictLabels}
              />
            )}
          </Notes>
        )}
        {children}
      </Body>
      {isEditable && <LeaveGuard changes={assignment.isUnsaved ? changes : NOTHING} onSave={save} />}
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

/** Handles Ctrl+S while the unsaved bar is not rendered yet. */
function SaveKey({ formId }: { formId: string }) {
  useSaveKey(formId, false)
  return null
}

/** Prevents the implicit submission: Enter in a search field or on a checkbox must not save. */
function preventEnterSubmit(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
}
