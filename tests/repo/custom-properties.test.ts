import { describe, expect, it } from 'vitest'
import { TOKENS } from '../../packages/ui/src/tokens/token-list'
import { repositoryFiles, textOf } from './repository'

/** Custom properties that are no tokens: an application sets the first, and components the second. */
const OTHERS = ['sticky-top', 'dock-height']
const NAMES = new Set<string>([...TOKENS.map(({ name }) => name), ...OTHERS])

/** @returns the custom properties of the library in a text that do not exist */
const findUnknown = (text: string): string[] =>
  [...text.matchAll(/--sw-([a-z][a-z\d-]*)/g)].map(([, name]) => name ?? '').filter((name) => !NAMES.has(name))

describe('a custom property of the library', () => {
  it('is known if it is a token', () => {
    expect(findUnknown('border-color: var(--sw-border); top: var(--sw-sticky-top)')).toEqual([])
  })

  it('is found if no token has its name', () => {
    expect(findUnknown(`color: var(--${'sw'}-ink)`)).toEqual(['ink'])
  })

  it('is a token in code, examples and pages', () => {
    const files = ['.storybook', 'packages/ui/src', 'packages/ui/README.md', 'apps/portal/src']
      .flatMap((folder) => repositoryFiles(folder))
      .filter((file) => /\.(?:tsx?|mdx?|css)$/.test(file))
    expect(files.length).toBeGreaterThan(500)
    expect(files.flatMap((file) => findUnknown(textOf(file)).map((name) => `${file}: --sw-${name}`))).toEqual([])
  })
})
