'use client'

import { type ComponentPropsWithRef, type ReactNode, useId, useMemo, useRef } from 'react'
import { Checkbox } from '../checkbox/Checkbox'
import { AlertSign } from '../field/AlertSign'
import { FieldRoot, Help, Message } from '../field/Field.styles'
import { useField } from '../field/use-field'
import { OverflowTooltip } from '../tooltip/OverflowTooltip'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'
import { shownTotals } from './cascade'
import { type Counted, type TreeSelection, totals } from './selection'
import { Caption, Head, Region, Summary } from './TreeCheckbox.styles'
import type { TreeChanges } from './tree-changes'
import type { TreeId, TreeNode } from './tree-index'
import { LABELS, type TreeLabels } from './tree-labels'
import { Rows } from './TreeRow.styles'
import { TreeRows } from './TreeRows'
import { TreeSkeleton } from './TreeSkeleton'
import { type TreeValue, useTree } from './use-tree'
import { useTreeActions } from './use-tree-actions'
import { useTreeFocus } from './use-tree-focus'
import { useTreeKeys } from './use-tree-keys'
import type { InitiallyOpen } from './visible-rows'

export type { Counted, TreeSelection, TreeTotals } from './selection'
export type { TreeFault, TreeId, TreeNode } from './tree-index'
export type { TreeLabels } from './tree-labels'
export type { TreeValue } from './use-tree'

/** Props of TreeCheckbox: those of the `<div>` around it, and these. */
export interface TreeCheckboxProps<Id extends TreeId = TreeId> extends Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'onChange' | 'defaultValue'
> {
  /** The name of the tree, above it. */
  label: string
  /** The nodes, flat. Keep the list the same as long as nothing in it changes: a new one is read anew. */
  nodes: readonly TreeNode<Id>[]
  /** What is chosen, when the owner keeps it: ids, or what `onChange` gave. Unknown ids are passed by. */
  value?: TreeValue<Id>
  /** What is chosen to begin with, when the tree keeps it itself; nothing by default. */
  defaultValue?: TreeValue<Id>
  /** Marks what is not saved: `treeChanges` of tree-checkbox/tree-changes makes it. Nothing is marked by default. */
  changes?: TreeChanges
  /** Told of every change, with what is chosen then. It costs nothing until it is asked. */
  onChange?: (selection: TreeSelection<Id>) => void
  /** What is chosen and counted: `leaves` (default), where a branch only stands for them, or all `nodes`. */
  counts?: Counted
  /** Which branches are open to begin with: `none` by default, `all`, or those named. */
  defaultExpanded?: InitiallyOpen<Id>
  /**
   * Which branches are open, when the owner keeps it; unknown ids are passed by. Keep the list the same as long as nothing
   * in it changes. What opens under a filter is the tree's own, and gone with the filter.
   */
  expanded?: Iterable<Id>
  /** Told of every change, with the ids of all open branches. */
  onExpandedChange?: (ids: Id[]) => void
  /** Shows only what has this text in its name, with all above and under it. Nothing that is hidden is changed. */
  filter?: string
  /** The primary action of a row that has no `href`: Enter, or a press on its name. */
  onAction?: (id: Id) => void
  /** Draws an icon before the name; hide it from assistive technology. Keep the function the same. */
  icon?: (node: TreeNode<Id>) => ReactNode
  /**
   * Draws what stands at the end of a row, such as a count. Keep the function the same. A button in it is the pointer's
   * short way to what is offered elsewhere too: it takes no part in the keys of the tree, so give it `tabIndex={-1}`.
   */
  end?: (node: TreeNode<Id>) => ReactNode
  /** Nodes are on their way: skeletons while there are none, `aria-busy` while there are. */
  isLoading?: boolean
  /** What is chosen can be read and not changed. */
  isReadOnly?: boolean
  /** Why nothing in it can be changed, as a sentence. It stays focusable and says so. */
  disabledReason?: string
  /** The box above that selects all or none; shown by default. */
  selectAll?: 'shown' | 'hidden'
  /** How high it grows before it scrolls: px, or any CSS length; 32rem by default. */
  maxHeight?: number | string
  /** What choosing means; stands under it and describes it. */
  help?: ReactNode
  /** What is wrong with what is chosen, as a sentence; marks it as invalid. */
  error?: string
  /** Words other than the English ones. */
  labels?: Partial<TreeLabels>
}

/**
 * A tree in which things are chosen, whole branches at a time. Exposes a `tree` of `treeitem`s with level, place among its
 * siblings and checked state (mixed for some), named by its label and described by its count. One tab stop: the focus stays
 * on the tree and `aria-activedescendant` names the row, so that it survives scrolling, filtering and new data. Keys: see
 * `use-tree-keys.ts`.
 *
 * A branch is checked when everything under it that can be changed is. Disabled and inherited rows are counted apart, say
 * why, and are never changed. A list that is no tree is told in a note that names the ids.
 */
