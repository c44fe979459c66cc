'use client'

import { MapPin, Pentagon } from 'lucide-react'
import { Button, IconButton } from '../../button/Button'
import type { ShapeToolsLabels } from './shape-tools-labels'
import type { Drawing } from './use-drawing'

/** Props of ToolChoice. */
export interface ToolChoiceProps {
  drawing: Drawing
  labels: ShapeToolsLabels
  /** Whether the buttons are icons over a map; false by default. */
  isOnMap?: boolean
  /** Whether a click draws now; true by default. */
  isDrawing?: boolean
}

/** What to draw next: two toggle `button`s, Point and Polygon. */
export function ToolChoice({ drawing, labels, isOnMap = false, isDrawing = true }: ToolChoiceProps) {
  const readOnlyReason = drawing.isReadOnly ? labels.readOnly : undefined
  const tools = [
    { tool: 'point', icon: <MapPin />, disabledReason: readOnlyReason },
    { tool: 'polygon', icon: <Pentagon />, disabledReason: readOnlyReason ?? drawing.polygonDisabledReason },
  ] as const
  return tools.map(({ tool, icon, disabledReason }) => {
    const isSelected = isDrawing && drawing.tool === tool
    const onClick = (): void => drawing.setTool(tool)
    return isOnMap ? (
      <IconButton key={tool} {...{ icon, disabledReason, isSelected, onClick }} label={labels[tool]} />
    ) : (
      <Button key={tool} {...{ icon, disabledReason, onClick }} size="small" aria-pressed={isSelected}>
        {labels[tool]}
      </Button>
    )
  })
}
