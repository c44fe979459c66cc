'use client'

import { type ComponentPropsWithRef, type ReactNode, useId, useRef } from 'react'
import { Button } from '../button/Button'
import { AlertSign } from '../field/AlertSign'
import { FieldRoot, Help, Message } from '../field/Field.styles'
import { useRetainedFocus } from '../field/use-retained-focus'
import { Caption } from '../tree-checkbox/TreeCheckbox.styles'
import type { TreeId } from '../tree-checkbox/tree-index'
import { TreeSkeleton } from '../tree-checkbox/TreeSkeleton'
import { undoKey } from '../undo/use-undo-history'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'
import { WindowedRegion } from '../windowing/WindowedRegion.styles'
import type { NameNode } from './name-node'
import { Foot, Frame, Told } from './NameTreeEditor.styles'
import { NameTreeRows } from './NameTreeRows'
import { FaultSummary } from '../fault-summary/FaultSummary'
import { NameTreeToolbar } from './NameTreeToolbar'
import { NAME_TREE_LABELS, type NameTreeLabels } from './name-tree-labels'
import type { Outline } from './outline'
import type { NameChange } from './outline-changes'
import { NAME_RULES, type NameRules } from './outline-errors'
import { useAttempt } from './use-attempt'
import { useNameTree } from './use-name-tree'
import { useNameTreeActions } from './use-name-tree-actions'
import { useNameTreeKeys } from './use-name-tree-keys'

export { takeIds } from './name-node'
export type { NameNode } from './name-node'
export type { NameTreeLabels } from './name-tree-labels'
export type { Outline, OutlineRow } from './outline'
export type { NameChange } from './outline-changes'
export type { NameRules } from './outline-errors'

/** Props of NameTreeEditor: those of the `<div>` around it, and these. */
export interface NameTreeEditorProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'onChange' | 'defaultValue'
> {
  /** The name of the tree, above it. */
  label: string
  /** What is saved, flat. Keep the list the same as long as nothing in it changes: a new one is read anew. */
  nodes: readonly NameNode[]
  /** The rows, when the owner keeps them: what `onChange` gave; `null` for what is saved. */
  value?: Outline | null
  /** The rows to begin with, when the tree keeps them itself; what is saved by default. */
  defaultValue?: Outline | null
  /** Told of every change, undone ones too; `null` when all is as it was. */
  onChange?: (value: Outline | null) => void
  /** Told what differs from what is saved, and nothing else, when Save is pressed and no name is wrong. Without it there is no Save. */
  onSave?: (changes: readonly NameChange[]) => void
  /** Told what is wrong, by id, when Save is pressed and names are wrong; the summary of them has the focus then. */
  onRefused?: (errors: ReadonlyMap<TreeId, string>) => void
  /** Saving is under way: nothing can be changed meanwhile. */
  isSaving?: boolean
  /** What a name may be; not blank, and not that of a sibling, unless more is given. */
  rules?: Partial<NameRules>
  /** What could not be saved, by id, and why; marked until it is gone from here. */
  failures?: ReadonlyMap<TreeId, string>
  /** The names are on their way. */
  isLoading?: boolean
  /** All can be read and nothing changed. */
  isReadOnly?: boolean
  /** Why nothing can be changed, as a sentence. It stays focusable and says so. */
  disabledReason?: string
  /** How high it grows before it scrolls: px, or any CSS length; 32rem by default. */
  maxHeight?: number | string
  /** What the names are for; stands under the tree and describes it. */
  help?: ReactNode
  /** Words other than the English ones. */
  labels?: Partial<NameTreeLabels>
}

/**
 * A tree of names that are typed in place. Exposes a `treegrid` named by its label, each `row` with level and place among its
 * siblings, right under windowing; in its one cell a `textbox` that says both in its name too, as not every reader
 * tells the level of a row. (Nested lists could not be windowed, and a `tree` may hold no fields.) One tab stop for all
 * names, one for the toolbar above, which does to the current row what the keys do. Keys: see `use-name-tree-keys.ts`.
 *
 * The focus stays on the row that was changed, goes to a new one, and after a removal to the next, else the one before, else
 * the button that adds one. Save with wrong names gives it to their summary.
 */
