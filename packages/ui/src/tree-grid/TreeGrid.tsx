'use client'

import { CornerLeftUp } from 'lucide-react'
import { type ReactNode, type SyntheticEvent, useMemo, useRef } from 'react'
import { Announcement } from '../announcer/Announcement'
import { useAnnouncement } from '../announcer/use-announcement'
import type { BadgeProps } from '../badge/Badge'
import { TableFoot } from '../data-table/TableFoot'
import type { ElementProps } from '../element-props/element-props'
import { AlertSign } from '../field/AlertSign'
import { Message } from '../field/Field.styles'
import { useRetainedFocus } from '../focus/use-retained-focus'
import { OverflowTooltip } from '../tooltip/OverflowTooltip'
import { COMMON_TREE_LABELS, type CommonTreeLabels, describeFaults } from '../tree/common-labels'
import { LEVEL_LABELS, type LevelLabels } from '../tree/LevelsMenu'
import type { TreeId, TreeNode } from '../tree/tree-index'
import { TreeSkeleton } from '../tree/TreeSkeleton'
import { findEventRow } from '../tree/use-tree-rows'
import type { InitialExpansion } from '../tree/visible-rows'
import { Region, Rows, TopLevel } from './TreeGrid.styles'
import { TreeGridHead } from './TreeGridHead'
import { TreeGridRow } from './TreeGridRow'
import { useTreeGrid } from './use-tree-grid'
import { useTreeGridKeys } from './use-tree-grid-keys'
import { DragText } from './DragText'
import { type DropTarget, type TreeGridMove, useTreeGridDrag } from './use-tree-grid-drag'
import { type TreeGridSelection, useTreeGridSelection } from './use-tree-grid-selection'
import type { CompleteTexts, LabelTexts } from '../locale/label-texts'
import { useLabels } from '../locale/locale-context'

export type { TreeFault, TreeId, TreeNode } from '../tree/tree-index'
export type { InitialExpansion } from '../tree/visible-rows'
export type { TreeGridMove } from './use-tree-grid-drag'
export type { TreeGridSelection } from './use-tree-grid-selection'

/** The texts of a tree grid. Numbers arrive formatted. */
export interface TreeGridLabels extends CommonTreeLabels, LevelLabels {
  /** The checkbox of a row: "Select Tank Farm". */
  select: (name: string) => string
  /** The checkbox above the tree. */
  selectAll: (count: string) => string
  /** The same while there is a filter. */
  selectFound: (count: string) => string
  /** Why nothing can be selected at once. */
  nothingToSelect: string
  /** At the pointer, while a row is dragged: "Move Tank Farm". */
  drag: (name: string) => string
  /** The same for several selected rows. */
  dragMany: (count: number) => string
  /** Below it: where a drop would move them. */
  dragBelow: (name: string) => string
  /** The same over no row. */
  dragHint: string
  /** Where rows are dropped to have no parent. */
  topLevel: string
  /** Announced after a drag that moved nothing. */
  notMoved: string
}

/** The English texts. */
const LABELS: CompleteTexts<TreeGridLabels> = {
  ...COMMON_TREE_LABELS,
  ...LEVEL_LABELS,
  select: 'Select {name}',
  selectAll: 'Select all {count}',
  selectFound: 'Select the {count} found',
  nothingToSelect: 'No row here can be selected.',
  drag: 'Move {name}',
  dragMany: { one: 'Move {count} row', other: 'Move {count} rows' },
  dragBelow: 'Below {name}',
  dragHint: 'Drop on the new parent',
  topLevel: 'Top level',
  notMoved: 'Not moved.',
}

/** A link or a button in a row. */
export interface TreeGridAction {
  /** Unique in the row. */
  id: string
  /** The accessible name, with the name of the node: "Print a label for Tank Farm". */
  label: string
  /** Hide it from assistive technology. */
  icon: ReactNode
  /** The address of a link. Without it, the action is a button. */
  href?: string
  /** Called when the button is pressed. */
  onClick?: () => void
}

/** How an action on a node ended, that it is pending, or what is known before it. */
export interface TreeGridOutcome extends Pick<BadgeProps, 'variant' | 'icon'> {
  /** A few words: "Copied". */
  text: string
  /** `success` and `danger` have an icon, unless there is another one. */
  tone: 'neutral' | 'success' | 'danger'
}

