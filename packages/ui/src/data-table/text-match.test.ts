import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { folded, searched, textMatch } from './text-match'

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

describe('a match of texts', () => {
  it('finds every character of Unicode by what it folds to, and by nothing else', () => {
    const letters = new Set(
      LETTERS.map((code) => searched(String.fromCharCode(code))).filter((letter) => letter.length === 1),
    )
    const sources = new Map([...letters].map((letter) => [letter, [] as string[]]))
    const isA = textMatch('a')
    const foundByA: string[] = []
    for (let code = 0; code <= 0x10ffff; code += 1) {
      const character = String.fromCodePoint(code)
      for (const letter of folded(character)) sources.get(letter)?.push(character)
      if (isA(character)) foundByA.push(character)
    }
    for (const [letter, characters] of sources) {
      const isIn = textMatch(letter)
      expect(characters.filter((character) => !isIn(character))).toEqual([])
    }
    expect(foundByA).toEqual(sources.get('a'))
  })

  it('is that of the folded texts, whatever they hold', () => {
    fc.assert(
      fc.property(fc.array(text, { maxLength: 20 }), text, (texts, typed) => {
        const search = searched(typed)
        fc.pre(search !== '')
        const isIn = textMatch(search)
        for (const one of texts) expect(isIn(one)).toBe(folded(one).includes(search))
      }),
    )
  })

  it('is found in any text that it was taken from', () => {
    fc.assert(
      fc.property(text, text, text, (before, typed, after) => {
        const search = searched(typed)
        fc.pre(search !== '')
        const whole = before + typed + after
        expect(textMatch(search)(whole)).toBe(folded(whole).includes(search))
      }),
      { numRuns: 1000 },
    )
  })
})
