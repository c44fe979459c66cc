import type { DrawingLabels } from './drawing/drawing-labels'
import type { ShapeToolsLabels } from './drawing/ShapeTools'
import type { MapKeysLabels } from './keys/MapKeys'
import type { MapLabels } from './map-labels'
import type { VertexLabels } from './vertices/vertex-labels'

/** Replacements for the English texts of SiteMap, by part. */
export interface SiteMapLabelOverrides {
  /** The map, its tools, its search and the list of sites. */
  map?: Partial<MapLabels>
  /** Announcements, undo steps and errors of drawing. */
  drawing?: Partial<DrawingLabels>
  /** The buttons above the map. */
  tools?: Partial<ShapeToolsLabels>
  /** The vertex table. */
  vertices?: Partial<VertexLabels>
  /** The list of keys below the map. */
  keys?: Partial<MapKeysLabels>
}
