'use client'

import { TriangleAlert } from 'lucide-react'
import { useId, useRef } from 'react'
import type { ElementProps } from '../element-props/element-props'
import { useMergedRef } from '../field/use-merged-ref'
import { OverflowTooltip } from '../tooltip/OverflowTooltip'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'
import { Figure, Fill, Line, NotApplicable, Root, Track } from './ProgressBar.styles'
import { findLevel, NEAR } from './share'
import type { CompleteTexts, LabelTexts } from '../locale/label-texts'
import { useLabels } from '../locale/locale-context'

/** Texts of ProgressBar. */
export interface ProgressBarLabels {
  /** In place of the bar, when there is no share. */
  notApplicable: string
  /** After the value, near the limit. */
  near: string
  /** After the value, over the limit. */
  over: string
}

const LABELS: CompleteTexts<ProgressBarLabels> = { notApplicable: 'N/A', near: 'nearly full', over: 'over the limit' }

/** Props of ProgressBar: those of a `<div>`, and these. */
export interface ProgressBarProps extends ElementProps<'div', 'children' | 'role'> {
  /** Accessible name, drawn above the bar: "Projects". */
  label: string
  /**
   * The share in percent. More than 100 is over the limit. `null` and `NaN`: there is no share, and a text replaces the bar. Left out:
   * work is in progress and its share is unknown.
   */
  value?: number | null
  /** `meter` (default) shows how much of something is used, with a warning near the limit. `progress` shows how far work is. */
  kind?: 'meter' | 'progress'
  /** The value as text: "45 of 50". The percentage by default: "90 %". */
  valueText?: string
  /** The value from which a meter warns, in percent; 90 by default. */
  nearAt?: number
  /** `stacked` (default) draws name and value above the bar. `inline` draws the value beside it and leaves the name to screen readers. */
  layout?: 'stacked' | 'inline'
  /** Replaces the English texts. */
  labels?: LabelTexts<ProgressBarLabels>
}

/**
 * Shows how much of something is used, or how far work is. Exposes `meter` or `progressbar` with a name and its value as text. Without
 * a share it is plain text. It has no keys, because it cannot be changed.
 */
export function ProgressBar(props: ProgressBarProps) {
  const {
    label,
    value,
    kind = 'meter',
    valueText,
    nearAt = NEAR,
    layout = 'stacked',
    labels: labelOverrides,
    ref,
    ...rest
  } = props
  const labels = useLabels('ProgressBar', LABELS, labelOverrides)
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const rootRef = useMergedRef(root, ref)
  const isKnown = typeof value === 'number' && Number.isFinite(value)
  const level = isKnown && kind === 'meter' ? findLevel(value, nearAt) : 'normal'
  const text = isKnown ? (valueText ?? `${Math.round(value)} %`) : (valueText ?? '')
  const warning = { normal: '', near: labels.near, over: labels.over }[level]
  const percent = isKnown ? Math.min(100, Math.max(0, value)) : 0
  const isInline = layout === 'inline'

  if (value === null || (value !== undefined && !isKnown)) {
    return (
      <Root {...rest} ref={rootRef}>
        <Line>
          {isInline ? <VisuallyHidden>{label}: </VisuallyHidden> : <span>{label}</span>}
          <NotApplicable>{labels.notApplicable}</NotApplicable>
        </Line>
      </Root>
    )
  }
  const name = isInline ? <VisuallyHidden id={id}>{label}</VisuallyHidden> : <span id={id}>{label}</span>
  // Hidden from screen readers, because the bar already has this text as its value.
  const figure = (
    <Figure aria-hidden="true" data-level={level} data-hint={warning || undefined}>
      {warning !== '' && <TriangleAlert />}
      {text}
    </Figure>
  )
  const bar = (
    <Track
      role={kind === 'meter' && isKnown ? 'meter' : 'progressbar'}
      aria-labelledby={id}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={isKnown ? percent : undefined}
      aria-valuetext={[text, warning].filter(Boolean).join(', ') || undefined}
    >
      <Fill
        data-level={level}
        data-unknown={isKnown ? undefined : ''}
        style={isKnown ? { inlineSize: `${percent}%` } : undefined}
      />
    </Track>
  )
  return (
    <Root {...rest} ref={rootRef} data-layout={layout}>
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
      {warning !== '' && <OverflowTooltip container={root} selector="[data-hint]" />}
    </Root>
  )
}
