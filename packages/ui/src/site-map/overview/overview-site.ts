import type { MapSite } from '../sites/map-site'

/** Which color a site without colors of its own has. */
export type OverviewKind = 'area' | 'warehouse' | 'bin' | 'muster' | 'none'

/** A site on a map of many sites. */
export interface OverviewSite extends MapSite {
  kind: OverviewKind
  /** Whether sites are below it. Their shapes and names are over its own. */
  hasBelow: boolean
}

/** The custom property of the color of each kind. */
export const KIND_COLORS = {
  area: 'class-area',
  warehouse: 'class-warehouse',
  bin: 'class-bin',
  muster: 'class-muster',
  none: 'border-strong',
} as const satisfies Record<OverviewKind, string>
