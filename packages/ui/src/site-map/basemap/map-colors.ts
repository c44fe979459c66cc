import type { TokenName } from '../../tokens/tokens'

/** The roles that a map is drawn with, by the tokens they come from. */
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
} as const satisfies Record<string, TokenName>

/** Colors as an engine takes them: computed, no custom properties. */
export type MapColors = Readonly<Record<keyof typeof MAP_TOKENS, string>>
