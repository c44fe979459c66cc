'use client'

import { memo, type ReactNode } from 'react'
import { Badge } from '../badge/Badge'
import { Link } from '../link/Link'
import { MatchedName } from '../tree/MatchedName'
import { RowReason } from './RowReason'
import type { CheckState } from './selection'
import type { TreeNode } from '../tree/tree-index'
import { COMPACT_ROWS, rowAttributes, type RowPosition } from '../tree/use-tree-rows'
import { TreeSign } from './TreeSign'

/** Renders a part of a row. */
export type RenderNode = (node: TreeNode) => ReactNode

/** Props of TreeRow. Plain values, so that memo skips a row without changes. */
export interface TreeRowProps extends RowPosition {
  node: TreeNode
  /** The id of the element. */
  id: string
  state: CheckState
  /** Undefined for a leaf. */
  isOpen: boolean | undefined
  /** The name of the button that expands or collapses it; undefined for a leaf. */
  expanderLabel: string | undefined
  /** The label of its unsaved change. */
  change: string | undefined
  /** It is the current row of the focused tree. */
  isCurrent: boolean
  /** Why it cannot be changed. */
  reason: string | undefined
  badge: string | undefined
  isInherited: boolean
  /** The folded search of the filter, '' without one. */
  search: string
  icon: RenderNode | undefined
  trailing: RenderNode | undefined
}

/** One row: a `treeitem`. The tree handles clicks and keys. */
export const TreeRow = memo(function TreeRow(props: TreeRowProps) {
  const { node, id, state, isOpen, isCurrent, reason, badge } = props
  const name = <MatchedName name={node.name} search={props.search} />
  const badgeIcon = <TreeSign kind={props.isInherited ? 'inherited' : 'disabled'} />
  return (
    <div
      role="treeitem"
      id={id}
      {...rowAttributes(props, COMPACT_ROWS)}
      aria-checked={state}
      aria-expanded={isOpen}
      // The name of the button inside is not part of the name of the row.
      aria-labelledby={isOpen === undefined ? undefined : `${id}-label ${id}-trailing`}
      aria-disabled={reason === undefined ? undefined : true}
      aria-describedby={reason === undefined ? undefined : `${id}-reason`}
      // oxlint-disable-next-line jsx-a11y/role-supports-aria-props -- global in ARIA 1.3
      aria-description={props.change}
    >
      {isOpen !== undefined && (
        <button type="button" tabIndex={-1} aria-label={props.expanderLabel} data-part="expander" />
      )}
      <span id={isOpen === undefined ? undefined : `${id}-label`} data-part="label">
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
          // Screen readers get it as the description of the row, so that the name does not change.
          <small aria-hidden="true">{props.change}</small>
        )}
        {reason !== undefined && (
          <RowReason id={`${id}-reason`} isCurrent={isCurrent}>
            {reason}
          </RowReason>
        )}
      </span>
      {/* A space between the texts: the name of the row and its visible text must be the same words. */}
      {props.trailing !== undefined && ' '}
      {props.trailing !== undefined && (
        <span id={isOpen === undefined ? undefined : `${id}-trailing`} data-part="trailing">
          {props.trailing(node)}
        </span>
      )}
    </div>
  )
})
