'use client'

import { type ReactNode, useId, useMemo, useRef } from 'react'
import { Announcement } from '../announcer/Announcement'
import { Button } from '../button/Button'
import { SearchField } from '../search-field/SearchField'
import type { ElementProps } from '../element-props/element-props'
import { AlertSign } from '../field/AlertSign'
import { announce, REFUSED_PRESS } from '../announcer/announce'
import { FieldRoot, Help, Message } from '../field/Field.styles'
import { useRetainedFocus } from '../focus/use-retained-focus'
import { Caption } from '../tree/Tree.styles'
import type { TreeId } from '../tree/tree-index'
import { OverflowTooltip } from '../tooltip/OverflowTooltip'
import { LevelsMenu } from '../tree/LevelsMenu'
import { TreeSkeleton } from '../tree/TreeSkeleton'
import { undoKey } from '../undo/use-undo-history'
import { isSaveKey } from '../unsaved-bar/is-save-key'
import { WindowedRegion } from '../windowing/WindowedRegion.styles'
import type { NameNode } from './name-node'
import { Columns, CurrentError, Find, Foot, Frame, Main, Side, Sides } from './NameTreeEditor.styles'
import { NameTreeRows } from './NameTreeRows'
import { FaultSummary } from '../fault-summary/FaultSummary'
import { NameTreeToolbar } from './NameTreeToolbar'
import { describeFaults } from '../tree/common-labels'
import { NAME_TREE_LABELS, type NameTreeLabels } from './name-tree-labels'
import type { EditedOutline } from './outline'
import type { NameChange } from './outline-changes'
import { createNameRules, type NameRules } from './outline-errors'
import { useAttempt } from './use-attempt'
import { useNameTree } from './use-name-tree'
import { useNameTreeActions } from './use-name-tree-actions'
import { useNameTreeKeys } from './use-name-tree-keys'
import { useNameSearch } from './use-name-search'
import type { LabelTexts } from '../locale/label-texts'
import { useLabels } from '../locale/locale-context'

export { readNameChanges } from './name-changes'
export type { NameSave } from './name-changes'
export { renameRow, replaceIds } from './name-node'
export type { NameNode } from './name-node'
export type { NameTreeLabels } from './name-tree-labels'
export type { EditedOutline, Outline, OutlineRow } from './outline'
export type { ChangeOptions, NameChange } from './outline-changes'
export type { NameRules } from './outline-errors'

/** Props of NameTreeEditor: those of the root `<div>`, and these. */
export interface NameTreeEditorProps extends ElementProps<'div', 'children' | 'onInvalid'> {
  /** The accessible name of the tree, shown above it. */
  label: string
  /** The saved names as a flat list. Memoize it: a new list is compared with the edited rows again. */
  nodes: readonly NameNode[]
  /** The edited rows, when they are controlled: the value from `onChange`, also after it was stored as JSON, or `null` for the saved names. */
  value?: EditedOutline | null
  /** The initial rows, when they are not controlled; `null` (default) for the saved names. */
  defaultValue?: EditedOutline | null
  /** Called with the new rows on every change, including undo; with `null` when all rows are as saved. */
  onChange?: (value: EditedOutline | null) => void
  /** Called with the changed rows when Save is pressed and every name is valid. Without it there is no Save button. */
  onSave?: (changes: readonly NameChange[]) => void
  /** Called with the errors by id when Save or Ctrl+S is pressed and a name is invalid. The list of errors then has the focus. */
  onInvalid?: (errors: ReadonlyMap<TreeId, string>) => void
  /** A save is pending, and nothing can be changed; false by default. */
  isSaving?: boolean
  /**
   * The caller sorts siblings by name, so that their order is no change; false by default. Saved rows then move between saved parents: up to
   * the end of the parent above, down to the start of the parent below.
   */
  isSorted?: boolean
  /** Offers a field above the tree that finds names, and that the key `/` focuses; false by default. */
  hasSearch?: boolean
  /** Offers a menu above the tree that opens the rows to a level, and the same with Alt+Shift+1 to 9; false by default. */
  hasLevels?: boolean
  /** Content after the Save button, such as Cancel. */
  footer?: ReactNode
  /** The rules of a name. By default it must not be blank, nor equal to the name of a sibling. */
  rules?: Partial<NameRules>
  /** The rows that could not be saved, by id, with the reasons. They stay marked while they are listed here. */
  failures?: ReadonlyMap<TreeId, string>
  /** The names are loading; false by default. */
  isLoading?: boolean
  /** The names can be read but not changed; false by default. */
  isReadOnly?: boolean
  /** Why nothing can be changed, as a sentence. The fields stay focusable and are described by it. */
  disabledReason?: string
  /** The height at which the tree starts to scroll: px, or any CSS length; 32rem by default. */
  maxHeight?: number | string
  /** Help under the tree, which also describes it. */
  help?: ReactNode
  /** Replaces the English texts. */
  labels?: LabelTexts<NameTreeLabels>
}

