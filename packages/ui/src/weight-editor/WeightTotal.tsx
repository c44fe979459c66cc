'use client'

import { Check, TriangleAlert } from 'lucide-react'
import { AlertSign } from '../field/AlertSign'
import { Message } from '../field/Field.styles'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'
import { useSettled } from './use-settled'
import type { Sum as SumOf } from './weight-cells'
import type { WeightLabels } from './weight-labels'
import { Remark, State, Sum, Total, TotalLine } from './WeightEditor.styles'
import { type ScalePart, type SumState, WeightScale } from './WeightScale'
import { formatWeight, toUnits, TOTAL } from './weights'

/** Props of WeightTotal. */
export interface WeightTotalProps {
  parts: readonly ScalePart[]
  sum: SumOf
  /** How far from 100 is still right. */
  tolerance: number
  /** What is wrong with all of them together. */
  error: string | undefined
  errorId: string
  /** What the last action has to say. */
  note: string
  /** After how long a status is said, in milliseconds. */
  delay: number
  labels: WeightLabels
}

const SIGN = { exact: <Check aria-hidden="true" />, left: <TriangleAlert aria-hidden="true" />, over: <AlertSign /> }

/** The sum, drawn and in words. What is left is announced after a pause. */
export function WeightTotal({ parts, sum, tolerance, error, errorId, note, delay, labels }: WeightTotalProps) {
  const off = toUnits(sum.total) - toUnits(TOTAL)
  const isRight = Math.abs(off) <= toUnits(tolerance)
  const state: SumState = isRight ? 'exact' : off < 0 ? 'left' : 'over'
  const distance = formatWeight(Math.abs(sum.total - TOTAL))
  const line = labels.sum(formatWeight(sum.total))
  const unread = sum.unread > 0 ? labels.unread(sum.unread) : ''
  const standing = off === 0 ? '' : off < 0 ? labels.left(distance) : labels.over(distance)
  const remark = [standing, unread].filter(Boolean).join('; ')
  const said = useSettled([note, standing === '' ? line : standing, unread].filter(Boolean).join(' '), delay)
  const sign = unread === '' ? SIGN[state] : SIGN.over
  return (
    <Total>
      <TotalLine>
        <Sum>{line}</Sum>
        <State data-state={unread === '' ? state : 'over'}>
          {sign}
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
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Total>
  )
}
