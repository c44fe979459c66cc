'use client'

import { type ComponentProps, useState } from 'react'
import { Button } from '../button/Button'
import { focusOnMount } from '../dialog/focus-on-mount'
import { Note } from '../note/Note'
import { Actions, Differences, Table } from './ConflictNote.styles'
import { conflictIdOf } from './lead-to-conflict'

/** One thing that differs. */
export interface ConflictRow {
  id: string
  /** What it is: the label of a field, the name of a role. */
  label: string
  /** What they saved, in words. */
  theirs: string
  /** What stands on the page, in words. */
  mine: string
}

/** The words of a conflict, for another language. */
export interface ConflictLabels {
  /** Caption of the table. */
  caption: string
  /** Heads of its columns. */
  thing: string
  theirs: string
  mine: string
  /** How many differ beside those that are listed. */
  more: (count: number) => string
  takeTheirs: string
  keepMine: string
  /** Why neither can be chosen yet. */
  waitReason: string
}

/** Props of ConflictNote: those of a `<div>`, and these. */
export interface ConflictNoteProps extends Omit<
  ComponentProps<'div'>,
  'role' | 'children' | 'id' | 'ref' | 'tabIndex'
> {
  /** `id` of the form that it asks about: `leadToConflict` leads here. */
  formId: string
  /** It answers a save and takes the focus when it comes. One that comes with a refresh leaves the focus where somebody types. Default: false. */
  isAnswer?: boolean
  /** Who saved what: "Somebody else saved this user in the meantime." */
  message: string
  /** What differs; the first 12 are listed and the others are counted. */
  rows: readonly ConflictRow[]
  /** What they saved is still being read: neither can be chosen. */
  isWaiting?: boolean
  onTakeTheirs: () => void
  /** What is on the page stays, and the next save replaces theirs. */
  onKeepMine: () => void
  /** Words other than the English ones. */
  labels?: Partial<ConflictLabels>
}

const LABELS: ConflictLabels = {
  caption: 'What differs',
  thing: 'Field',
  theirs: 'Saved by them',
  mine: 'Typed by you',
  more: (count) => `and ${count} more`,
  takeTheirs: 'Take theirs',
  keepMine: 'Keep mine',
  waitReason: 'What they saved is still being read.',
}

/** More would push the page off the screen. */
const LISTED = 12

/** Somebody else saved first: what differs, and a choice. An `alert`; nothing is lost before the choice. */
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
  const wait = isWaiting ? labels.waitReason : undefined
  return (
    <Note
      {...rest}
      id={conflictIdOf(formId)}
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
              {rows.slice(0, LISTED).map(({ id, label, theirs, mine }) => (
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
      {rows.length > LISTED && <p>{labels.more(rows.length - LISTED)}</p>}
      <Actions>
        <Button size="small" disabledReason={wait} onClick={onTakeTheirs}>
          {labels.takeTheirs}
        </Button>
        <Button size="small" disabledReason={wait} onClick={onKeepMine}>
          {labels.keepMine}
        </Button>
      </Actions>
    </Note>
  )
}
