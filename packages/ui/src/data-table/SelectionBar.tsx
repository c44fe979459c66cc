'use client'

import { type ComponentPropsWithRef, type ReactNode, useRef, useState } from 'react'
import { Button } from '../button/Button'
import { StylesAhead } from '../tokens/StylesAhead'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'
import { Actions, Bar, Count, Facts, Key } from './SelectionBar.styles'
import type { TableSelection } from './table-selection'
import { useBarKey } from './use-bar-key'
import { useFocusReturn } from './use-focus-return'

/** The words of a selection bar, for another language. Numbers come as they are written. */
export interface SelectionBarLabels {
  /** Name of the bar. */
  selection: string
  /** How many of how many; also said politely. */
  count: (count: string, total: string) => string
  /** Said when nothing is selected any more. */
  none: string
  /** Selects what matches on every page. */
  selectAll: (total: string) => string
  /** Selects nothing. */
  clear: string
  /** Said once when a selection begins: how the keyboard comes to the bar. */
  keys: string
}

const LABELS: SelectionBarLabels = {
  selection: 'Selection',
  count: (count, total) => `${count} of ${total} selected`,
  none: 'Nothing selected',
  selectAll: (total) => `Select all ${total} matching`,
  clear: 'Clear',
  keys: 'F6 moves to what can be done with them, and back.',
}

/** Inserted before the bar appears, so that its first selection styles no row again. */
const PARTS = [Bar, Facts, Count, Key, Actions]

/** Props of SelectionBar: those of a `<section>`, and these. */
export interface SelectionBarProps extends Omit<ComponentPropsWithRef<'section'>, 'children' | 'ref'> {
  /** The selection of the table it stands in. */
  selection: Pick<TableSelection<never>, 'count' | 'total' | 'onSelectAll' | 'onClear'>
  /** What can be done with the selected rows: buttons. */
  children?: ReactNode
  /** The language of the numbers; English by default. */
  locale?: string
  /** Words other than the English ones. */
  labels?: Partial<SelectionBarLabels>
}

/**
 * How many rows are selected and what to do with them; the `bar` of a table, docked under it while something is selected.
 * Exposes a `region`, and says politely how many there are. F6 moves from the table to it and back. When it leaves with the focus, the checkbox in the head has it.
 */
export function SelectionBar({
  selection,
  children,
  locale = 'en',
  labels: labelOverrides,
  ...rest
}: SelectionBarProps) {
  const labels = { ...LABELS, ...labelOverrides }
  const { count } = selection
  const number = new Intl.NumberFormat(locale)
  const told = labels.count(number.format(count), number.format(selection.total))
  const [hadAny, setHadAny] = useState(count > 0)
  if (count > 0 && !hadAny) setHadAny(true)
  const [begin, setBegin] = useState(count)
  if (count > 0 !== begin > 0) setBegin(count)
  const said = count === begin ? `${told}. ${labels.keys}` : told
  return (
    <>
      <VisuallyHidden aria-live="polite">{count > 0 ? said : hadAny ? labels.none : ''}</VisuallyHidden>
      <StylesAhead parts={PARTS} />
      {count > 0 && (
        <Shown
          aria-label={labels.selection}
          {...rest}
          selection={selection}
          told={told}
          labels={labels}
          number={number}
        >
          {children}
        </Shown>
      )}
    </>
  )
}

interface ShownProps extends Omit<SelectionBarProps, 'labels' | 'locale'> {
  told: string
  labels: SelectionBarLabels
  number: Intl.NumberFormat
}

function Shown({ selection, told, labels, number, children, ...rest }: ShownProps) {
  const { total, onSelectAll, onClear } = selection
  const bar = useRef<HTMLElement>(null)
  const clear = useRef<HTMLButtonElement>(null)
  useFocusReturn(bar)
  useBarKey(bar)
  return (
    <Bar aria-keyshortcuts="F6" {...rest} ref={bar}>
      <Facts>
        <Count>{told}</Count>
        {onSelectAll && (
          <Button
            tone="link"
            size="small"
            onClick={() => {
              // This button leaves with the press: there are no more to select.
              clear.current?.focus()
              onSelectAll()
            }}
          >
            {labels.selectAll(number.format(total))}
          </Button>
        )}
        <Button ref={clear} tone="link" size="small" onClick={onClear}>
          {labels.clear}
        </Button>
        <Key aria-hidden="true">F6</Key>
      </Facts>
      {children !== undefined && <Actions>{children}</Actions>}
    </Bar>
  )
}
