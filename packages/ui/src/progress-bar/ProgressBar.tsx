'use client'

import { TriangleAlert } from 'lucide-react'
import { type ComponentPropsWithRef, useId } from 'react'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'
import { Figure, Fill, Line, NotApplicable, Root, Track } from './ProgressBar.styles'
import { levelOf, NEAR } from './share'

/** Props of ProgressBar: those of a `<div>`, and these. */
export interface ProgressBarProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'role'> {
  /** What it is about: "Projects". Its name, drawn above it. */
  label: string
  /**
   * Percent. More than 100 is over the limit. `null`, or what is no number, when there is nothing to measure by: the words of
   * `naText` stand in place of the bar. Left out when work goes on and nobody knows how far it is.
   */
  value?: number | null
  /** `meter` (default): how much of something is used, with a warning near the limit. `progress`: how far work has come. */
  kind?: 'meter' | 'progress'
  /** The value in words: "45 of 50". By default the percent, "90 %". */
  valueText?: string
  /** From how much percent on a meter warns; 90 by default. */
  nearAt?: number
  /** `stacked` (default): name and value above the bar. `inline`: the value beside it, the name heard and not drawn. */
  layout?: 'stacked' | 'inline'
  /** "N/A" by default. */
  naText?: string
  /** Spoken after the value, and shown to the pointer, near the limit; "nearly full" by default. */
  nearLabel?: string
  /** Spoken after the value, and shown to the pointer, over the limit; "over the limit" by default. */
  overLabel?: string
}

/**
 * How much of something is used, or how far work has come. Exposes `meter` or `progressbar` with a name and its value in
 * words; without a value to measure by it is plain text. No key: it cannot be changed.
 */
export function ProgressBar(props: ProgressBarProps) {
  const {
    label,
    value,
    kind = 'meter',
    valueText,
    nearAt = NEAR,
    layout = 'stacked',
    naText = 'N/A',
    ...others
  } = props
  const { nearLabel = 'nearly full', overLabel = 'over the limit', ...rest } = others
  const id = useId()
  const isKnown = typeof value === 'number' && Number.isFinite(value)
  const level = isKnown && kind === 'meter' ? levelOf(value, nearAt) : 'normal'
  const words = isKnown ? (valueText ?? `${Math.round(value)} %`) : (valueText ?? '')
  const remark = { normal: '', near: nearLabel, over: overLabel }[level]
  const shown = isKnown ? Math.min(100, Math.max(0, value)) : 0
  const isInline = layout === 'inline'

  if (value === null || (value !== undefined && !isKnown)) {
    return (
      <Root {...rest}>
        <Line>
          {isInline ? <VisuallyHidden>{label}: </VisuallyHidden> : <span>{label}</span>}
          <NotApplicable>{naText}</NotApplicable>
        </Line>
      </Root>
    )
  }
  const name = isInline ? <VisuallyHidden id={id}>{label}</VisuallyHidden> : <span id={id}>{label}</span>
  // Heard as the value of the bar; reading it again as text would say it twice.
  const figure = (
    <Figure aria-hidden="true" data-level={level} title={remark || undefined}>
      {remark !== '' && <TriangleAlert />}
      {words}
    </Figure>
  )
  const bar = (
    <Track
      role={kind === 'meter' && isKnown ? 'meter' : 'progressbar'}
      aria-labelledby={id}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={isKnown ? shown : undefined}
      aria-valuetext={[words, remark].filter(Boolean).join(', ') || undefined}
    >
      <Fill
        data-level={level}
        data-unknown={isKnown ? undefined : ''}
        style={isKnown ? { inlineSize: `${shown}%` } : undefined}
      />
    </Track>
  )
  return (
    <Root {...rest} data-layout={layout}>
      {isInline ? (
        <>
          {bar}
          {figure}
          {name}
        </>
      ) : (
        <>
          <Line>
            {name}
            {figure}
          </Line>
          {bar}
        </>
      )}
    </Root>
  )
}
