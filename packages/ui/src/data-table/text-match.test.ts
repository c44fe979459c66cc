import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createTextMatch, fold, normalizeSearch } from './text-match'

const LETTERS = [
  ...Array.from({ length: 0x180 }, (_, code) => code),
  ...Array.from({ length: 0x130 }, (_, at) => 0x400 + at),
]

const word = fc.oneof(
  fc.string({ maxLength: 3 }),
  fc.string({ unit: 'binary', maxLength: 3 }),
  fc.constantFrom(
    'e\u0301',
    'É',
    'ø',
    'ß',
    'ẞ',
    'İ',
    'ı',
    'K',
    'Å',
    '≠',
    'Σς',
    'й',
    'Ё',
    '한',
    '東京',
    '🏳️‍🌈',
    'e\u{1e8d0}',
    '\0',
    '',
  ),
)
const text = fc.array(word, { maxLength: 6 }).map((words) => words.join(''))

describe('createTextMatch', () => {
  it('matches every Unicode character by its folded letters only', () => {
    const letters = new Set(
      LETTERS.map((code) => normalizeSearch(String.fromCharCode(code))).filter((letter) => letter.length === 1),
    )
    const sources = new Map([...letters].map((letter) => [letter, [] as string[]]))
    const isA = createTextMatch('a')
    const foundByA: string[] = []
    for (let code = 0; code <= 0x10ffff; code += 1) {
      const character = String.fromCodePoint(code)
      for (const letter of fold(character)) sources.get(letter)?.push(character)
      if (isA(character)) foundByA.push(character)
    }
    for (const [letter, characters] of sources) {
      const isIn = createTextMatch(letter)
      expect(characters.filter((character) => !isIn(character))).toEqual([])
    }
    expect(foundByA).toEqual(sources.get('a'))
  })

  it('is equivalent to a search in the folded text', () => {
    fc.assert(
      fc.property(fc.array(text, { maxLength: 20 }), text, (texts, typed) => {
        const search = normalizeSearch(typed)
        fc.pre(search !== '')
        const isIn = createTextMatch(search)
        for (const one of texts) expect(isIn(one)).toBe(fold(one).includes(search))
      }),
    )
  })

  it('finds a text inside a longer text', () => {
    fc.assert(
      fc.property(text, text, text, (before, typed, after) => {
        const search = normalizeSearch(typed)
        fc.pre(search !== '')
        const whole = before + typed + after
        expect(createTextMatch(search)(whole)).toBe(fold(whole).includes(search))
      }),
      { numRuns: 1000 },
    )
  })
})
