import { useState } from 'react'
import { ConflictPanel } from '../../conflict-panel/ConflictPanel'
import { describeConflict } from '../patterns/describe-author'
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
      {...describeConflict(author, now)}
    />
  )
}
