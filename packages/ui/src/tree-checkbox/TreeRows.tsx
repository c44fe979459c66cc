'use client'

import { canToggle } from './cascade'
import { at, holderOf, INHERITED, isLeaf, setSize, type TreeNode } from './tree-index'
import type { TreeLabels } from './tree-labels'
import { type DrawNode, TreeRow } from './TreeRow'
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

/** The rows in view, and the one that has the focus wherever it is: `aria-activedescendant` must find it. */
export function TreeRows<Node extends TreeNode>({ tree, focus, labels, icon, trailing }: TreeRowsProps<Node>) {
  const { index, rows, open, selection, changeAt, filtered, activeRow } = tree
  const { range, shift, sizes } = focus.rows
  const [start, stop] = range
  const shown = Array.from({ length: stop - start }, (_, i) => start + i)
  if (activeRow < start) shown.unshift(activeRow)
  else if (activeRow >= stop) shown.push(activeRow)
  return shown.map((row) => {
    const place = at(rows, row)
    const node = index.nodes[place]
    if (node === undefined) return null
    const holder = holderOf(index, place)
    const reason = reasonOf(holder, canToggle(index, place), labels)
    const state = selection.state(place)
    const isOpen = isLeaf(index, place) ? undefined : at(open, place) === 1
    // The rows of an open branch say it themselves.
    const change = isOpen === true ? undefined : changeAt?.(place)
    return (
      <TreeRow
        key={focus.rowId(row)}
        node={node}
        id={focus.rowId(row) ?? ''}
        row={row}
        line={row - shift / sizes.rowHeight}
        level={at(index.depth, place) + 1}
        position={at(index.position, place)}
        setSize={setSize(index, place)}
        state={state}
        isOpen={isOpen}
        expanderLabel={isOpen === undefined ? undefined : labels[isOpen ? 'collapse' : 'expand'](node.name)}
        change={change}
        isActive={row === activeRow}
        isCurrent={row === activeRow && focus.isFocused}
        reason={reason}
        badge={node.badge ?? badgeOf(holder, state !== 'false', labels)}
        isInherited={at(index.held, place) === INHERITED}
        search={filtered?.search ?? ''}
        icon={icon as DrawNode | undefined}
        trailing={trailing as DrawNode | undefined}
      />
    )
  })
}

function reasonOf(holder: TreeNode | undefined, isFree: boolean, labels: TreeLabels): string | undefined {
  if (holder?.inheritedFrom !== undefined) return labels.inheritedReason(holder.inheritedFrom)
  return holder?.disabledReason ?? (isFree ? undefined : labels.nothingToChange)
}

/** Whatever is on and cannot be taken away says so without a pointer. */
function badgeOf(holder: TreeNode | undefined, isOn: boolean, labels: TreeLabels): string | undefined {
  if (holder?.inheritedFrom !== undefined) return labels.inheritedBadge
  return holder !== undefined && isOn ? labels.disabledBadge : undefined
}