/**
 * A tree of names that are edited in place. Exposes a `treegrid` named by its label. Each `row` has its level and its position among its
 * siblings, even when rows are virtualized. Its cell contains a `textbox`, whose name repeats both, because some screen readers skip the
 * level of a row. (Virtualized rows rule out nested lists, and a `tree` must not contain fields.) One tab stop for all names, and one for
 * the toolbar, whose buttons do the same as the keys. Keys: see `use-name-tree-keys.ts`.
 *
 * The focus stays on a changed row and moves to a new one. After a removal it moves to the next row, else the previous one, else the Add
 * button. While a name is invalid, Save is disabled, and a press on it and Ctrl+S move the focus to the list of errors.
 */
export function NameTreeEditor(props: NameTreeEditorProps) {
  const {
    label,
    nodes,
    value,
    defaultValue = null,
    onChange,
    onSave,
    onInvalid,
    isSaving = false,
    isSorted = false,
    hasSearch = false,
    hasLevels = false,
    footer,
    rules,
    failures,
    isLoading = false,
    isReadOnly = false,
    disabledReason,
    maxHeight = '32rem',
    help,
    labels: labelOverrides,
    ...rest
  } = props
  const labels = useLabels('NameTreeEditor', NAME_TREE_LABELS, labelOverrides)
  const id = useId()
  const region = useRef<HTMLDivElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const errorBox = useRef<HTMLDivElement>(null)
  const searchField = useRef<HTMLInputElement>(null)

  const defaultRules = useMemo(() => createNameRules(labels), [labels])
  const tree = useNameTree({
    nodes,
    value,
    defaultValue,
    onChange,
    region,
    addButton,
    isSaving,
    isSorted,
    rules: { ...defaultRules, ...rules },
  })
  const { rows, changes, activePlace, saved } = tree
  const editError =
    disabledReason ?? (saved.faults === undefined ? (isReadOnly ? labels.readOnly : undefined) : labels.noTree)
  const lockReason = editError ?? (isSaving ? labels.saving : undefined)
  const actions = useNameTreeActions(tree, labels, lockReason)
  const keys = useNameTreeKeys(tree, actions, hasLevels)
  const search = useNameSearch(tree, labels, actions.announce, searchField)
  const attempt = useAttempt(tree, labels, failures, onInvalid, errorBox)
  const retainedFocus = useRetainedFocus(() => tree.findField(activePlace))
  const saveReason = editError ?? (changes.length === 0 ? labels.nothingToSave : undefined)
  const invalidReason = attempt.invalidCount === 0 ? undefined : labels.invalidNames(attempt.invalidCount)
  const save = (): void => {
    const next = tree.readSave()
    if (next.rows !== rows) tree.step(next.rows, { label: labels.stepDropEmpty })
    if (next.errors.size > 0) attempt.reject(next.errors)
    else {
      attempt.clear()
      if (next.changes.length > 0) onSave?.(next.changes)
      else announce(REFUSED_PRESS, labels.nothingToSave)
    }
  }
  const current = rows[activePlace]
  const currentError = current === undefined ? undefined : attempt.getError(current)
  const isTree = rows.length > 0
  const levels = useMemo(() => rows.reduce((deepest, { depth }) => Math.max(deepest, depth + 1), 0), [rows])
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
        if (onSave !== undefined && isSaveKey(event)) {
          // The browser would save the page.
          event.preventDefault()
          if (isSaving || event.repeat) return
          if (saveReason === undefined) save()
          else announce(REFUSED_PRESS, saveReason)
          return
        }
        if (event.key === 'F8' && !event.defaultPrevented) {
          event.preventDefault()
          attempt.go(event.shiftKey ? 'previous' : 'next')
          return
        }
        // For the toolbar and Save, because the fields handle these keys themselves.
        const direction = event.defaultPrevented ? undefined : undoKey(event)
        if (direction === undefined) return
        event.preventDefault()
        actions.undoOrRedo(direction)
      }}
    >
      <Caption id={`${id}-label`}>{label}</Caption>
      {attempt.failureList && (
        <FaultSummary {...attempt.failureList} role="alert" labels={{ fixed: labels.fixedPrefix }} />
      )}
      <Sides>
        <Columns data-side={Boolean(help) || undefined}>
          <Main>
            {(hasSearch || hasLevels) && isTree && (
              <Find>
                {hasSearch && (
                  <SearchField
                    ref={searchField}
                    label={labels.search}
                    placeholder={labels.search}
                    value={search.text}
                    onChange={search.change}
                    onKeyDown={search.onKeyDown}
                  />
                )}
                <bdi>{search.status}</bdi>
                {hasLevels && <LevelsMenu levels={levels} onLevel={tree.setLevel} labels={labels} />}
              </Find>
            )}
            <NameTreeToolbar {...{ tree, actions, labels, addButton }} />
            <Frame>
              <WindowedRegion
                ref={region}
                role={isTree ? 'treegrid' : undefined}
                aria-labelledby={isTree ? `${id}-label` : undefined}
                aria-describedby={isTree && Boolean(help) ? `${id}-help` : undefined}
                aria-rowcount={isTree ? tree.visible.length : undefined}
                aria-readonly={(isTree && lockReason !== undefined) || undefined}
                aria-busy={isTree && (isLoading || isSaving) ? true : undefined}
                data-message={isTree || isLoading ? undefined : ''}
                style={{ maxHeight }}
                onScroll={tree.view.onScroll}
                {...keys}
              >
                {isTree ? (
                  <NameTreeRows {...{ tree, actions, attempt, search, labels, disabledReason: lockReason }} />
                ) : saved.faults !== undefined ? (
                  describeFaults(saved.faults, labels)
                ) : isLoading ? (
                  <TreeSkeleton label={labels.loading} />
                ) : (
                  labels.empty
                )}
              </WindowedRegion>
              <OverflowTooltip container={region} selector="[data-part='error'] > span" />
              <CurrentError>
                {currentError !== undefined && (
                  <Message data-tone="danger" aria-hidden="true">
                    <AlertSign />
                    <span>{currentError}</span>
                  </Message>
                )}
              </CurrentError>
            </Frame>
          </Main>
          {(attempt.errorList || Boolean(help)) && (
            <Side>
              {attempt.errorList && (
                <FaultSummary ref={errorBox} {...attempt.errorList} labels={{ fixed: labels.fixedPrefix }} />
              )}
              {Boolean(help) && <Help id={`${id}-help`}>{help}</Help>}
            </Side>
          )}
        </Columns>
      </Sides>
      {onSave !== undefined && (
        <Foot>
          <Button
            tone="primary"
            isBusy={isSaving}
            disabledReason={saveReason ?? invalidReason}
            // A press shows what is wrong, although the button is disabled.
            onClickCapture={() => {
              if (lockReason === undefined && invalidReason !== undefined) save()
            }}
            onClick={save}
          >
            {labels.save}
          </Button>
          {footer}
          <bdi>{changes.length === 0 ? labels.noChanges : labels.changes(changes.length)}</bdi>
          {invalidReason !== undefined && (
            <Message data-tone="danger">
              <AlertSign />
              <span>{invalidReason}</span>
            </Message>
          )}
          {invalidReason !== undefined && (
            <Button tone="link" aria-keyshortcuts="F8" onClick={() => attempt.go('next')}>
              {labels.nextProblem}
            </Button>
          )}
        </Foot>
      )}
      <Announcement of={actions.announcement} />
    </FieldRoot>
  )
}
