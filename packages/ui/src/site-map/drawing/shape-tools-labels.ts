import type { CompleteTexts, LabelTexts } from '../../locale/label-texts'
import type { UndoLabels } from '../../undo/UndoButtons'

/** Texts of ShapeTools. */
export interface ShapeToolsLabels {
  /** Accessible name of the toolbar. */
  label: string
  point: string
  polygon: string
  finish: string
  clear: string
  /** Why a read-only shape can't be changed. */
  readOnly: string
  /** Accessible name of undo and redo together. */
  history: string
  undo?: LabelTexts<UndoLabels>
}

/** The English texts. */
export const SHAPE_TOOLS_LABELS: CompleteTexts<ShapeToolsLabels> = {
  label: 'Shape',
  point: 'Point',
  polygon: 'Polygon',
  finish: 'Finish polygon',
  clear: 'Clear',
  readOnly: 'You can view but not edit this shape.',
  history: 'History',
}
