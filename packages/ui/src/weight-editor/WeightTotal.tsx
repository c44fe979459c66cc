'use client'

import { Check, TriangleAlert } from 'lucide-react'
import { Announcement } from '../announcer/Announcement'
import { AlertSign } from '../field/AlertSign'
import { Message } from '../field/Field.styles'
import { useSettled } from '../announcer/use-settled'
import { useLanguage } from '../locale/locale-context'
import { getNotation } from '../number-field/number-notation'
import type { WeightSum } from './weight-cells'
import type { WeightLabels } from './weight-labels'
import { Remark, State, Sum, Total, TotalLine } from './WeightEditor.styles'
import { type ScalePart, type SumState, WeightScale } from './WeightScale'
import { formatWeight, toUnits, TOTAL } from './weights'

/** Props of WeightTotal. */
export interface WeightTotalProps {
  parts: readonly ScalePart[]
  sum: WeightSum
  /** How far from 100 the sum may be. */
  tolerance: number
  /** Error of all weights together. */
  error: string | undefined
  errorId: string
  /** Result of the last action, announced before the sum. */
  note: string
  /** Counts the notes. */
  noteCount: number
  /** Pause before the status is announced, in milliseconds. */
  delay: number
  labels: WeightLabels
}

const ICONS = { exact: <Check aria-hidden="true" />, left: <TriangleAlert aria-hidden="true" />, over: <AlertSign /> }

/** The sum as a scale and as text. One status announces the result of an action and the sum, after a pause. */
export function WeightTotal({
  parts,
  sum,
  tolerance,
  error,
  errorId,
  note,
  noteCount,
  delay,
  labels,
}: WeightTotalProps) {
  const notation = getNotation(useLanguage().locale)
  const difference = toUnits(sum.total) - toUnits(TOTAL)
  const isRight = Math.abs(difference) <= toUnits(tolerance)
  const state: SumState = isRight ? 'exact' : difference < 0 ? 'left' : 'over'
  const distance = formatWeight(Math.abs(sum.total - TOTAL), notation)
  const line = labels.sum(formatWeight(sum.total, notation))
  const invalid = sum.invalid > 0 ? labels.invalid(sum.invalid) : ''
  const comparison = difference === 0 ? '' : difference < 0 ? labels.left(distance) : labels.over(distance)
  const remark = [comparison, invalid].filter(Boolean).join(', ')
  const announcement = useSettled(
    [note, [comparison === '' ? line : comparison, invalid].filter(Boolean).join(', ')].filter(Boolean).join(' '),
    delay,
    note === '' ? 0 : noteCount,
  )
  const icon = invalid === '' ? ICONS[state] : ICONS.over
  return (
    <Total>
      <TotalLine>
        <Sum>{line}</Sum>
        <State data-state={invalid === '' ? state : 'over'}>
          {icon}
          {remark !== '' && <bdi>{remark}</bdi>}
        </State>
      </TotalLine>
      <WeightScale parts={parts} total={sum.total} state={state} label={labels.scale} text={line} />
      {error !== undefined && error !== '' && (
        <Message id={errorId} data-tone="danger">
          <AlertSign />
          <span>{error}</span>
        </Message>
      )}
      {note !== '' && (
        <Remark>
          <bdi>{note}</bdi>
        </Remark>
      )}
      <Announcement>{announcement}</Announcement>
    </Total>
  )
}
