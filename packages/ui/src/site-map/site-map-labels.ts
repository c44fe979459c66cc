import type { DrawingLabels } from './drawing/drawing-labels'
import type { ShapeToolsLabels } from './drawing/ShapeTools'
import type { MapKeysLabels } from './keys/MapKeys'
import type { MapLabels } from './map-labels'
import type { VertexLabels } from './vertices/vertex-labels'
import type { LabelTexts } from '../locale/label-texts'

/** Replacements for the English texts of SiteMap, by part. */
export interface SiteMapLabelOverrides {
  /** The map, its tools, its search and the list of sites. */
  map?: LabelTexts<MapLabels>
  /** Announcements, undo steps and errors of drawing. */
  drawing?: LabelTexts<DrawingLabels>
  /** The buttons above the map. */
  tools?: LabelTexts<ShapeToolsLabels>
  /** The vertex table. */
  vertices?: LabelTexts<VertexLabels>
  /** The list of keys after the map. */
  keys?: LabelTexts<MapKeysLabels>
}
