'use client'

import { type CSSProperties, memo, type ReactNode } from 'react'
import { Badge } from '../badge/Badge'
import { Link } from '../link/Link'
import { RowReason } from './RowReason'
import type { CheckState } from './selection'
import type { TreeNode } from './tree-index'
import { TreeSign } from './TreeSign'

/** Draws a part of a row. */
export type DrawNode = (node: TreeNode) => ReactNode

/** Props of TreeRow. Plain values, so that a row whose own have not changed is not drawn again. */
export interface TreeRowProps {
  node: TreeNode
  /** Id of the element. */
  id: string
  /** Its number from the top, from 0. */
  row: number
  /** Where it is drawn, in rows from the top: as its number, unless there are more than a browser can draw. */
  line: number
  /** From 1. */
  level: number
  position: number
  setSize: number
  state: CheckState
  /** Undefined for a leaf. */
  isOpen: boolean | undefined
  /** How it differs from what is saved, in a word. */
  change: string | undefined
  /** It has the focus whenever the tree has it. */
  isActive: boolean
  /** The tree has the focus too. */
  isCurrent: boolean
  /** Why it cannot be changed. */
  reason: string | undefined
  badge: string | undefined
  isInherited: boolean
  /** What a filter looks for, in lower case. */
  needle: string
  icon: DrawNode | undefined
  end: DrawNode | undefined
}

/** One row: a `treeitem`. Presses and keys are the tree's. */
export const TreeRow = memo(function TreeRow(props: TreeRowProps) {
  const { node, id, row, level, position, setSize, state, isOpen, isActive, isCurrent, reason, badge } = props
  const name = marked(node.name, props.needle)
  const place = { '--tree-row': props.line, '--tree-level': level - 1 } as CSSProperties
  const badgeIcon = <TreeSign of={props.isInherited ? 'inherited' : 'held'} />
  return (
    <div
      role="treeitem"
      id={id}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={setSize}
      aria-checked={state}
      aria-expanded={isOpen}
      aria-disabled={reason === undefined ? undefined : true}
      aria-describedby={reason === undefined ? undefined : `${id}-reason`}
      // oxlint-disable-next-line jsx-a11y/role-supports-aria-props -- of every role (ARIA 1.3)
      aria-description={props.change}
      data-row={row}
      data-active={isActive || undefined}
      style={place}
    >
      <span aria-hidden="true" data-part="expander" />
      <span data-part="label">
        <span aria-hidden="true" data-part="check" />
        {props.icon?.(node)}
        <span data-part="name">
          {node.href === undefined ? (
            name
          ) : (
            <Link href={node.href} tabIndex={-1} data-part="link">
              {name}
            </Link>
          )}
        </span>
        {badge !== undefined && (
          <Badge variant={reason === undefined ? 'state' : 'fixed'} icon={reason === undefined ? undefined : badgeIcon}>
            {badge}
          </Badge>
        )}
        {props.change && (
          // Heard as the description of the row: its name stays as it is.
          <small aria-hidden="true">{props.change}</small>
        )}
        {reason !== undefined && (
          <RowReason id={`${id}-reason`} isCurrent={isCurrent}>
            {reason}
          </RowReason>
        )}
      </span>
      {props.end !== undefined && <span data-part="end">{props.end(node)}</span>}
    </div>
  )
})

/** Underlines what a filter has found in a name. */
function marked(name: string, needle: string): ReactNode {
  const at = needle === '' ? -1 : name.toLowerCase().indexOf(needle)
  if (at < 0) return name
  const to = at + needle.length
  return (
    <>
      {name.slice(0, at)}
      <mark>{name.slice(at, to)}</mark>
      {name.slice(to)}
    </>
  )
}
