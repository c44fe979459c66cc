'use client'

import { useLanguage } from '../../locale/locale-context'
import { formatScaleLength, findScaleLength } from './scale-length'
import { Bar, Ends, North, ScaleRoot } from './ScaleBar.styles'

/** The largest width of the bar in CSS pixels. */
const MAX_WIDTH = 104

/** Props of ScaleBar. */
export interface ScaleBarProps {
  latitude: number
  zoom: number
  /** Accessible name of the arrow. */
  north: string
  /** The kind of map and the sources of its data; undefined if the engine shows them. */
  note: string | undefined
}

/** The scale at the center of the map, the direction of north and the kind of map. */
export function ScaleBar({ latitude, zoom, north, note }: ScaleBarProps) {
  const { formats } = useLanguage()
  const { meters, pixels } = findScaleLength(latitude, zoom, MAX_WIDTH)
  return (
    <ScaleRoot>
      <div>
        <Ends style={{ width: pixels }}>
          <span>0</span>
          <span>{formatScaleLength(meters, formats.number)}</span>
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
