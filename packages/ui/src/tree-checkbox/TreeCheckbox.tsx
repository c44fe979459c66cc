'use client'

import { type ReactNode, useMemo, useRef } from 'react'
import { Announcement } from '../announcer/Announcement'
import { Checkbox } from '../checkbox/Checkbox'
import type { ElementProps } from '../element-props/element-props'
import { AlertSign } from '../field/AlertSign'
import { FieldRoot, Help, Message } from '../field/Field.styles'
import { FormValue } from '../field/FormValue'
import { useField } from '../field/use-field'
import { OverflowTooltip } from '../tooltip/OverflowTooltip'
import { countFiltered } from './cascade'
import { type SelectionUnit, type TreeSelection, countTotals } from './selection'
import { Caption, Head, Region, Summary } from '../tree/Tree.styles'
import type { TreeChanges } from './tree-changes'
import type { TreeId, TreeNode } from '../tree/tree-index'
import { describeFaults } from '../tree/common-labels'
import { summarizeTotals, TREE_LABELS, type TreeLabels } from './tree-labels'
import { Rows } from '../tree/TreeRows.styles'
import { TreeRows } from './TreeRows'
import { TreeSkeleton } from '../tree/TreeSkeleton'
import { type TreeValue, useTree } from './use-tree'
import { useTreeActions } from './use-tree-actions'
import { useTreeFocus } from './use-tree-focus'
import { useTreeKeys } from './use-tree-keys'
import type { InitialExpansion } from '../tree/visible-rows'
import type { LabelTexts } from '../locale/label-texts'
import { useLabels } from '../locale/locale-context'

export type { SelectionUnit, TreeSelection, TreeTotals } from './selection'
export type { TreeFault, TreeId, TreeNode } from '../tree/tree-index'
export type { RowChange, TreeChanges } from './tree-changes'
export type { TreeLabels } from './tree-labels'
export type { TreeValue } from './use-tree'
export type { InitialExpansion } from '../tree/visible-rows'

/** Props of TreeCheckbox: those of the root `<div>`, and these. */
export interface TreeCheckboxProps<Id extends TreeId = TreeId> extends ElementProps<'div', 'children'> {
  /** The accessible name of the tree, shown above it. */
  label: string
  /** The nodes as a flat list. Memoize it: a new list rebuilds the tree. */
  nodes: readonly TreeNode<Id>[]
  /** The selection, when it is controlled: ids, or a selection from `onChange`. Unknown ids are ignored. */
  value?: TreeValue<Id>
  /** The initial selection, when it is not controlled; empty by default. */
  defaultValue?: TreeValue<Id>
  /** The name of the entries in the data of a form: one entry for each id that `onChange` would list. Nothing is submitted by default. */
  name?: string
  /** The id of the form, when the tree is outside it. */
  form?: string
  /** Labels unsaved changes. Pass the result of `treeChanges` from tree-checkbox/tree-changes. No labels by default. */
  changes?: TreeChanges
  /** Called with the new selection on every change. Ids are computed only when read. */
  onChange?: (selection: TreeSelection<Id>) => void
  /** What is selected and counted: only `leaves` (default), where a branch groups them, or all `nodes`. */
  selectionUnit?: SelectionUnit
  /** The branches that are open at first: `none` (default), `all`, or the ones with these ids. */
  defaultExpanded?: InitialExpansion<Id>
  /**
   * The open branches, when they are controlled. Unknown ids are ignored. Memoize it: a new list is read again. Branches that a
   * filter opens are not part of it and close with the filter.
   */
  expanded?: Iterable<Id>
  /** Called with the ids of all open branches on every change. */
  onExpandedChange?: (ids: Id[]) => void
  /** Shows only the nodes with this text in their names, their ancestors and their descendants; all by default. Hidden nodes do not change. */
  filter?: string
  /** Called for Enter or a click on the name of a row without `href`: its primary action. */
  onAction?: (id: Id) => void
  /** Renders an icon before the name; hide it from assistive technology. Memoize it: a new function re-renders every row. */
  icon?: (node: TreeNode<Id>) => ReactNode
  /**
   * Renders content at the end of a row, such as a count. Memoize it: a new function re-renders every row. Give a button in it
   * `tabIndex={-1}` and offer its action elsewhere too, because the keys of the tree do not reach it.
   */
  trailing?: (node: TreeNode<Id>) => ReactNode
  /** Shows placeholders while there are no nodes, and sets `aria-busy`; false by default. */
  isLoading?: boolean
  /** The selection can be read but not changed; false by default. */
  isReadOnly?: boolean
  /** Why nothing can be changed, as a sentence. The tree stays focusable and is described by it. */
  disabledReason?: string
  /** Whether the checkbox above the tree that selects all is `shown` (default) or `hidden`. */
  selectAll?: 'shown' | 'hidden'
  /** The height at which the tree starts to scroll: px, or any CSS length; 32rem by default. */
  maxHeight?: number | string
  /** Help under the tree, which also describes it. */
  help?: ReactNode
  /** The error of the selection, as a sentence. It marks the tree as invalid. */
  error?: string
  /** Replaces the English texts. */
  labels?: LabelTexts<TreeLabels>
}

