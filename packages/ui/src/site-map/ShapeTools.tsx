'use client'

import { Check, Eraser, MapPin, Pentagon } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { Button } from '../button/Button'
import { UndoButtons, type UndoWords } from '../undo/UndoButtons'
import { Group, Root, Said } from './ShapeTools.styles'
import type { Drawing } from './use-drawing'

/** Words of ShapeTools. */
export interface ShapeToolsWords {
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
  undo: Partial<UndoWords>
}

/** The English words. */
export const SHAPE_TOOLS_WORDS: ShapeToolsWords = {
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
  words?: Partial<ShapeToolsWords>
}

/**
 * What is drawn next, and what is done to the whole shape. Exposes a `group` of `button`s; the two kinds of shape are toggles. One
 * that cannot be pressed stays focusable and says why. What happened on the map or in the table is told in its `status`. The focus
 * stays where it is.
 */
export function ShapeTools({ drawing, words: given, ...rest }: ShapeToolsProps) {
  const words = { ...SHAPE_TOOLS_WORDS, ...given }
  const { shape, tool, isReadOnly, history } = drawing
  const held = isReadOnly ? words.readOnly : undefined
  const isPolygon = shape.kind === 'polygon'
  const whyNotFinish = (): string | undefined => {
    if (!isPolygon) return drawing.words.tooFew
    if (shape.isClosed) return drawing.words.isFinished
    return shape.ring.length < 3 ? drawing.words.tooFew : undefined
  }
  return (
    <Root {...rest} role="group" aria-label={words.label}>
      <Group>
        <Button
          size="small"
          icon={<MapPin />}
          aria-pressed={tool === 'point'}
          disabledReason={held}
          onClick={() => drawing.setTool('point')}
        >
          {words.point}
        </Button>
        <Button
          size="small"
          icon={<Pentagon />}
          aria-pressed={tool === 'polygon'}
          disabledReason={held ?? drawing.polygonReason}
          onClick={() => drawing.setTool('polygon')}
        >
          {words.polygon}
        </Button>
      </Group>
      <Group>
        <Button
          size="small"
          icon={<Check />}
          disabledReason={held ?? whyNotFinish()}
          onClick={() => drawing.act({ do: 'close' })}
        >
          {words.finish}
        </Button>
        <Button
          size="small"
          icon={<Eraser />}
          disabledReason={held ?? (shape.kind === 'none' ? drawing.words.nothingDrawn : undefined)}
          onClick={() => drawing.act({ do: 'clear' })}
        >
          {words.clear}
        </Button>
      </Group>
      {!isReadOnly && <UndoButtons history={history} label={words.history} words={words.undo} />}
      <Said role="status">{drawing.said}</Said>
    </Root>
  )
}
