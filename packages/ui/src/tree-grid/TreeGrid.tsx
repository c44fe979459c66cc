'use client'

import { type ComponentPropsWithRef, type ReactNode, useId, useMemo, useRef } from 'react'
import { AlertSign } from '../field/AlertSign'
import { Message } from '../field/Field.styles'
import { useMergedRef } from '../field/use-merged-ref'
import { useRetainedFocus } from '../field/use-retained-focus'
import { OverflowTooltip } from '../tooltip/OverflowTooltip'
import type { TreeNode } from '../tree/tree-index'
import { createTreeLabels } from '../tree-checkbox/tree-labels'
import type { InitialExpansion } from '../tree/visible-rows'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'
import { Region, Rows } from './TreeGrid.styles'
import { TreeGridRow } from './TreeGridRow'
import { useTreeGrid } from './use-tree-grid'
import { useTreeGridKeys } from './use-tree-grid-keys'

export type { TreeNode } from '../tree/tree-index'

/** A link or a button in a row. */
export interface TreeGridAction {
  /** Unique in the row. */
  id: string
  /** The accessible name, with the name of the node: "Print a label for Tank Farm". */
  label: string
  icon: ReactNode
  /** The address of a link. */
  href?: string
  /** Called when the button is pressed. */
  onPress?: () => void
}

/** How an action on a node ended, or that it is pending. */
export interface TreeGridOutcome {
  /** A few words: "Copied". */
  text: string
  tone: 'neutral' | 'success' | 'danger'
}

/** Props of TreeGrid: those of the scroll container, and these. */
export interface TreeGridProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The accessible name, which is not visible. */
  label: string
  /** The nodes as a flat list. Memoize it: a new list rebuilds the tree. */
  nodes: readonly TreeNode<number>[]
  /** The branches that are open at first: `none` (default), `all`, or the ones with these ids. */
  defaultExpanded?: InitialExpansion<number>
  /** Shows only the nodes with this text in their names, with the nodes above and below them, and opens their path. */
  filter?: string
  /** The address of the link on a name. Memoize it: a new function re-renders every row. */
  href: (node: TreeNode<number>) => string
  /** A short text after the name. Memoize it. */
  details?: (node: TreeNode<number>) => string | undefined
  /** How the last action on a node ended, as a badge after the name. Memoize it. */
  outcome?: (node: TreeNode<number>) => TreeGridOutcome | undefined
  /** The actions at the end of a row. Memoize it. */
  actions?: (node: TreeNode<number>) => readonly TreeGridAction[]
  /** Announced after the filter changes. */
  status?: string
  /** Replaces the tree while it has no row. */
  empty?: ReactNode
  /** The height at which the tree starts to scroll: px, or any CSS length; 32rem by default. */
  maxHeight?: number | string
  /** Names of the expander of a branch, for touch screens. */
  labels: { expand: (name: string) => string; collapse: (name: string) => string }
}

const NO_ACTIONS: readonly TreeGridAction[] = []

/**
 * A tree to read, with a link and actions in each row; each root is drawn as a card. Exposes a `treegrid`. A `row` has its level and its
 * position among its siblings, even when rows are virtualized. One tab stop: the current row, and after it the controls of that row.
 * Keys follow the WAI-ARIA pattern of a treegrid, see `use-tree-grid-keys.ts`. The focus stays on its node when new data arrives.
 */
export function TreeGrid(props: TreeGridProps) {
  const {
    label,
    nodes,
    defaultExpanded = 'none',
    filter = '',
    href,
    details,
    outcome,
    actions,
    status = '',
    empty,
    maxHeight = '32rem',
    labels,
    ref,
    ...rest
  } = props
  const id = useId()
  const region = useRef<HTMLDivElement>(null)
  const grid = useTreeGrid({ nodes, filter, defaultExpanded: defaultExpanded as InitialExpansion, region })
  const keys = useTreeGridKeys(grid)
  const retainedFocus = useRetainedFocus(() => grid.findRowElement(grid.tree.activeRow))
  const faultText = useMemo(
    () => grid.tree.faults && createTreeLabels('en').faults(grid.tree.faults),
    [grid.tree.faults],
  )
  const { rows } = grid.tree
  const bothRefs = useMergedRef(region, ref)
  return (
    <div {...retainedFocus}>
      <Region
        {...rest}
        ref={bothRefs}
        role={rows.length > 0 ? 'treegrid' : undefined}
        aria-label={rows.length > 0 ? label : undefined}
        aria-rowcount={rows.length > 0 ? rows.length : undefined}
        aria-readonly={rows.length > 0 ? true : undefined}
        data-message={rows.length > 0 ? undefined : ''}
        style={{ maxHeight, ...rest.style }}
        onScroll={grid.view.onScroll}
        {...keys}
      >
        {rows.length > 0 ? (
          <Rows role="presentation" style={{ '--rows': grid.view.height / grid.view.sizes.rowHeight }}>
            {grid.drawnRows.map((row) => {
              const facts = grid.getFacts(row)
              return (
                facts && (
                  <TreeGridRow
                    key={facts.node.id}
                    {...facts}
                    id={`${id}-${facts.node.id}`}
                    search={grid.tree.filtered?.search ?? ''}
                    href={href(facts.node)}
                    details={details?.(facts.node)}
                    outcome={outcome?.(facts.node)}
                    actions={actions?.(facts.node) ?? NO_ACTIONS}
                    expanderLabel={
                      facts.isOpen === undefined
                        ? undefined
                        : labels[facts.isOpen ? 'collapse' : 'expand'](facts.node.name)
                    }
                  />
                )
              )
            })}
          </Rows>
        ) : faultText === undefined ? (
          empty
        ) : (
          <Message role="alert" data-tone="danger">
            <AlertSign />
            <span>{faultText}</span>
          </Message>
        )}
      </Region>
      <OverflowTooltip container={region} selector="[data-part='name']" />
      <VisuallyHidden role="status">{status}</VisuallyHidden>
    </div>
  )
}