/** Props of TreeGrid: those of the root `<div>`, and these. */
export interface TreeGridProps<Id extends TreeId = TreeId> extends ElementProps<'div', 'children'> {
  /** The accessible name, which is not visible. */
  label: string
  /** The nodes as a flat list. Memoize it: a new list rebuilds the tree. */
  nodes: readonly TreeNode<Id>[]
  /** The branches that are open at first: `none` (default), `all`, or the ones with these ids. */
  defaultExpanded?: InitialExpansion<Id>
  /** Shows only the nodes with this text in their names, their ancestors and their descendants; all by default. Opens their path. */
  filter?: string
  /** The address of the link on a name; by default the `href` of the node. Memoize it: a new function re-renders every row. */
  href?: (node: TreeNode<Id>) => string | undefined
  /** A short text after the name. Memoize it. */
  details?: (node: TreeNode<Id>) => string | undefined
  /** A sign before the name, such as the color of its kind on a map, with a name of its own. Memoize it. */
  sign?: (node: TreeNode<Id>) => ReactNode
  /** The node that is marked outside, such as its shape on a map. */
  markedId?: Id | undefined
  /** Called with the node under the pointer or with the focus, and with undefined when it leaves the tree. */
  onMark?: (id: Id | undefined) => void
  /** How the last action on a node ended, as a badge after the name. Memoize it. */
  outcome?: (node: TreeNode<Id>) => TreeGridOutcome | undefined
  /** The heads of `details` and `outcome`, which are then columns of every row. Without space, `details` has none. */
  columns?: { details: string; outcome: string } | undefined
  /** The actions at the end of a row. Memoize it. */
  actions?: (node: TreeNode<Id>) => readonly TreeGridAction[]
  /** Makes nodes selectable. Without it, the tree can only be read. */
  selection?: TreeGridSelection<Id> | undefined
  /** Lets rows be dragged to another parent. Offer the same move by keyboard, as an action of each row. Memoize it. */
  move?: TreeGridMove<Id> | undefined
  /** A `SelectionBar`, docked below the tree while nodes are selected. */
  bar?: ReactNode
  /** Offers a menu above the tree that opens the branches to a level, and the same with Alt+Shift+1 to 9; false by default. */
  hasLevels?: boolean
  /** Shows placeholders while there are no nodes, and sets `aria-busy`; false by default. */
  isLoading?: boolean
  /** Announced when it changes, such as the number of matches after the filter changes; nothing by default. */
  status?: string
  /** Replaces the tree while it has no row: what would be here, and how to get it. */
  empty?: ReactNode
  /** The height at which the tree starts to scroll: px, or any CSS length; 32rem by default. */
  maxHeight?: number | string
  /** Replaces the English texts. */
  labels?: LabelTexts<TreeGridLabels>
}

const getDrop = ({ error }: DropTarget) => (error === undefined ? 'allowed' : 'refused')

const NO_ACTIONS: readonly TreeGridAction[] = []
/**
 * A tree to read, with a link and actions in each row; each root is drawn as a card. Exposes a `treegrid`. A `row` has its level and its
 * position among its siblings, even when rows are virtualized. One tab stop: the current row, and after it the controls of that row.
 * Keys follow the WAI-ARIA pattern of a treegrid, see `use-tree-grid-keys.ts`. With a `selection` it is `aria-multiselectable`, and each row
 * that can be selected has `aria-selected`. With a `move`, rows are dragged by mouse or after a long press; there are no keys for it, because
 * an action of the row does the same.
 *
 * The focus stays on its node when new data arrives. When the node is removed, it moves to the next sibling, else the previous one, else
 * the parent. A list that is not a tree shows an error with the ids.
 */
