import type { TokenName } from '../../tokens/tokens'

/** The tokens of the colors of a map, by role. */
export const MAP_TOKENS = {
  water: 'info-subtle',
  coast: 'border-strong',
  land: 'canvas',
  line: 'border',
  grid: 'grid-line',
  text: 'text',
  muted: 'text-muted',
  halo: 'canvas',
  accent: 'accent',
  ink: 'accent-text',
  highlight: 'highlight',
  trace: 'highlight-line',
  danger: 'danger',
} as const satisfies Record<string, TokenName>

/** Computed colors, without custom properties. */
export type MapColors = Readonly<Record<keyof typeof MAP_TOKENS, string>>
