import { TOKENS, type TokenDescription } from '../tokens/token-list'

/** Groups of the page of tokens, in its order. A token belongs to the first one that has it. */
const GROUPS = {
  Colors: ({ type }) => type === 'color',
  Space: ({ name }) => /^space-|^gutter$/.test(name),
  Type: ({ name }) => /^(?:font|size|leading|weight|tracking)\b/.test(name),
  'Corners and lines': ({ name }) => /^(?:radius|line|focus)\b/.test(name),
  Shadow: ({ type }) => type === 'shadow',
  Sizes: ({ type }) => type === 'dimension',
  Motion: ({ type }) => type === 'duration' || type === 'cubicBezier',
  Layers: ({ name }) => name.startsWith('z-'),
} satisfies Record<string, (token: TokenDescription) => boolean>

/** The heading of a group. */
export type TokenGroup = keyof typeof GROUPS

/** All groups. */
export const TOKEN_GROUPS = Object.keys(GROUPS) as TokenGroup[]

/** The tokens of a group. */
export const tokensOf = (group: TokenGroup): readonly TokenDescription[] =>
  TOKENS.filter((token) => TOKEN_GROUPS.find((candidate) => GROUPS[candidate](token)) === group)

/** The id of a token's row on the page of tokens. */
export const rowIdOf = (name: string): string => `token-${name}`
