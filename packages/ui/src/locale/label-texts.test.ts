import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { german } from './de'
import { getEnglish } from './english'
import { createFormats } from './formats'
import { getPlaceholders, type PluralText, resolveTexts } from './label-texts'
import { createLanguage } from './locale-context'

interface ListLabels {
  clear: string
  rows: (count: number) => string
  moved: (name: string, position: number) => string
  kinds: Readonly<Record<'added' | 'removed', string>>
}

const ENGLISH = {
  clear: 'Clear',
  rows: { one: '{count} row', other: '{count} rows' },
  moved: '{name} moved to {position}',
  kinds: { added: 'Added', removed: 'Removed' },
} as const

/** The labels of the texts over English. */
const toLabels = <Labels>(texts: unknown): Labels => texts as Labels
const resolve = (texts: object, locale = 'en-US'): ListLabels =>
  toLabels(resolveTexts(ENGLISH, texts, getEnglish<ListLabels>(ENGLISH), createFormats(locale)))

describe('the texts of a component', () => {
  it('fill their placeholders, with numbers in the format of the language', () => {
    const labels = getEnglish<ListLabels>(ENGLISH)
    expect([labels.rows(1), labels.rows(1200), labels.moved('Cut', 2.5)]).toEqual([
      '1 row',
      '1,200 rows',
      'Cut moved to 2.5',
    ])
    expect(resolve({ rows: '{count} Zeilen' }, 'de').rows(1200)).toBe('1.200 Zeilen')
  })

  it('replace English text by text, also within a group of texts', () => {
    const labels = resolve({ moved: 'An {position}: {name}', kinds: { added: 'Neu' }, clear: undefined })
    expect([labels.moved('Cut', 2), labels.kinds, labels.clear]).toEqual([
      'An 2: Cut',
      { added: 'Neu', removed: 'Removed' },
      'Clear',
    ])
  })

  it('can be functions', () => {
    expect(resolve({ rows: (count: number) => `n=${count}` }).rows(3)).toBe('n=3')
  })

  it('insert a value as it is, even if it looks like a placeholder', () => {
    expect(getEnglish<ListLabels>(ENGLISH).moved('{position} $& "x"', 1)).toBe('{position} $& "x" moved to 1')
  })

  it.each([
    [0, 'zero'],
    [1, 'one'],
    [2, 'two'],
    [3, 'few'],
    [11, 'many'],
    [100, 'other'],
  ])('choose among the six plural forms of Arabic: %d is %s', (count, form) => {
    const forms = { zero: 'zero', one: 'one', two: 'two', few: 'few', many: 'many', other: 'other' }
    expect(resolve({ rows: forms }, 'ar').rows(count)).toBe(form)
  })

  it('use the form "other" for a plural form that is missing', () => {
    expect(resolve({ rows: { other: '{count} rzędów' } }, 'pl').rows(3)).toBe('3 rzędów')
  })

  it('are formatted as English for a language that the browser does not know', () => {
    expect(createLanguage('xx-XX', {}).formats.number(1234.5)).toBe('1,234.5')
  })
})

/** Lists the texts in a tree of texts by their paths. */
function* listTexts(texts: object, path = ''): Generator<[path: string, text: string | PluralText]> {
  for (const [name, text] of Object.entries(texts) as [string, string | PluralText | object][]) {
    if (typeof text === 'string' || 'other' in text) yield [`${path}${name}`, text]
    else yield* listTexts(text, `${path}${name}.`)
  }
}

describe('German', () => {
  it('is plain data, so that a server component can pass it', () => {
    expect(structuredClone(german)).toEqual(german)
    expect(JSON.parse(JSON.stringify(german))).toEqual(german)
  })

  it('has a form for one wherever it has plural forms, and no empty text', () => {
    const texts = [...listTexts(german)]
    expect(texts.length).toBeGreaterThan(450)
    expect(texts.filter(([, text]) => text === '' || (typeof text !== 'string' && !text.one))).toEqual([])
  })
})

describe('a placeholder', () => {
  it('is listed once, in the order of its first appearance', () => {
    expect(getPlaceholders({ one: '{b}', other: '{b} of {a}, {b}' })).toEqual(['{b}', '{a}'])
  })
})

describe('the sources of the components', () => {
  const folder = fileURLToPath(new URL('..', import.meta.url))
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(
      (file) =>
        /\.tsx?$/.test(file) &&
        !/^(?:features|foundations|locale)\/|\.(?:test|stories|styles|description|example)\.|fixture/.test(file),
    )
    .map((file): [string, string] => [file, readFileSync(`${folder}${file}`, 'utf8')])
  const sentence = /'[A-Z][a-z]+ [^'\n]*\.'|`[^`\n]* [a-z]+ [^`\n]*\.`|\blabel: '[A-Z][^'\n]*'/g
  const noText = /\/\*[^]*?\*\/|\/\/.*$|^.*(?:Error\(|console\.).*$/gm

  it('have words only in labels, which a language can replace', () => {
    expect(sources.length).toBeGreaterThan(300)
    const fixed = sources
      .filter(([, source]) => !/\b\w*LABELS: /.test(source))
      .flatMap(([file, source]) =>
        (source.replaceAll(noText, '').match(sentence) ?? []).map((text) => `${file}: ${text}`),
      )
    expect(fixed).toEqual([])
  })
})
