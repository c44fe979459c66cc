'use client'

import { useLabels, useLanguage } from '../../locale/locale-context'
import type { LabelTexts } from '../../locale/label-texts'
import { formatCoordinate } from '../coordinates/format-coordinate'
import { createFigureFormat, formatLength } from '../coordinates/format-measure'
import { getPositions } from '../drawing/drawing'
import { isSamePosition } from '../drawing/geometry'
import type { Shape } from '../drawing/shape'
import type { MapLabels } from '../map-labels'
import { measureOffset } from '../sites/neighbor-list'
import { ReadoutRoot } from './VertexHandles.styles'
import { VERTEX_LABELS, type VertexLabels } from './vertex-labels'

/** Props of Readout. */
export interface ReadoutProps {
  /** With a vertex that is being dragged at its new position. */
  shape: Shape
  saved: Shape | undefined
  selected: number | undefined
  labels: MapLabels
  vertexLabels: LabelTexts<VertexLabels> | undefined
}

/**
 * The selected vertex, over the map: its number, its coordinates, and how far it is from the saved one. Hidden from assistive technology,
 * because it follows each step of a drag: the status of the tools announces the result once.
 */
export function Readout({ shape, saved, selected, labels, vertexLabels }: ReadoutProps) {
  const names = useLabels('VertexTable', VERTEX_LABELS, vertexLabels)
  const format = createFigureFormat(useLanguage().locale)
  const positions = getPositions(shape)
  const at = selected === undefined ? undefined : positions[selected]
  if (selected === undefined || at === undefined) return null
  const before = saved === undefined ? [] : getPositions(saved)
  // With another number of vertices, none is the one that had its number.
  const from = before.length === positions.length && saved?.kind === shape.kind ? before[selected] : undefined
  const offset = from === undefined || isSamePosition(from, at) ? undefined : measureOffset(from, at)
  return (
    <ReadoutRoot aria-hidden="true" data-part="readout">
      <b>{shape.kind === 'point' ? names.point : names.vertex(selected + 1)}</b>
      <code>{formatCoordinate(at)}</code>
      {offset !== undefined && (
        <span>
          {labels.moved(labels.distance(formatLength(offset.meters, format), labels.directions[offset.direction]))}
        </span>
      )}
    </ReadoutRoot>
  )
}
