'use client'

import type { ComponentPropsWithRef, ReactNode } from 'react'
import { useOverflow } from '../overflow/use-overflow'
import { ProgressBar } from '../progress-bar/ProgressBar'
import { percentOf } from '../progress-bar/share'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'
import { Frame, Quiet, Table } from './StatTable.styles'
import { type Stat, totalOf } from './totals'

/** A line of the table. */
export interface StatRow extends Stat {
  /** Unique in the table. */
  id: string
  /** What is counted; also the name of its bar. */
  name: string
  /** What is drawn for the name, such as a tag with a color; the name by default. */
  label?: ReactNode
}

/** Heads of the columns. */
export interface StatHeads {
  name: string
  used: string
  max: string
  usage: string
}

const HEADS: StatHeads = { name: 'Limit', used: 'Used', max: 'Max', usage: 'Usage' }

/** Props of StatTable: those of a `<div>`, and these. */
export interface StatTableProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Its name; the heading above it says the same. */
  label: string
  /** The limits, one a line, in the order given. */
  rows: readonly StatRow[]
  /** "Limit", "Used", "Max" and "Usage" by default. */
  heads?: Partial<StatHeads>
  /** Name of a last line with the sums; without it there is none. */
  totalLabel?: string
  /** How a number is written; with the thousands of `en-US` by default. */
  format?: (figure: number) => string
  /** In place of a maximum; "Unlimited" by default. */
  unlimitedText?: string
  /** In place of a bar; "N/A" by default. */
  naText?: string
  /** In place of lines, when there are none; "None" by default. */
  emptyText?: string
}

const write = (figure: number): string => figure.toLocaleString('en-US')

/**
 * How much of a few limits is used, line by line. Exposes `table` named by its label; each bar is a `meter`. It is read and
 * not sorted; where it is wider than its place, its frame scrolls and can be reached by the keyboard.
 */
export function StatTable(props: StatTableProps) {
  const { label, rows, heads, totalLabel, format = write, unlimitedText = 'Unlimited', naText, ...others } = props
  const { emptyText = 'None', ...rest } = others
  const { isOverflowing, content } = useOverflow('inline')
  const { name, used, max, usage } = { ...HEADS, ...heads }
  const cells = (row: StatRow) => (
    <>
      <td data-align="end">{format(row.used)}</td>
      <td data-align="end">{row.max === null ? unlimitedText : format(row.max)}</td>
      <td>
        <ProgressBar layout="inline" label={row.name} value={percentOf(row.used, row.max)} naText={naText} />
      </td>
    </>
  )
  return (
    <Frame {...rest} {...(isOverflowing ? { role: 'region', 'aria-label': label, tabIndex: 0 } : {})}>
      <Table ref={content}>
        <caption>
          <VisuallyHidden>{label}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{name}</th>
            <th scope="col" data-align="end">
              {used}
            </th>
            <th scope="col" data-align="end">
              {max}
            </th>
            <th scope="col">{usage}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">{row.label ?? row.name}</th>
              {cells(row)}
            </tr>
          ))}
          {rows.length === 0 && (
            <tr>
              <td colSpan={4}>
                <Quiet>{emptyText}</Quiet>
              </td>
            </tr>
          )}
        </tbody>
        {totalLabel !== undefined && rows.length > 0 && (
          <tfoot>
            <tr>
              <th scope="row">{totalLabel}</th>
              {cells({ id: 'total', name: totalLabel, ...totalOf(rows) })}
            </tr>
          </tfoot>
        )}
      </Table>
    </Frame>
  )
}