export function NameTreeEditor(props: NameTreeEditorProps) {
  const { label, nodes, value, defaultValue = null, onChange, onSave, onRefused, isSaving = false, ...others } = props
  const { rules, failures, isLoading = false, isReadOnly, disabledReason, maxHeight, help, ...more } = others
  const { labels: labelOverrides, ...rest } = more
  const labels = { ...NAME_TREE_LABELS, ...labelOverrides }
  const id = useId()
  const region = useRef<HTMLDivElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)

  const tree = useNameTree({
    nodes,
    value,
    defaultValue,
    onChange,
    region,
    addButton,
    isSaving,
    rules: { ...NAME_RULES, ...rules },
  })
  const { rows, changes, errors, activePlace, saved } = tree
  const shutReason =
    disabledReason ?? (saved.faults === undefined ? (isReadOnly ? labels.readOnly : undefined) : labels.noTree)
  const lockReason = shutReason ?? (isSaving ? labels.saving : undefined)
  const actions = useNameTreeActions(tree, labels, lockReason)
  const keys = useNameTreeKeys(tree, actions)
  const attempt = useAttempt(tree, labels, failures, onRefused)
  const retainedFocus = useRetainedFocus(
    () => region.current?.querySelector<HTMLElement>(`[data-place="${activePlace}"] input`) ?? addButton.current,
  )
  const current = rows[activePlace]
  const told = current === undefined ? undefined : attempt.errorAt(current)
  const isTree = rows.length > 0
  return (
    <FieldRoot
      role="group"
      {...rest}
      aria-labelledby={`${id}-label`}
      onFocus={(event) => {
        rest.onFocus?.(event)
        retainedFocus.onFocus()
      }}
      onBlur={(event) => {
        rest.onBlur?.(event)
        retainedFocus.onBlur()
      }}
      onKeyDown={(event) => {
        rest.onKeyDown?.(event)
        // Of the toolbar and Save; the names hear it themselves.
        const way = event.defaultPrevented ? undefined : undoKey(event)
        if (way === undefined) return
        event.preventDefault()
        actions.travel(way)
      }}
    >
      <Caption id={`${id}-label`}>{label}</Caption>
      {attempt.summary && <FaultSummary {...attempt.summary} labels={{ fixed: labels.mended }} />}
      <NameTreeToolbar {...{ tree, actions, labels, addButton }} />
      <Frame>
        <WindowedRegion
          ref={region}
          role={isTree ? 'treegrid' : undefined}
          aria-labelledby={isTree ? `${id}-label` : undefined}
          aria-describedby={isTree && Boolean(help) ? `${id}-help` : undefined}
          aria-rowcount={isTree ? rows.length : undefined}
          aria-readonly={(isTree && lockReason !== undefined) || undefined}
          aria-busy={isTree && (isLoading || isSaving) ? true : undefined}
          data-message={isTree || isLoading ? undefined : ''}
          style={{ maxHeight: maxHeight ?? '32rem' }}
          onScroll={tree.view.onScroll}
          {...keys}
        >
          {isTree ? (
            <NameTreeRows {...{ tree, actions, attempt, labels, disabledReason: lockReason }} idPrefix={id} />
          ) : saved.faults !== undefined ? (
            labels.faults(saved.faults)
          ) : isLoading ? (
            <TreeSkeleton word={labels.loading} />
          ) : (
            labels.empty
          )}
        </WindowedRegion>
        <Told>
          {told !== undefined && (
            <Message data-tone="danger" aria-hidden="true">
              <AlertSign />
              <span>{told}</span>
            </Message>
          )}
        </Told>
      </Frame>
      {Boolean(help) && <Help id={`${id}-help`}>{help}</Help>}
      {onSave !== undefined && (
        <Foot>
          <Button
            tone="primary"
            isBusy={isSaving}
            disabledReason={shutReason ?? (changes.length === 0 ? labels.nothingToSave : undefined)}
            onClick={() => {
              if (errors.size > 0) attempt.refuse()
              else {
                attempt.settle()
                onSave(changes)
              }
            }}
          >
            {labels.save}
          </Button>
          <bdi>{labels.changes(changes.length)}</bdi>
        </Foot>
      )}
      <VisuallyHidden role="status">{actions.said}</VisuallyHidden>
    </FieldRoot>
  )
}
