'use client'

import type { ReactNode } from 'react'
import type { ElementProps } from '../element-props/element-props'
import { useOverflow } from '../overflow/use-overflow'
import { ProgressBar } from '../progress-bar/ProgressBar'
import { toPercent } from '../progress-bar/share'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'
import { Frame, Quiet, Table } from './StatTable.styles'
import { addStats, type Stat } from './totals'
import type { CompleteTexts, LabelTexts } from '../locale/label-texts'
import { useLabels, useLanguage } from '../locale/locale-context'

export type { Stat } from './totals'

/** A row of the table. */
export interface StatRow extends Stat {
  /** Unique in the table. */
  id: string
  /** What is counted; the accessible name of its bar. */
  name: string
  /** Content in place of the name, such as a tag with a color. */
  label?: ReactNode
  /** The share in percent, `null` for none; calculated from `used` and `max` by default. */
  percent?: number | null
}

/** Texts of StatTable. */
export interface StatTableLabels {
  /** Column headers. */
  name: string
  used: string
  max: string
  usage: string
  /** Name of the total row. */
  total: string
  /** In place of a maximum. */
  unlimited: string
  /** In place of a bar. */
  notApplicable: string
  /** In place of rows. */
  empty: string
}

const LABELS: CompleteTexts<StatTableLabels> = {
  name: 'Limit',
  used: 'Used',
  max: 'Max',
  usage: 'Usage',
  total: 'Total',
  unlimited: 'Unlimited',
  notApplicable: 'N/A',
  empty: 'None',
}

/** Props of StatTable: those of a `<div>`, and these. */
export interface StatTableProps extends ElementProps<'div', 'children'> {
  /** Accessible name, the same text as the heading above the table. */
  label: string
  /** The rows, in this order. */
  rows: readonly StatRow[]
  /** Whether a last row shows the sums; false by default. */
  hasTotal?: boolean
  /** Formats a number; `en-US` with thousands separators by default. */
  format?: (figure: number) => string
  /** Replaces the English texts. */
  labels?: LabelTexts<StatTableLabels>
}

/**
 * Shows how much of a few limits is used, one row for each. Exposes `table` named by its label; each bar is a `meter`. The rows cannot
 * be sorted. When the table is wider than its container, its frame scrolls and is a tab stop.
 */
export function StatTable(props: StatTableProps) {
  const { formats } = useLanguage()
  const { label, rows, hasTotal = false, format = formats.number, labels: labelOverrides, ...rest } = props
  const labels = useLabels('StatTable', LABELS, labelOverrides)
  const { isOverflowing, content } = useOverflow('inline')
  const renderCells = (row: StatRow) => (
    <>
      <td data-align="end">{format(row.used)}</td>
      <td data-align="end">{row.max === null ? labels.unlimited : format(row.max)}</td>
      <td>
        <ProgressBar
          layout="inline"
          label={row.name}
          value={row.percent === undefined ? toPercent(row.used, row.max) : row.percent}
          labels={{ notApplicable: labels.notApplicable }}
        />
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
            <th scope="col">{labels.name}</th>
            <th scope="col" data-align="end">
              {labels.used}
            </th>
            <th scope="col" data-align="end">
              {labels.max}
            </th>
            <th scope="col">{labels.usage}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">{row.label ?? row.name}</th>
              {renderCells(row)}
            </tr>
          ))}
          {rows.length === 0 && (
            <tr>
              <td colSpan={4}>
                <Quiet>{labels.empty}</Quiet>
              </td>
            </tr>
          )}
        </tbody>
        {hasTotal && rows.length > 0 && (
          <tfoot>
            <tr>
              <th scope="row">{labels.total}</th>
              {renderCells({ id: 'total', name: labels.total, ...addStats(rows) })}
            </tr>
          </tfoot>
        )}
      </Table>
    </Frame>
  )
}
