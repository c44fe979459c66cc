import { copyMessages as messages } from '@sitewright/domain/shared/copy-messages'
import { useState } from 'react'
import { ConflictPanel } from '../../conflict-panel/ConflictPanel'
import type { VersionAuthor } from '../../draft/draft'
import { describeMoment } from './describe-author'

/** One place where another copy has other content than the form. */
export interface CopyDifferenceRow {
  /** Unique among the rows. */
  key: string
  /** Label of the field, as in the form. */
  field: string
  /** Name of the project of the other copy. */
  project: string
  /** What the opened copy has, what the other copy has, and what the form has now. */
  opened: string
  other: string
  form: string
  /** `theirs`: the form has the content of the other copy. `mine`: a save overwrites it. Undefined until the user chooses. */
  choice: 'theirs' | 'mine' | undefined
}

/** Props of CopyDifferences. */
export interface CopyDifferencesProps {
  /** `id` of the panel. */
  id: string
  rows: readonly CopyDifferenceRow[]
  /** Called with the choice for one row; without a key for all rows. */
  onChoose: (choice: 'theirs' | 'mine', key?: string) => void
  /** Whether a rejected save found the differences, so that the heading takes the focus. `false` by default. */
  isAnswer?: boolean
  /** Who changed the other copy and when, if known. */
  author?: VersionAuthor | undefined
}

/** The projects whose copies differ, each once. */
const projectsOf = (rows: readonly CopyDifferenceRow[]): string[] => [...new Set(rows.map(({ project }) => project))]

/** Why a save has to wait for a choice; undefined once every row has one. */
export function findCopyReason(rows: readonly CopyDifferenceRow[]): string | undefined {
  const open = rows.filter(({ choice }) => choice === undefined)
  return open.length === 0 ? undefined : messages.chooseCopies(projectsOf(open))
}

/** The overwritten contents, for the list of unsaved changes. */
export const toOverwrites = (rows: readonly CopyDifferenceRow[]) =>
  rows
    .filter(({ choice }) => choice === 'mine')
    .map(({ key, field, project, other, form }) => ({
      id: key,
      label: messages.fieldIn(field, project),
      before: other,
      after: form,
    }))

/** Asks which content a save writes to all copies of a workflow or a preservation, where they differ. Renders nothing if they do not. */
export function CopyDifferences({ id, rows, onChoose, isAnswer = false, author }: CopyDifferencesProps) {
  const [now] = useState(() => Date.now())
  if (rows.length === 0) return null
  const projects = projectsOf(rows)
  return (
    <ConflictPanel
      id={id}
      contested={rows.map(({ key, field, project, opened, other, form, choice }) => ({
        id: key,
        label: messages.fieldIn(field, project),
        before: opened,
        theirs: other === form && choice !== 'theirs' ? messages.otherContent(other) : other,
        mine: form,
        choice,
      }))}
      merged={NOTHING}
      isAnswer={isAnswer}
      onChoose={onChoose}
      help={messages.differHelp}
      labels={{
        title: describeDifference(author, now, projects),
        useTheirs: messages.useAll,
        keepMine: messages.keepAll,
        before: messages.opened,
        theirs: messages.other,
        mine: messages.form,
        unsaved: messages.replaces,
      }}
    />
  )
}

function describeDifference(author: VersionAuthor | undefined, now: number, projects: readonly string[]): string {
  if (author === undefined) return messages.differ(projects)
  const moment = describeMoment(author, now)
  return author.isOwn === true
    ? messages.differByYou(moment, projects)
    : messages.differBy(author.name, moment, projects)
}

const NOTHING = [] as const
