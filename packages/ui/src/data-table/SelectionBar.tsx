'use client'

import { type ReactNode, useRef, useState } from 'react'
import { Announcement } from '../announcer/Announcement'
import { Button } from '../button/Button'
import type { ElementProps } from '../element-props/element-props'
import { useFocusTransfer } from '../focus/transfer-focus'
import { useMergedRef } from '../field/use-merged-ref'
import { StylesAhead } from '../tokens/StylesAhead'
import { Actions, Bar, Count, Facts, Key } from './SelectionBar.styles'
import type { TableSelection } from './table-selection'
import { findSelectAll, useBarKey } from './use-bar-key'
import type { CompleteTexts, LabelTexts } from '../locale/label-texts'
import { useLabels, useLanguage } from '../locale/locale-context'

export type { TableSelection } from './table-selection'

/** Texts of SelectionBar, for translation. Numbers arrive formatted. */
export interface SelectionBarLabels {
  /** Name of the bar; "Selection" by default. */
  selection: string
  /** Visible and announced after each change; "2 of 240 selected" by default. */
  count: (count: string, total: string) => string
  /** Announced when the selection becomes empty; "Nothing selected" by default. */
  none: string
  /** Button that selects the matching rows on all pages; "Select all 240 matching" by default. */
  selectAll: (total: string) => string
  /** Button that clears the selection; "Clear" by default. */
  clear: string
  /** Announced once for a new selection; "Press F6 to move to the actions and back." by default. */
  keys: string
}

const LABELS: CompleteTexts<SelectionBarLabels> = {
  selection: 'Selection',
  count: '{count} of {total} selected',
  none: 'Nothing selected',
  selectAll: 'Select all {total} matching',
  clear: 'Clear',
  keys: 'Press F6 to move to the actions and back.',
}

/** Styles that are inserted before the bar appears, so that its first selection restyles no row. */
const PARTS = [Bar, Facts, Count, Key, Actions]

/** Props of SelectionBar: those of a `<section>`, and these. */
export interface SelectionBarProps extends ElementProps<'section', 'children'> {
  /** Selection of the table. */
  selection: Pick<TableSelection<never>, 'count' | 'total' | 'onSelectAll' | 'onClear'>
  /** Whether the rows of other pages are loading after `onSelectAll`; `false` by default. */
  isSelectingAll?: boolean
  /** Why not all matching rows can be selected, as a sentence. */
  selectAllDisabledReason?: string | undefined
  /** Buttons for the selected rows. */
  children?: ReactNode
  /** Replaces the English texts. */
  labels?: LabelTexts<SelectionBarLabels>
}

/**
 * Shows how many rows are selected, with actions for them. Pass it as the `bar` of a table; it is docked below the table while
 * rows are selected. Exposes a `region` and announces the count. F6 moves the focus from the table to the bar and back. When
 * the bar disappears with the focus, the checkbox in the head takes it.
 */
export function SelectionBar({ selection, children, labels: labelOverrides, ...rest }: SelectionBarProps) {
  const labels = useLabels('SelectionBar', LABELS, labelOverrides)
  const { count } = selection
  const { number: format } = useLanguage().formats
  const countText = labels.count(format(count), format(selection.total))
  const [hadSelection, setHadSelection] = useState(count > 0)
  if (count > 0 && !hadSelection) setHadSelection(true)
  const [initialCount, setInitialCount] = useState(count)
  if (count > 0 !== initialCount > 0) setInitialCount(count)
  const announcement = count === initialCount ? `${countText}. ${labels.keys}` : countText
  return (
    <>
      <Announcement aria-live="polite">{count > 0 ? announcement : hadSelection ? labels.none : ''}</Announcement>
      <StylesAhead parts={PARTS} />
      {count > 0 && (
        <VisibleBar
          aria-label={labels.selection}
          {...rest}
          selection={selection}
          countText={countText}
          labels={labels}
          format={format}
        >
          {children}
        </VisibleBar>
      )}
    </>
  )
}

/** The checkbox in the head takes the focus, for example after Clear. */
function focusTableHead(bar: HTMLElement): void {
  const root = bar.closest('[data-table]')
  const target = findSelectAll(root) ?? root?.querySelector<HTMLElement>('[role="region"]')
  target?.focus({ preventScroll: true })
}

interface VisibleBarProps extends Omit<SelectionBarProps, 'labels'> {
  countText: string
  labels: SelectionBarLabels
  format: (value: number) => string
}

function VisibleBar(props: VisibleBarProps) {
  const { selection, isSelectingAll, selectAllDisabledReason, countText, labels, format, children, ref, ...rest } =
    props
  const { total, onSelectAll, onClear } = selection
  const bar = useRef<HTMLElement>(null)
  const clearButton = useRef<HTMLButtonElement>(null)
  useFocusTransfer(bar, focusTableHead)
  useBarKey(bar)
  return (
    <Bar aria-keyshortcuts="F6" {...rest} ref={useMergedRef(bar, ref)}>
      <Facts>
        <Count>{countText}</Count>
        {onSelectAll && (
          <Button
            tone="link"
            size="small"
            isBusy={isSelectingAll}
            disabledReason={selectAllDisabledReason}
            onClick={() => {
              // This button disappears once all rows are selected.
              clearButton.current?.focus()
              onSelectAll()
            }}
          >
            {labels.selectAll(format(total))}
          </Button>
        )}
        <Button ref={clearButton} tone="link" size="small" onClick={onClear}>
          {labels.clear}
        </Button>
        <Key aria-hidden="true">F6</Key>
      </Facts>
      {children !== undefined && <Actions>{children}</Actions>}
    </Bar>
  )
}
