'use client'

import { Badge } from '../badge/Badge'
import { AlertSign } from '../field/AlertSign'
import { rowAttributes, type RowPosition } from '../tree/use-tree-rows'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'
import type { NameNode } from './name-node'
import { NameInput } from './NameTreeEditor.styles'
import type { NameTreeLabels } from './name-tree-labels'
import { ROW_LAYOUT } from './use-name-tree'

/** Props of NameTreeRow. */
export interface NameTreeRowProps extends RowPosition {
  id: string
  name: string
  /** The shortened name of its parent; `undefined` for a root. */
  parent: string | undefined
  node: NameNode | undefined
  isChanged: boolean
  /** Its name contains the searched text. */
  isMatch: boolean
  /** The error of its name. */
  error: string | undefined
  /** Why it could not be saved. */
  failure: string | undefined
  /** Why it cannot be changed. */
  disabledReason: string | undefined
  labels: NameTreeLabels
  onRename: (place: number, name: string) => void
}

/** One name: a row with a field in its only cell. The tree handles keys, paste and focus. */
export function NameTreeRow(props: NameTreeRowProps) {
  const { id, row, level, position, setSize, node, isChanged, error, failure, labels, onRename } = props
  const disabledReason = props.disabledReason ?? node?.disabledReason
  const problem = error ?? failure
  const state = node === undefined ? labels.isNew : isChanged ? labels.isChanged : undefined
  const hasState = failure !== undefined || state !== undefined || node?.badge !== undefined
  const descriptions = [
    problem !== undefined && `${id}-error`,
    hasState && `${id}-state`,
    disabledReason !== undefined && `${id}-reason`,
  ]
  return (
    <div
      role="row"
      {...rowAttributes(props, ROW_LAYOUT)}
      aria-rowindex={row + 1}
      data-match={props.isMatch || undefined}
    >
      <div role="gridcell">
        <NameInput
          aria-label={
            props.parent === undefined
              ? labels.field(level, position, setSize)
              : labels.fieldIn(level, position, setSize, props.parent)
          }
          aria-describedby={descriptions.filter(Boolean).join(' ') || undefined}
          aria-invalid={problem === undefined ? undefined : true}
          value={props.name}
          readOnly={disabledReason !== undefined}
          tabIndex={props.isActive ? 0 : -1}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="next"
          dir="auto"
          onChange={(event) => onRename(row, event.target.value)}
        />
        {problem !== undefined && (
          <span data-part="error">
            <AlertSign />
            <span id={`${id}-error`}>{problem}</span>
          </span>
        )}
        <span id={`${id}-state`} data-part="state">
          {failure !== undefined && <Badge tone="danger">{labels.isUnsaved}</Badge>}
          {failure === undefined && state !== undefined && <Badge tone="info">{state}</Badge>}
          {node?.badge !== undefined && <Badge variant="fixed">{node.badge}</Badge>}
        </span>
        {disabledReason !== undefined && <VisuallyHidden id={`${id}-reason`}>{disabledReason}</VisuallyHidden>}
      </div>
    </div>
  )
}
