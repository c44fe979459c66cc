'use client'

import { ArrowDown, ArrowUp, ListPlus, Trash2 } from 'lucide-react'
import { IconButton } from '../../button/Button'
import type { Axis, CoordinateStyle } from '../coordinates/format-coordinate'
import type { Position } from '../drawing/shape'
import type { Drawing } from '../drawing/use-drawing'
import { AngleCell } from './AngleCell'
import type { AngleDraft, AngleDrafts } from './use-angle-drafts'
import { RowActions } from './VertexTable.styles'
import type { VertexLabels } from './vertex-labels'

/** An action of a row. The focus moves with the row. */
export type RowAction = 'insert' | 'up' | 'down' | 'remove'

/** Props of VertexRow. */
export interface VertexRowProps {
  drawing: Drawing
  /** Counted from 0. */
  vertex: number
  at: Position
  drafts: AngleDrafts
  style: CoordinateStyle
  labels: VertexLabels
  onAction: (action: RowAction, vertex: number) => void
}

/** A row of the vertex table: the coordinates and the actions of one vertex. */
export function VertexRow({ drawing, vertex, at, drafts, style, labels, onAction }: VertexRowProps) {
  const [lon, lat] = at
  const isPoint = drawing.shape.kind === 'point'
  const name = isPoint ? labels.point : labels.vertex(vertex + 1)
  const nameInSentence = isPoint ? labels.pointInSentence : labels.vertexInSentence(vertex + 1)
  const isSelected = drawing.selected === vertex
  const move = (to: Position): void => {
    drawing.dispatch({ type: 'move', vertex, to })
  }
  const getAngleProps = (axis: Axis) => ({
    axis,
    style,
    draft: drafts.get(vertex, axis),
    onDraft: (draft: AngleDraft | undefined) => drafts.set(vertex, axis, draft),
    onPastePosition: move,
    isReadOnly: drawing.isReadOnly,
    faults: { ...labels.faults, unreadable: labels.noAngle },
  })
  return (
    <tr
      aria-current={isSelected || undefined}
      data-vertex={vertex}
      onFocus={() => {
        if (!isSelected) drawing.select(vertex)
      }}
    >
      <th scope="row">{isPoint ? name : vertex + 1}</th>
      <AngleCell
        {...getAngleProps('latitude')}
        label={labels.vertexLatitude(name)}
        value={lat}
        onChange={(next) => move([lon, next])}
      />
      <AngleCell
        {...getAngleProps('longitude')}
        label={labels.vertexLongitude(name)}
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
                  data-action="insert"
                  label={labels.insertAfter(nameInSentence)}
                  icon={<ListPlus />}
                  onClick={() => onAction('insert', vertex)}
                />
                <IconButton
                  size="small"
                  data-action="up"
                  label={labels.moveUp(nameInSentence)}
                  icon={<ArrowUp />}
                  disabledReason={vertex === 0 ? labels.isFirst : undefined}
                  onClick={() => onAction('up', vertex)}
                />
                <IconButton
                  size="small"
                  data-action="down"
                  label={labels.moveDown(nameInSentence)}
                  icon={<ArrowDown />}
                  disabledReason={vertex === drawing.positions.length - 1 ? labels.isLast : undefined}
                  onClick={() => onAction('down', vertex)}
                />
              </>
            )}
            <IconButton
              size="small"
              data-action="remove"
              label={labels.remove(nameInSentence)}
              icon={<Trash2 />}
              onClick={() => onAction('remove', vertex)}
            />
          </RowActions>
        </td>
      )}
    </tr>
  )
}
