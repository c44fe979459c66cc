import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findMatch } from './find-match'
import { foldText } from './fold-text'

const matched = (text: string, search: string): string | undefined => {
  const match = findMatch(text, foldText(search))
  return match && text.slice(match.start, match.end)
}

/** Texts with many of the characters whose folded form has another length. */
const anyText = fc.string({
  unit: fc.oneof(
    fc.constantFrom('a', 'B', ' ', 'İ', 'ı', 'ß', 'ẞ', 'é', 'e\u0301', 'ﬁ', 'Σ', 'ς', 'ق', 'ِ', 'שׁ', '각', '½', '👩‍🔧'),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  ),
})

describe('a folded text', () => {
  it.each([
    ['ÉTÉ', 'ete'],
    ['İstanbul', 'istanbul'],
    ['Straße', 'STRASSE'],
    ['ΟΔΟΣ', 'οδος'],
    ['Ærø', 'ÆRØ'],
    ['ﬁtting', 'Fitting'],
    ['قِطعة', 'قطعة'],
  ])('is the same for %s and %s', (one, other) => {
    expect(foldText(one)).toBe(foldText(other))
  })

  it('is the folded code points in their order, and stays as it is when it is folded again', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(Array.from(text, foldText).join('')).toBe(foldText(text))
        expect(foldText(foldText(text))).toBe(foldText(text))
      }),
      { numRuns: 5_000 },
    )
  })
})

describe('the match of a search', () => {
  it.each([
    ['Laydown Yard B', 'yard', 'Yard'],
    ['İİ Yard', 'yard', 'Yard'],
    ['İstanbul', 'is', 'İs'],
    ['Straße 9', 'ss', 'ß'],
    ['Straße 9', 'e 9', 'e 9'],
    ['Cafe\u0301 Bar', 'cafe', 'Cafe\u0301'],
    ['Cafe\u0301 Bar', ' bar', ' Bar'],
    ['مخزن قِطع الغيار', 'قطع', 'قِطع'],
    ['🏗️ Yard', 'yard', 'Yard'],
    ['ﬁtting', 'itt', 'ﬁtt'],
  ])('in %s of %s is %s', (text, search, expected) => {
    expect(matched(text, search)).toBe(expected)
  })

  it.each([
    ['Yard', 'crane'],
    ['Yard', ''],
    ['', 'a'],
  ])('in %j of %j is nothing', (text, search) => {
    expect(matched(text, search)).toBeUndefined()
  })

  it('contains the search, is no longer than needed, and splits no code point', () => {
    fc.assert(
      fc.property(anyText, fc.nat(), fc.nat(), (text, from, length) => {
        const folded = foldText(text)
        const start = from % (folded.length + 1)
        const search = folded.slice(start, start + 1 + (length % 4))
        const match = findMatch(text, search)
        expect(match === undefined).toBe(search === '')
        if (match === undefined) return
        const part = text.slice(match.start, match.end)
        expect(foldText(part)).toContain(search)
        const points = Array.from(part)
        expect(foldText(points.slice(1).join(''))).not.toContain(search)
        // Only accents may follow the last code point of the match.
        const last = points.findLastIndex((point) => foldText(point) !== '')
        expect(foldText(points.slice(0, last).join(''))).not.toContain(search)
        const before = Array.from(text.slice(0, match.start))
        expect([...before, ...points, ...Array.from(text.slice(match.end))].join('')).toBe(text)
        expect(Array.from(text).slice(before.length, before.length + points.length)).toEqual(points)
      }),
      { numRuns: 5_000 },
    )
  })
})
