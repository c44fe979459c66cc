import { formatDay, formatShortDate, formatTime } from '@sitewright/domain/shared/dates'
import { draftMessages } from '@sitewright/domain/shared/draft-messages'
import { useState } from 'react'
import { ConflictPanel } from '../../conflict-panel/ConflictPanel'
import type { VersionAuthor } from '../../draft/draft'
import { type ProjectNames, toContested, toMerged } from './describe-edits'
import type { WorkflowConflict, WorkflowForm } from './use-workflow-form'

/** Props of WorkflowConflictPanel. */
export interface WorkflowConflictPanelProps {
  /** `id` of the panel. */
  id: string
  conflict: WorkflowConflict
  getProjectName: ProjectNames
  onChoose: WorkflowForm['choose']
}

/** "9:41AM", or the date of another day, in a sentence. */
function describeMoment({ at }: VersionAuthor, now: number): string {
  const isToday = formatDay(at) === formatDay(now)
  return isToday ? draftMessages.at(formatTime(at)) : draftMessages.on(formatShortDate(at))
}

/** Asks which version of each contested edit is saved, and lists what was merged without a question. */
export function WorkflowConflictPanel({ id, conflict, getProjectName, onChoose }: WorkflowConflictPanelProps) {
  const { contested, merged, choices, author, rejections } = conflict
  const [now] = useState(() => Date.now())
  return (
    <ConflictPanel
      id={id}
      contested={toContested(contested, conflict, choices, getProjectName)}
      merged={toMerged(merged, conflict, getProjectName)}
      isAnswer={rejections > 0}
      onChoose={onChoose}
      author={author && draftMessages.author(author.name, describeMoment(author, now))}
      labels={{
        title: author ? draftMessages.conflictBy(author.name, describeMoment(author, now)) : draftMessages.conflict,
      }}
    />
  )
}
