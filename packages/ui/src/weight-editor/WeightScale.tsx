import { Beyond, Fill, Labels, Ruler, Segment, Ticks, Track } from './WeightScale.styles'
import { TOTAL } from './weights'

/** How the sum compares to 100. */
export type SumState = 'exact' | 'left' | 'over'

/** One row on the scale. */
export interface ScalePart {
  id: string
  /** From 0; `NaN` is not drawn. */
  weight: number
  color: string | undefined
}

/** The largest sum that the ruler shows, so that its part up to 100 stays readable. */
const MAX_REACH = 2 * TOTAL

/** With more rows than this, the lines between them would cover the segments. */
const DENSE = 50

/** Props of WeightScale. */
export interface WeightScaleProps {
  parts: readonly ScalePart[]
  total: number
  state: SumState
  /** Accessible name: "Sum of weights". */
  label: string
  /** The sum as text: "92.5 of 100". */
  text: string
}

/** A ruler from 0 to 100 with the rows end to end. Beyond 100 the ruler grows and the excess is marked. Exposes `meter`. */
export function WeightScale({ parts, total, state, label, text }: WeightScaleProps) {
  const reach = Math.min(MAX_REACH, Math.max(TOTAL, total))
  const share = (weight: number): string => `${(100 * weight) / reach}%`
  return (
    <Ruler
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={TOTAL}
      aria-valuenow={Math.min(TOTAL, Math.max(0, total))}
      aria-valuetext={text}
    >
      <Track data-state={state} data-dense={parts.length > DENSE || undefined}>
        <Fill>
          {parts.map(
            ({ id, weight, color }) =>
              weight > 0 && <Segment key={id} style={{ inlineSize: share(weight), background: color }} />,
          )}
        </Fill>
        {state === 'over' && <Beyond style={{ inlineSize: share(reach - TOTAL) }} />}
      </Track>
      <Ticks style={{ inlineSize: share(TOTAL) }} />
      <Labels style={{ inlineSize: share(TOTAL) }}>
        <span>0</span>
        <span>50</span>
        <span>100</span>
      </Labels>
    </Ruler>
  )
}
