'use client'

import { canToggle } from './cascade'
import { at, findLockingNode, INHERITED, type TreeNode } from '../tree/tree-index'
import type { TreeLabels } from './tree-labels'
import { type RenderNode, TreeRow } from './TreeRow'
import type { Tree } from './use-tree'
import type { TreeFocus } from './use-tree-focus'

/** Props of TreeRows. */
export interface TreeRowsProps<Node> {
  tree: Tree
  focus: TreeFocus
  labels: TreeLabels
  icon: ((node: Node) => React.ReactNode) | undefined
  trailing: ((node: Node) => React.ReactNode) | undefined
}

/** Renders the rows in view, and always the current row, because `aria-activedescendant` points to it. */
export function TreeRows<Node extends TreeNode>({ tree, focus, labels, icon, trailing }: TreeRowsProps<Node>) {
  const { index, rows, selection, changeAt, filtered } = tree
  return focus.rows.drawn.map((drawn) => {
    const { row } = drawn
    const place = at(rows, row)
    const node = index.nodes[place]
    if (node === undefined) return null
    const lockingNode = findLockingNode(index, place)
    const reason = getReason(lockingNode, canToggle(index, place), labels)
    const state = selection.state(place)
    const isOpen = tree.isOpenAt(row)
    const id = focus.rows.getElementId(node.id)
    // When a branch is open, the rows under it have the labels.
    const change = isOpen === true ? undefined : changeAt?.(place)
    return (
      <TreeRow
        key={id}
        id={id}
        node={node}
        {...drawn}
        {...tree.getPosition(row)}
        state={state}
        isOpen={isOpen}
        expanderLabel={isOpen === undefined ? undefined : labels[isOpen ? 'collapse' : 'expand'](node.name)}
        change={change && labels.changes[change]}
        isCurrent={drawn.isActive && focus.isFocused}
        reason={reason}
        badge={node.badge ?? getBadge(lockingNode, state !== 'false', labels)}
        isInherited={at(index.locks, place) === INHERITED}
        search={filtered?.search ?? ''}
        icon={icon as RenderNode | undefined}
        trailing={trailing as RenderNode | undefined}
      />
    )
  })
}

function getReason(lockingNode: TreeNode | undefined, isEnabled: boolean, labels: TreeLabels): string | undefined {
  if (lockingNode?.inheritedFrom !== undefined) return labels.inheritedReason(lockingNode.inheritedFrom)
  return lockingNode?.disabledReason ?? (isEnabled ? undefined : labels.nothingToChange)
}

/** The badge of a row. A checked row that cannot be unchecked shows its reason without hovering. */
function getBadge(lockingNode: TreeNode | undefined, isOn: boolean, labels: TreeLabels): string | undefined {
  if (lockingNode?.inheritedFrom !== undefined) return labels.inheritedBadge
  return lockingNode !== undefined && isOn ? labels.disabledBadge : undefined
}