export function TreeGrid<Id extends TreeId = TreeId>(props: TreeGridProps<Id>) {
  const {
    label,
    nodes,
    defaultExpanded = 'none',
    filter = '',
    href,
    details,
    sign,
    markedId,
    onMark,
    outcome,
    columns,
    actions,
    selection: selectionProp,
    move,
    bar,
    hasLevels = false,
    isLoading = false,
    status = '',
    empty,
    maxHeight = '32rem',
    labels: labelOverrides,
    ...rest
  } = props
  const labels = useLabels('TreeGrid', LABELS, labelOverrides)
  const region = useRef<HTMLDivElement>(null)
  const grid = useTreeGrid({ nodes, filter, defaultExpanded: defaultExpanded as InitialExpansion }, region)
  const { tree, view } = grid
  // The tree works with any id. Only this component knows the type of the caller's ids.
  const selection = useTreeGridSelection(selectionProp as TreeGridSelection | undefined, tree)
  const [announcement, announce] = useAnnouncement()
  const {
    Panel: Drag,
    panelProps,
    preview,
    dragged,
    target,
    text: dragText,
    targetRow,
    ...presses
  } = useTreeGridDrag(grid, region, move as TreeGridMove | undefined, selectionProp?.ids, labels, announce)
  const keys = useTreeGridKeys(grid, selection, hasLevels)
  const retainedFocus = useRetainedFocus(() => view.findElement(tree.activeRow) ?? region.current)
  const isTree = tree.rows.length > 0
  const levels = useMemo(
    () => (hasLevels ? tree.index.depth.reduce((deepest, depth) => Math.max(deepest, depth + 1), 0) : 0),
    [hasLevels, tree.index],
  )
  const findNode = ({ target }: SyntheticEvent) =>
    tree.index.nodes[tree.rows[findEventRow(target)] ?? -1] as TreeNode<Id> | undefined
  const isPending = isLoading && tree.index.size === 0 && tree.faults === undefined
  return (
    <div {...rest} data-table="" data-dragging={dragged && (target?.error === undefined ? 'allowed' : 'refused')}>
      {Drag !== undefined && <Drag {...panelProps} />}
      {isTree && (
        <TreeGridHead
          selection={selection}
          isFiltered={tree.filtered !== null}
          levels={levels}
          onLevel={tree.setLevel}
          columns={columns}
          labels={labels}
        >
          {dragged && (
            <TopLevel data-part="top-level" data-drop={target?.parentId === null ? getDrop(target) : undefined}>
              <CornerLeftUp aria-hidden="true" />
              {labels.topLevel}
            </TopLevel>
          )}
        </TreeGridHead>
      )}
      <Region
        ref={region}
        role={isTree ? 'treegrid' : 'group'}
        tabIndex={-1}
        aria-label={label}
        aria-rowcount={isTree ? tree.rows.length : undefined}
        aria-readonly={isTree || undefined}
        aria-multiselectable={(isTree && selection !== undefined) || undefined}
        aria-busy={isLoading || undefined}
        data-message={isTree || isPending ? undefined : ''}
        style={{ maxHeight }}
        onScroll={view.onScroll}
        // Escape cancels a drag, and keeps the selection.
        onKeyDown={dragged ? undefined : keys.onKeyDown}
        onMouseDown={(event) => {
          keys.onMouseDown(event)
          presses.onMouseDown(event)
        }}
        onTouchStart={presses.onTouchStart}
        data-draggable={Drag && ''}
        onClick={keys.onClick}
        onFocus={(event) => {
          retainedFocus.onFocus()
          keys.onFocus(event)
          onMark?.(findNode(event)?.id)
        }}
        onBlur={(event) => {
          retainedFocus.onBlur()
          if (!event.currentTarget.contains(event.relatedTarget)) onMark?.(undefined)
        }}
        {...(onMark !== undefined && {
          onPointerOver: (event: SyntheticEvent) => onMark(findNode(event)?.id),
          onPointerLeave: () => onMark(undefined),
        })}
      >
        {isTree ? (
          <Rows role="presentation" style={view.style} data-columns={columns === undefined ? undefined : ''}>
            {view.drawn.map((drawn) => {
              const node = tree.index.nodes[tree.rows[drawn.row] ?? -1] as TreeNode<Id> | undefined
              if (node === undefined) return null
              const isOpen = tree.isOpenAt(drawn.row)
              const rowId = view.getElementId(node.id)
              return (
                <TreeGridRow
                  key={rowId}
                  id={rowId}
                  node={node}
                  {...drawn}
                  {...tree.getPosition(drawn.row)}
                  isOpen={isOpen}
                  isLast={grid.isLast(drawn.row)}
                  search={tree.filtered?.search ?? ''}
                  href={href === undefined ? node.href : href(node)}
                  details={details?.(node)}
                  sign={sign?.(node)}
                  isDragged={dragged?.ids.has(node.id) === true}
                  drop={target && targetRow === drawn.row ? getDrop(target) : undefined}
                  isMarked={markedId !== undefined && node.id === markedId}
                  outcome={outcome?.(node)}
                  actions={actions?.(node) ?? NO_ACTIONS}
                  {...(selection !== undefined && {
                    isSelected: selection.isSelected(drawn.row),
                    isSelectedBelow: selection.hasSelectedBelow(drawn.row),
                    selectLabel: labels.select(node.name),
                    selectDisabledReason: selection.getReason(drawn.row),
                  })}
                  expanderLabel={isOpen === undefined ? undefined : labels[isOpen ? 'collapse' : 'expand'](node.name)}
                />
              )
            })}
          </Rows>
        ) : tree.faults !== undefined ? (
          <Message role="alert" data-tone="danger">
            <AlertSign />
            <span>{describeFaults(tree.faults, labels)}</span>
          </Message>
        ) : isPending ? (
          <TreeSkeleton label={labels.loading} />
        ) : (
          empty
        )}
      </Region>
      <OverflowTooltip container={region} selector="[data-part='name'], [data-part='outcome'] > span" />
      {bar !== undefined && <TableFoot isDocked bar={bar} footer={undefined} />}
      <Announcement>{status}</Announcement>
      <Announcement of={announcement} />
      {dragged && (
        <DragText ref={preview} title={dragged.title} text={dragText} isRefused={target?.error !== undefined} />
      )}
    </div>
  )
}
