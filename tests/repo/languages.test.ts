import { describe, expect, it } from 'vitest'
import { isTestOrStory, repositoryFiles, textOf } from './repository'
import { findLine, isNode, parseModule, type SyntaxNode, walk } from './syntax'

/** Attributes whose text a user reads or hears. */
const READ = new Set(['aria-label', 'aria-valuetext', 'alt', 'label', 'placeholder', 'title'])

/** A word, and not the name of a key, a unit or a format. */
const WORD = /\p{L}{3}/u

const isFixedText = (node: unknown): node is SyntaxNode =>
  isNode(node) && node.type === 'Literal' && typeof node.value === 'string' && WORD.test(node.value)

/** Finds words in a component that no translation replaces: in its JSX, in attributes that users read, and as defaults of props. */
function findFixedWords(file: string, text: string): string[] {
  const found: string[] = []
  const report = ({ start }: SyntaxNode, word: string): void => {
    found.push(`${file}:${findLine(text, start)} ${word.trim()}`)
  }
  walk(parseModule(file, text), (node) => {
    if (node.type === 'JSXText' && WORD.test(String(node.value))) report(node, String(node.value))
    if (
      node.type === 'JSXAttribute' &&
      isNode(node.name) &&
      READ.has(String(node.name.name)) &&
      isFixedText(node.value)
    )
      report(node, String(node.value.value))
    if (node.type === 'JSXExpressionContainer' && isFixedText(node.expression))
      report(node, String(node.expression.value))
    // A default such as `label = 'History'`: the names of variants are in lower case.
    if (node.type === 'AssignmentPattern' && isFixedText(node.right) && /^\p{Lu}\p{Ll}/u.test(String(node.right.value)))
      report(node, String(node.right.value))
  })
  return found
}

/** Modules with a locale of their own, which a LocaleProvider would not reach. */
const findFixedLocales = (file: string, text: string): string[] =>
  text
    .split('\n')
    .flatMap((line, index) =>
      /(?:Locale\w*String|Format|PluralRules)\([^)]*'en|locale = 'en/.test(line) ? [`${file}:${index + 1}`] : [],
    )

const COMPONENTS = repositoryFiles('packages/ui/src').filter(
  (file) =>
    /\.tsx?$/.test(file) &&
    !file.startsWith('packages/ui/src/features/') &&
    !isTestOrStory(file) &&
    !/\.styles\.tsx?$|-(?:story|fixture)\.tsx?$|\/fixture\.ts$/.test(file),
)

describe('the words of a component', () => {
  it.each([['<p>Nothing found</p>'], ['<button aria-label="Close" />'], ["<p>{'Nothing found'}</p>"]])(
    'are found in %s',
    (jsx) => {
      expect(findFixedWords('Knob.tsx', `export const Knob = () => ${jsx}`)).toHaveLength(1)
    },
  )

  it('are found as the default of a prop', () => {
    expect(findFixedWords('Knob.tsx', "export function Knob({ label = 'History' }) {}")).toHaveLength(1)
    expect(findFixedWords('Knob.tsx', "export function Knob({ tone = 'primary' }) {}")).toEqual([])
  })

  it('are all in labels, which a LocaleProvider replaces', () => {
    expect(COMPONENTS.length).toBeGreaterThan(400)
    expect(COMPONENTS.flatMap((file) => findFixedWords(file, textOf(file)))).toEqual([])
  })

  it('are never merged by a component itself, but by useLabels', () => {
    const merged = COMPONENTS.filter((file) => /\{ \.\.\.\w*LABELS, \.\.\.|Partial<\w+Labels>/.test(textOf(file)))
    // The texts of drafts are those of the product: no entry point has them.
    expect(merged).toEqual(['packages/ui/src/draft/draft-texts.ts'])
  })
})

describe('the locale of a component', () => {
  it('is found where it is fixed', () => {
    expect(findFixedLocales('Knob.tsx', "count.toLocaleString('en-US')")).toHaveLength(1)
  })

  it('is that of the LocaleProvider everywhere', () => {
    expect(COMPONENTS.flatMap((file) => findFixedLocales(file, textOf(file)))).toEqual([])
  })
})
