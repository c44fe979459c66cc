import { describe, expect, it } from 'vitest'
import { CLASS_COLORS } from '../../packages/ui/src/tokens/class-colors'
import { TOKENS } from '../../packages/ui/src/tokens/token-list'
import { repositoryFiles, textOf } from './repository'

const NAMES = new Set<string>(TOKENS.map(({ name }) => name))

/** Custom properties that components set for one another, and the colors of classes: no tokens. */
const OF_COMPONENTS = new Set(['sticky-top', 'dock-height', ...Object.keys(CLASS_COLORS.light)])

/** Files that name tokens: code, styles and pages. */
const NAMING = /\.(?:tsx?|mjs|css|html|mdx?)$/

/**
 * Finds names of tokens that do not exist. The compiler checks `token('…')` in code; text and custom properties only this.
 * @returns each with its file
 */
function unknownTokens(file: string, text: string): string[] {
  const properties = text.matchAll(/--sw-([a-z\d]+(?:-[a-z\d]+)*)(?![\w-])/g)
  const calls = text.matchAll(/\btoken\(['"]([\w-]+)['"]\)/g)
  const names = new Set([...properties, ...calls].map(([, name]) => name ?? ''))
  return [...names]
    .filter((name) => !NAMES.has(name) && !OF_COMPONENTS.has(name))
    .map((name) => `${file}: there is no token '${name}'`)
}

describe('a token that a page or a style names', () => {
  it.each([
    ['a description', 'packages/ui/src/badge/Badge.description.ts', "details: 'Set `--sw-badge-height`.'"],
    ['a page', 'packages/ui/src/foundations/branding.mdx', "Use `token('badge-height')`."],
    ['a style', 'packages/ui/src/badge/Badge.styles.ts', 'height: var(--sw-badge-height);'],
  ])('is found in %s if it does not exist', (_case, file, text) => {
    expect(unknownTokens(file, text)).toEqual([`${file}: there is no token 'badge-height'`])
  })

  it('exists in every file of this repository', () => {
    const files = repositoryFiles().filter((file) => NAMING.test(file) && file !== 'tests/repo/tokens.test.ts')
    expect(files.length).toBeGreaterThan(1000)
    expect(files.flatMap((file) => unknownTokens(file, textOf(file)))).toEqual([])
  })
})
