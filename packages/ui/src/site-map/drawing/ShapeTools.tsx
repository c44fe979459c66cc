'use client'

import { Check, Eraser, MapPin, Pentagon } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { Button } from '../../button/Button'
import { UndoButtons, type UndoLabels } from '../../undo/UndoButtons'
import { Group, Root, Said } from './ShapeTools.styles'
import type { Drawing } from './use-drawing'

/** Words of ShapeTools. */
export interface ShapeToolsLabels {
  /** Name of the toolbar. */
  label: string
  point: string
  polygon: string
  finish: string
  clear: string
  /** Why nothing can be changed, where the drawing is read-only. */
  readOnly: string
  /** Name of undo and redo together. */
  history: string
  undo: Partial<UndoLabels>
}

/** The English words. */
export const SHAPE_TOOLS_LABELS: ShapeToolsLabels = {
  label: 'Shape',
  point: 'Point',
  polygon: 'Polygon',
  finish: 'Finish polygon',
  clear: 'Clear',
  readOnly: 'The shape cannot be changed.',
  history: 'History',
  undo: {},
}

/** Props of ShapeTools: those of a `<div>`, and these. */
export interface ShapeToolsProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What `useDrawing` gives. */
  drawing: Drawing
  /** Words other than the English ones. */
  labels?: Partial<ShapeToolsLabels>
}

/**
 * What is drawn next, and what is done to the whole shape. Exposes a `group` of `button`s; the two kinds of shape are toggles. One
 * that cannot be pressed stays focusable and says why. What happened on the map or in the table is told in its `status`. The focus
 * stays where it is.
 */
export function ShapeTools({ drawing, labels: labelOverrides, ...rest }: ShapeToolsProps) {
  const labels = { ...SHAPE_TOOLS_LABELS, ...labelOverrides }
  const { shape, tool, isReadOnly, history } = drawing
  const held = isReadOnly ? labels.readOnly : undefined
  const isPolygon = shape.kind === 'polygon'
  const whyNotFinish = (): string | undefined => {
    if (!isPolygon) return drawing.labels.tooFew
    if (shape.isClosed) return drawing.labels.isFinished
    return shape.ring.length < 3 ? drawing.labels.tooFew : undefined
  }
  return (
    <Root {...rest} role="group" aria-label={labels.label}>
      <Group>
        <Button
          size="small"
          icon={<MapPin />}
          aria-pressed={tool === 'point'}
          disabledReason={held}
          onClick={() => drawing.setTool('point')}
        >
          {labels.point}
        </Button>
        <Button
          size="small"
          icon={<Pentagon />}
          aria-pressed={tool === 'polygon'}
          disabledReason={held ?? drawing.polygonReason}
          onClick={() => drawing.setTool('polygon')}
        >
          {labels.polygon}
        </Button>
      </Group>
      <Group>
        <Button
          size="small"
          icon={<Check />}
          disabledReason={held ?? whyNotFinish()}
          onClick={() => drawing.act({ do: 'close' })}
        >
          {labels.finish}
        </Button>
        <Button
          size="small"
          icon={<Eraser />}
          disabledReason={held ?? (shape.kind === 'none' ? drawing.labels.nothingDrawn : undefined)}
          onClick={() => drawing.act({ do: 'clear' })}
        >
          {labels.clear}
        </Button>
      </Group>
      {!isReadOnly && <UndoButtons history={history} label={labels.history} labels={labels.undo} />}
      <Said role="status">{drawing.said}</Said>
    </Root>
  )
}
