'use client'

import { ArrowDown, ArrowUp, ListPlus, Trash2 } from 'lucide-react'
import { IconButton } from '../../button/Button'
import { AngleCell } from './AngleCell'
import type { CoordinateStyle } from '../coordinates/format-coordinate'
import type { Position } from '../drawing/shape'
import type { Drawing } from '../drawing/use-drawing'
import { RowActions } from './VertexTable.styles'
import type { VertexLabels } from './vertex-labels'

/** Something done to a line, after which the focus moves with it. */
export type RowDeed = 'insert' | 'up' | 'down' | 'remove'

/** Props of VertexRow. */
export interface VertexRowProps {
  drawing: Drawing
  /** Counted from 0. */
  vertex: number
  at: Position
  style: CoordinateStyle
  labels: VertexLabels
  onDeed: (deed: RowDeed, vertex: number) => void
}

/** A vertex of the table: its coordinates, and what is done to it. */
export function VertexRow({ drawing, vertex, at, style, labels, onDeed }: VertexRowProps) {
  const [lon, lat] = at
  const isPoint = drawing.shape.kind === 'point'
  const place = isPoint ? labels.point : labels.vertex(vertex + 1)
  const isSelected = drawing.selected === vertex
  const move = (to: Position): void => {
    drawing.act({ do: 'move', vertex, to })
  }
  const shared = {
    style,
    onPlace: move,
    isReadOnly: drawing.isReadOnly,
    faults: { ...labels.faults, unreadable: labels.noAngle },
  }
  return (
    <tr
      aria-current={isSelected || undefined}
      data-vertex={vertex}
      onFocus={() => {
        if (!isSelected) drawing.select(vertex)
      }}
    >
      <th scope="row">{isPoint ? place : vertex + 1}</th>
      <AngleCell
        {...shared}
        axis="latitude"
        label={labels.latitudeOf(place)}
        value={lat}
        onChange={(next) => move([lon, next])}
      />
      <AngleCell
        {...shared}
        axis="longitude"
        label={labels.longitudeOf(place)}
        value={lon}
        onChange={(next) => move([next, lat])}
      />
      {!drawing.isReadOnly && (
        <td>
          <RowActions>
            {!isPoint && (
              <>
                <IconButton
                  size="small"
                  data-deed="insert"
                  label={labels.insertAfter(place)}
                  icon={<ListPlus />}
                  onClick={() => onDeed('insert', vertex)}
                />
                <IconButton
                  size="small"
                  data-deed="up"
                  label={labels.moveUp(place)}
                  icon={<ArrowUp />}
                  disabledReason={vertex === 0 ? labels.isFirst : undefined}
                  onClick={() => onDeed('up', vertex)}
                />
                <IconButton
                  size="small"
                  data-deed="down"
                  label={labels.moveDown(place)}
                  icon={<ArrowDown />}
                  disabledReason={vertex === drawing.positions.length - 1 ? labels.isLast : undefined}
                  onClick={() => onDeed('down', vertex)}
                />
              </>
            )}
            <IconButton
              size="small"
              data-deed="remove"
              label={labels.remove(place)}
              icon={<Trash2 />}
              onClick={() => onDeed('remove', vertex)}
            />
          </RowActions>
        </td>
      )}
    </tr>
  )
}
