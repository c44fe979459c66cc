'use client'

import { Badge } from '../badge/Badge'
import { AlertSign } from '../field/AlertSign'
import { rowAttributes, type RowPosition } from '../tree/use-tree-rows'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'
import type { NameNode } from './name-node'
import { NameInput } from './NameTreeEditor.styles'
import { type NameTreeLabels, shortName } from './name-tree-labels'
import { type DrawnName, ROW_LAYOUT } from './use-name-tree'

/** Props of NameTreeRow. */
export interface NameTreeRowProps extends RowPosition, DrawnName {
  id: string
  name: string
  /** The shortened name of its parent; `undefined` for a root. */
  parent: string | undefined
  node: NameNode | undefined
  isChanged: boolean
  /** Undefined for a row without children. */
  isOpen: boolean | undefined
  /** How many rows are below it. */
  countBelow: number
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
  onOpen: (place: number, isOpen: boolean) => void
}

/** One name: a row with a field in its only cell. The tree handles keys, paste and focus. */
export function NameTreeRow(props: NameTreeRowProps) {
  const { id, row, level, position, setSize, node, isChanged, isOpen, error, failure, labels, onRename, onOpen } = props
  const disabledReason = props.disabledReason ?? node?.disabledReason
  const problem = error ?? failure
  const state = node === undefined ? labels.isNew : isChanged ? labels.isChanged : undefined
  const hasState = failure !== undefined || state !== undefined || node?.badge !== undefined || isOpen === false
  const descriptions = [
    problem !== undefined && `${id}-error`,
    hasState && `${id}-state`,
    disabledReason !== undefined && `${id}-reason`,
  ]
  return (
    <div
      role="row"
      {...rowAttributes(props, ROW_LAYOUT)}
      aria-rowindex={props.rowIndex}
      aria-expanded={isOpen}
      data-match={props.isMatch || undefined}
    >
      <div role="gridcell">
        {isOpen === undefined ? (
          <span data-part="expander" />
        ) : (
          <button
            type="button"
            tabIndex={-1}
            aria-label={labels[isOpen ? 'collapse' : 'expand'](shortName(props.name, labels.nameless))}
            aria-keyshortcuts={isOpen ? 'Control+ArrowUp' : 'Control+ArrowDown'}
            data-part="expander"
            // The focus stays where it is.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onOpen(row, !isOpen)}
          />
        )}
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
          {isOpen === false && <small>{labels.below(props.countBelow)}</small>}
          {failure !== undefined && <Badge tone="danger">{labels.isUnsaved}</Badge>}
          {failure === undefined && state !== undefined && <Badge tone="info">{state}</Badge>}
          {node?.badge !== undefined && <Badge variant="fixed">{node.badge}</Badge>}
        </span>
        {disabledReason !== undefined && <VisuallyHidden id={`${id}-reason`}>{disabledReason}</VisuallyHidden>}
      </div>
    </div>
  )
}
