'use client'

import { type ComponentProps, useState } from 'react'
import { Button } from '../button/Button'
import { focusOnMount } from '../dialog/focus-on-mount'
import { Note } from '../note/Note'
import { Actions, Differences, Table } from './ConflictNote.styles'
import { getConflictId } from './focus-conflict'

/** One difference between the two versions. */
export interface ConflictRow {
  id: string
  /** What differs: the label of a field or the name of a role. */
  label: string
  /** Value in their version. */
  theirs: string
  /** Value in your version. */
  mine: string
}

/** Texts of ConflictNote, for translation. */
export interface ConflictLabels {
  /** Caption of the table; "Differences" by default. */
  caption: string
  /** Head of the first column; "Field" by default. */
  thing: string
  /** Head of the column with their version; "Saved by them" by default. */
  theirs: string
  /** Head of the column with your version; "Changed by you" by default. */
  mine: string
  /** Number of differences that are not listed; "and 28 more" by default. */
  more: (count: number) => string
  /** Button that discards your changes; "Use their changes" by default. */
  takeTheirs: string
  /** Button that keeps your changes; "Keep my changes" by default. */
  keepMine: string
  /** Why the buttons are disabled while `isWaiting`; "Loading their changes. Try again in a moment." by default. */
  waitReason: string
}

/** Props of ConflictNote: those of a `<div>`, and these. */
export interface ConflictNoteProps extends Omit<
  ComponentProps<'div'>,
  'role' | 'children' | 'id' | 'ref' | 'tabIndex'
> {
  /** `id` of the form with the conflict. `focusConflict` finds the note by it. */
  formId: string
  /** Takes the focus on mount, because the note answers a save. After a refresh, the focus stays in the form. `false` by default. */
  isAnswer?: boolean
  /** What happened: "Another user saved this user first." */
  message: string
  /** The differences. The note lists the first 12 and counts the others. */
  rows: readonly ConflictRow[]
  /** Whether their version is still loading. The buttons are disabled. `false` by default. */
  isWaiting?: boolean
  /** Called when the user discards their changes in favor of the other version. */
  onTakeTheirs: () => void
  /** Called when the user keeps their changes. The next save replaces the other version. */
  onKeepMine: () => void
  /** Replaces the English texts. */
  labels?: Partial<ConflictLabels>
}

const LABELS: ConflictLabels = {
  caption: 'Differences',
  thing: 'Field',
  theirs: 'Saved by them',
  mine: 'Changed by you',
  more: (count) => `and ${count} more`,
  takeTheirs: 'Use their changes',
  keepMine: 'Keep my changes',
  waitReason: 'Loading their changes. Try again in a moment.',
}

/** A longer table would push the page off the screen. */
const MAX_ROWS = 12

/** A merge conflict: another user saved first. Exposes an `alert` with the differences and two choices. Nothing is lost before the choice. */
export function ConflictNote(props: ConflictNoteProps) {
  const {
    formId,
    isAnswer = false,
    message,
    rows,
    isWaiting = false,
    onTakeTheirs,
    onKeepMine,
    labels: labelOverrides,
    ...rest
  } = props
  const [takesFocus] = useState(isAnswer)
  const labels = { ...LABELS, ...labelOverrides }
  const disabledReason = isWaiting ? labels.waitReason : undefined
  return (
    <Note
      {...rest}
      id={getConflictId(formId)}
      tabIndex={-1}
      ref={takesFocus ? focusOnMount : undefined}
      tone="warning"
      role="alert"
    >
      <p>{message}</p>
      {rows.length > 0 && (
        <Differences>
          <Table>
            <caption>{labels.caption}</caption>
            <thead>
              <tr>
                <th scope="col">{labels.thing}</th>
                <th scope="col">{labels.theirs}</th>
                <th scope="col">{labels.mine}</th>
              </tr>
            </thead>
            <tbody>
              {rows.slice(0, MAX_ROWS).map(({ id, label, theirs, mine }) => (
                <tr key={id}>
                  <th scope="row">{label}</th>
                  <td data-head={labels.theirs}>{theirs}</td>
                  <td data-head={labels.mine}>{mine}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </Differences>
      )}
      {rows.length > MAX_ROWS && <p>{labels.more(rows.length - MAX_ROWS)}</p>}
      <Actions>
        <Button size="small" disabledReason={disabledReason} onClick={onTakeTheirs}>
          {labels.takeTheirs}
        </Button>
        <Button size="small" disabledReason={disabledReason} onClick={onKeepMine}>
          {labels.keepMine}
        </Button>
      </Actions>
    </Note>
  )
}