/**
 * A tree for selecting nodes, whole branches at a time. Exposes a `tree` of `treeitem`s with level, position among the siblings and checked
 * state (mixed for some). Its label names it and its count describes it. One tab stop: the focus stays on the tree, and
 * `aria-activedescendant` points to the current row, so scrolling, filtering and new data do not move the focus. Keys: see
 * `use-tree-keys.ts`.
 *
 * A branch is checked when every enabled leaf under it is, and mixed when any other leaf under it is on. Disabled and inherited rows are
 * counted separately, explain themselves, and never change. A list that is not a tree shows an error with the ids.
 *
 * A click on a row checks it, as in the WAI-ARIA pattern of a tree view with checkboxes. Screen readers on touch screens send only clicks.
 * Therefore the expander of a branch is a `button` ("Expand Tank Farm") without a tab stop. With a keyboard, the arrows do the same.
 */
export function TreeCheckbox<Id extends TreeId = TreeId>(props: TreeCheckboxProps<Id>) {
  const {
    label,
    nodes,
    value,
    defaultValue,
    name,
    form,
    changes,
    onChange,
    selectionUnit = 'leaves',
    defaultExpanded = 'none',
    expanded,
    onExpandedChange,
    filter = '',
    onAction,
    icon,
    trailing,
    isLoading = false,
    isReadOnly = false,
    disabledReason,
    selectAll = 'shown',
    maxHeight = '32rem',
    help,
    error,
    labels: labelOverrides,
    ...rest
  } = props
  const labels = useLabels('TreeCheckbox', TREE_LABELS, labelOverrides)
  const lockReason = disabledReason ?? (isReadOnly ? labels.readOnly : undefined)

  // The state works with any id. Only this component knows the type of the caller's ids.
  const tree = useTree({
    nodes,
    filter,
    value: value as TreeValue | undefined,
    defaultValue: (defaultValue ?? []) as TreeValue,
    changes,
    onChange: onChange as ((selection: TreeSelection) => void) | undefined,
    unit: selectionUnit,
    defaultExpanded: defaultExpanded as InitialExpansion,
    expanded,
    onExpandedChange: onExpandedChange as ((ids: TreeId[]) => void) | undefined,
  })
  const wiring = useField({ ...rest, help: help ?? disabledReason, error }, { onReset: tree.restore })
  const { index, faults, rows, selection, filtered } = tree
  const region = useRef<HTMLDivElement>(null)
  const focus = useTreeFocus(tree, region)
  const { actions, status } = useTreeActions(tree, labels, lockReason, focus.rows.reveal)
  const runAction = (row: number): void => {
    const node = index.nodes[rows[row] ?? 0]
    if (node?.href !== undefined) focus.findLink(row)?.click()
    else if (node !== undefined) onAction?.(node.id as Id)
  }
  const onKeyDown = useTreeKeys({ tree, actions, pageSize: focus.rows.pageSize, runAction })

  const isTree = rows.length > 0
  const formValues = useMemo(() => (name === undefined ? [] : selection.toArray()), [name, selection])
  const totals = useMemo(() => countTotals(selection), [selection])
  const filteredCounts = useMemo(() => countFiltered(selection, filtered?.mask ?? null), [selection, filtered])
  const inAll = summarizeTotals(totals, labels)
  const summary =
    filtered === null ? inAll : labels.filteredSummary(filteredCounts.selected, filteredCounts.total, inAll)
  const summaryId = `${wiring.controlId}-summary`
  return (
    <FieldRoot
      role="group"
      {...rest}
      id={wiring.controlId}
      aria-labelledby={wiring.labelId}
      aria-describedby={undefined}
    >
      <Head>
        <Caption id={wiring.labelId}>{label}</Caption>
        {selectAll === 'shown' && index.size > 0 && (
          <Checkbox
            label={filtered === null ? labels.selectAll : labels.selectAllShown}
            isSelected={filteredCounts.enabled > 0 && filteredCounts.checked === filteredCounts.enabled}
            isIndeterminate={filteredCounts.checked > 0 && filteredCounts.checked < filteredCounts.enabled}
            disabledReason={lockReason ?? (filteredCounts.enabled === 0 ? labels.nothingToChange : undefined)}
            onChange={actions.toggleAll}
          />
        )}
        {index.size > 0 && (
          <Summary id={summaryId}>
            {/* Isolated, so that right-to-left text around it does not reorder the numbers. */}
            <bdi>{summary + (isReadOnly ? `, ${labels.readOnly}` : '')}</bdi>
          </Summary>
        )}
      </Head>
      <Region
        ref={region}
        role={isTree ? 'tree' : 'group'}
        tabIndex={isTree ? 0 : -1}
        aria-labelledby={wiring.labelId}
        aria-describedby={[index.size > 0 && summaryId, wiring.describedBy].filter(Boolean).join(' ')}
        aria-multiselectable={isTree || undefined}
        aria-invalid={(isTree && wiring.isInvalid) || undefined}
        aria-disabled={disabledReason === undefined ? undefined : true}
        aria-busy={isLoading || undefined}
        aria-activedescendant={focus.activeId}
        data-disabled={lockReason === undefined ? undefined : ''}
        data-message={!isTree && !(isLoading && index.size === 0) ? '' : undefined}
        data-faulty={faults === undefined ? undefined : ''}
        style={{ maxHeight }}
        onKeyDown={onKeyDown}
        {...focus.handlers(actions, runAction, onAction !== undefined)}
      >
        {isTree ? (
          <Rows role="presentation" style={focus.rows.style}>
            <TreeRows tree={tree} focus={focus} labels={labels} icon={icon} trailing={trailing} />
          </Rows>
        ) : faults !== undefined ? (
          <Message role="alert" data-tone="danger">
            <AlertSign />
            <span>{describeFaults(faults, labels)}</span>
          </Message>
        ) : isLoading ? (
          <TreeSkeleton label={labels.loading} />
        ) : index.size === 0 ? (
          labels.empty
        ) : (
          labels.noMatch(filter.trim())
        )}
      </Region>
      <FormValue name={name} form={form} values={formValues} />
      <OverflowTooltip container={region} selector="[data-part='name'], [data-variant] > span" />
      {wiring.isInvalid && (
        <Message id={wiring.errorId} data-tone="danger">
          <AlertSign />
          <span>{error}</span>
        </Message>
      )}
      {Boolean(help ?? disabledReason) && <Help id={wiring.helpId}>{help ?? disabledReason}</Help>}
      <Announcement of={status} />
    </FieldRoot>
  )
}
