'use client'

import { lengthText, scaleLength } from './scale-length'
import { Bar, Ends, North, ScaleRoot } from './ScaleBar.styles'

/** Pixels that the bar takes at most. */
const MOST = 104

/** Props of ScaleBar. */
export interface ScaleBarProps {
  latitude: number
  zoom: number
  /** What the arrow says. */
  north: string
  /** What kind of map it is, and whose data; nothing where the engine says so. */
  note: string | undefined
}

/** The scale at the middle of the map, the direction of north, and what kind of map it is. */
export function ScaleBar({ latitude, zoom, north, note }: ScaleBarProps) {
  const { meters, pixels } = scaleLength(latitude, zoom, MOST)
  return (
    <ScaleRoot>
      <div>
        <Ends style={{ width: pixels }}>
          <span>0</span>
          <span>{lengthText(meters)}</span>
        </Ends>
        <Bar style={{ width: pixels }} />
      </div>
      <North role="img" aria-label={north} viewBox="0 0 24 24">
        <path d="M8 3l4 8H4z" />
        <path d="M8 11v9" />
        <text x="14" y="18">
          N
        </text>
      </North>
      {note !== undefined && <span>{note}</span>}
    </ScaleRoot>
  )
}