export function TreeCheckbox<Id extends TreeId = TreeId>(props: TreeCheckboxProps<Id>) {
  const { label, nodes, value, defaultValue, changes, onChange, counts = 'leaves', ...most } = props
  const { defaultExpanded = 'none', expanded, onExpandedChange, ...others } = most
  const { filter = '', onAction, icon, end, isLoading = false, isReadOnly = false, disabledReason, ...more } = others
  const { selectAll = 'shown', maxHeight, help, error, labels: labelOverrides, ...rest } = more
  const labels = { ...LABELS, ...labelOverrides }
  const lockReason = disabledReason ?? (isReadOnly ? labels.readOnly : undefined)
  const wiring = useField({ help: help ?? disabledReason, error }, rest)
  const id = useId()

  // Inside, an id is an id; the type of the owner's own is known at the edge only.
  const tree = useTree({
    nodes,
    filter,
    value: value as TreeValue | undefined,
    defaultValue: (defaultValue ?? []) as TreeValue,
    changes,
    onChange: onChange as ((selection: TreeSelection) => void) | undefined,
    counted: counts,
    defaultExpanded: defaultExpanded as InitiallyOpen,
    expanded,
    onExpandedChange: onExpandedChange as ((ids: TreeId[]) => void) | undefined,
  })
  const { index, faults, rows, selection, filtered } = tree
  const region = useRef<HTMLDivElement>(null)
  const focus = useTreeFocus(tree, region)
  const { actions, status } = useTreeActions(tree, labels, lockReason, focus.rows.reveal)
  const act = (row: number): void => {
    const node = index.nodes[rows[row] ?? 0]
    if (node?.href !== undefined) focus.linkOf(row)?.click()
    else if (node !== undefined) onAction?.(node.id as Id)
  }
  const onKeyDown = useTreeKeys({ tree, actions, pageSize: focus.rows.pageSize, act })

  const isTree = rows.length > 0
  const sums = useMemo(() => totals(selection), [selection])
  const shown = useMemo(() => shownTotals(selection, filtered?.mask ?? null), [selection, filtered])
  const summaryId = `${id}-summary`
  return (
    <FieldRoot role="group" {...rest} aria-labelledby={`${id}-label`} aria-describedby={undefined}>
      <Head>
        <Caption id={`${id}-label`}>{label}</Caption>
        {selectAll === 'shown' && index.size > 0 && (
          <Checkbox
            label={labels.selectAll(filtered === null ? undefined : shown.enabled)}
            checked={shown.enabled > 0 && shown.checked === shown.enabled}
            isIndeterminate={shown.checked > 0 && shown.checked < shown.enabled}
            disabledReason={lockReason ?? (shown.enabled === 0 ? labels.nothingToChange : undefined)}
            onChange={actions.toggleAll}
          />
        )}
        {index.size > 0 && (
          <Summary id={summaryId}>
            {/* Numbers with words between them keep their order where one reads from right to left. */}
            <bdi>{labels.summary(sums) + (isReadOnly ? `, ${labels.readOnly}` : '')}</bdi>
          </Summary>
        )}
      </Head>
      <Region
        ref={region}
        role={isTree ? 'tree' : 'group'}
        tabIndex={isTree ? 0 : -1}
        aria-labelledby={`${id}-label`}
        aria-describedby={[index.size > 0 && summaryId, wiring.describedBy].filter(Boolean).join(' ')}
        aria-multiselectable={isTree || undefined}
        aria-invalid={(isTree && wiring.isInvalid) || undefined}
        aria-disabled={disabledReason === undefined ? undefined : true}
        aria-busy={isLoading || undefined}
        aria-activedescendant={isTree ? focus.rowId(tree.activeRow) : undefined}
        data-held={lockReason === undefined ? undefined : ''}
        data-message={!isTree && !(isLoading && index.size === 0) ? '' : undefined}
        data-faulty={faults === undefined ? undefined : ''}
        style={{ maxHeight: maxHeight ?? '32rem' }}
        onKeyDown={onKeyDown}
        {...focus.handlers(actions, act, onAction !== undefined)}
      >
        {isTree ? (
          <Rows role="presentation" style={{ '--tree-rows': focus.rows.height / focus.rows.sizes.rowHeight }}>
            <TreeRows tree={tree} focus={focus} labels={labels} icon={icon} end={end} />
          </Rows>
        ) : faults !== undefined ? (
          <Message role="alert" data-tone="danger">
            <AlertSign />
            <span>{labels.faults(faults)}</span>
          </Message>
        ) : isLoading ? (
          <TreeSkeleton word={labels.loading} />
        ) : index.size === 0 ? (
          labels.empty
        ) : (
          labels.noMatch(filter.trim())
        )}
      </Region>
      <OverflowTooltip container={region} selector="[data-part='name'], [data-variant] > span" />
      {wiring.isInvalid && (
        <Message id={wiring.errorId} data-tone="danger">
          <AlertSign />
          <span>{error}</span>
        </Message>
      )}
      {Boolean(help ?? disabledReason) && <Help id={wiring.helpId}>{help ?? disabledReason}</Help>}
      <VisuallyHidden role="status">{status}</VisuallyHidden>
    </FieldRoot>
  )
}
