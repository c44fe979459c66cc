'use client'

import { Check, Eraser } from 'lucide-react'
import { Button } from '../../button/Button'
import type { ElementProps } from '../../element-props/element-props'
import { UndoButtons } from '../../undo/UndoButtons'
import { Group, Result, Root } from './ShapeTools.styles'
import { SHAPE_TOOLS_LABELS, type ShapeToolsLabels } from './shape-tools-labels'
import { ToolChoice } from './ToolChoice'
import type { Drawing } from './use-drawing'
import type { LabelTexts } from '../../locale/label-texts'
import { useLabels } from '../../locale/locale-context'

export type { UndoLabels } from '../../undo/UndoButtons'
export { SHAPE_TOOLS_LABELS, type ShapeToolsLabels } from './shape-tools-labels'
export type { Drawing } from './use-drawing'

/** Props of ShapeTools: those of the root `<div>`, and these. */
export interface ShapeToolsProps extends ElementProps<'div', 'children'> {
  /** The result of `useDrawing`. */
  drawing: Drawing
  /** Whether Point and Polygon are among the buttons; true by default. SiteMap has them on the map. */
  hasToolChoice?: boolean
  /** Replaces the English texts. */
  labels?: LabelTexts<ShapeToolsLabels>
}

/**
 * Chooses what to draw next and changes the shape as a whole. Exposes a `group` of `button`s. Point and Polygon are toggle buttons. A
 * disabled button stays focusable and gives its reason. A `status` announces changes of the map, the table and these buttons. The
 * focus doesn't move.
 */
export function ShapeTools({ drawing, hasToolChoice = true, labels: labelOverrides, ...rest }: ShapeToolsProps) {
  const labels = useLabels('ShapeTools', SHAPE_TOOLS_LABELS, labelOverrides)
  const { shape, isReadOnly, history } = drawing
  const { text, attach } = drawing.announcement
  const readOnlyReason = isReadOnly ? labels.readOnly : undefined
  const getFinishError = (): string | undefined => {
    if (shape.kind !== 'polygon') return drawing.labels.tooFew
    if (shape.isClosed) return drawing.labels.isFinished
    return shape.ring.length < 3 ? drawing.labels.tooFew : undefined
  }
  return (
    <Root {...rest} role="group" aria-label={labels.label}>
      {hasToolChoice && (
        <Group>
          <ToolChoice drawing={drawing} labels={labels} />
        </Group>
      )}
      <Group>
        <Button
          size="small"
          icon={<Check />}
          disabledReason={readOnlyReason ?? getFinishError()}
          onClick={() => drawing.dispatch({ type: 'close' })}
        >
          {labels.finish}
        </Button>
        <Button
          size="small"
          icon={<Eraser />}
          disabledReason={readOnlyReason ?? (shape.kind === 'none' ? drawing.labels.nothingDrawn : undefined)}
          onClick={() => drawing.dispatch({ type: 'clear' })}
        >
          {labels.clear}
        </Button>
      </Group>
      {!isReadOnly && (
        <UndoButtons
          // The same undo as the keys: it announces in the status below, so there is no step for the buttons to announce.
          history={{
            ...history,
            undo: () => {
              drawing.undo()
              return undefined
            },
            redo: () => {
              drawing.redo()
              return undefined
            },
          }}
          label={labels.history}
          labels={labels.undo}
        />
      )}
      <Result role="status" ref={attach}>
        {text}
      </Result>
    </Root>
  )
}
