import { Beyond, Fill, Labels, Ruler, Segment, Ticks, Track } from './WeightScale.styles'
import { TOTAL } from './weights'

/** How the sum stands to 100. */
export type SumState = 'exact' | 'left' | 'over'

/** One row on the scale. */
export interface ScalePart {
  id: string
  /** From 0; `NaN` for none. */
  weight: number
  color: string | undefined
}

/** The ruler grows no further, so that its part up to 100 can be read. */
const MOST = 2 * TOTAL

/** Of more rows than this the lines between them would be all that is seen. */
const DENSE = 50

/** Props of WeightScale. */
export interface WeightScaleProps {
  parts: readonly ScalePart[]
  total: number
  state: SumState
  /** Its name: "Sum of weights". */
  label: string
  /** The sum in words: "92.5 of 100". */
  text: string
}

/**
 * A ruler from 0 to 100 with the rows laid end to end on it; beyond 100 it grows, and what is too much is marked.
 * Exposes `meter`.
 */
export function WeightScale({ parts, total, state, label, text }: WeightScaleProps) {
  const reach = Math.min(MOST, Math.max(TOTAL, total))
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
