import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyDirection, getCollator, sortRows, type SortValue } from './row-order'

const en = getCollator('en')

/** A simple reference implementation. */
function sortByReference(values: readonly SortValue[], direction: 1 | -1, collator: Intl.Collator): number[] {
  const isMissing = (value: SortValue): boolean =>
    value === null || value === undefined || value === '' || Number.isNaN(typeof value === 'string' ? 0 : Number(value))
  const compare = (one: SortValue, other: SortValue): number => {
    if (typeof one === 'string' && typeof other === 'string') return collator.compare(one, other)
    if (typeof one === 'string') return 1
    if (typeof other === 'string') return -1
    return Number(one) < Number(other) ? -1 : Number(one) > Number(other) ? 1 : 0
  }
  const rows = values.map((_, row) => row)
  return [
    ...rows.filter((row) => !isMissing(values[row])).sort((a, b) => compare(values[a], values[b]) * direction || a - b),
    ...rows.filter((row) => isMissing(values[row])),
  ]
}

const plainText = fc.stringMatching(/^[ -~]{0,20}$/)
const anyText = fc.oneof(
  plainText,
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.constantFrom(
    'élan',
    'ÉLAN',
    'elan',
    'e\u0301lan',
    'zebra',
    'Ärger',
    'øl',
    'œuf',
    'oeuf',
    'Straße',
    'strasse',
    'þing',
    'ŀla',
  ),
  fc.constantFrom('東京', '東京都', 'Москва', '🏳️‍🌈', '👩‍💻 a', '', ' ', '–', '\0', 'x'.repeat(300), `${'x'.repeat(300)}é`),
)
/** Short words of Latin letters with and without accents. */
const accented = fc
  .array(
    fc.oneof(fc.constantFrom(...Array.from('aAáÅäeéÉèoøÖőłŁlđðþßæœıİiňñnžŽszšğħgŧŋ -')), fc.string({ maxLength: 1 })),
    {
      maxLength: 5,
    },
  )
  .map((letters) => letters.join(''))
/** Texts with a long common prefix, as in "user-000017", which need several sort keys. */
const samePrefix = fc
  .tuple(fc.constantFrom('user', 'User', 'a.rather.long.name.'), fc.nat(60))
  .map(([head, tail]) => `${head}-${tail}`)

const expectOrder = (values: readonly SortValue[], collator = en): void => {
  // Sorted by comparisons, as few rows are, and by keys, as many rows are.
  for (const maxCompared of [Number.POSITIVE_INFINITY, 0]) {
    const order = sortRows(values, collator, maxCompared)
    expect([...applyDirection(order, 'ascending')]).toEqual(sortByReference(values, 1, collator))
    expect([...applyDirection(order, 'descending')]).toEqual(sortByReference(values, -1, collator))
  }
}

describe('the order of rows', () => {
  it('follows the collator for any texts in both directions, and is stable', () => {
    fc.assert(fc.property(fc.array(anyText, { maxLength: 120 }), (texts) => expectOrder(texts)))
  })

  it('follows the collator for letters with and without accents', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(accented, anyText, samePrefix), { maxLength: 200 }), (texts) => expectOrder(texts)),
    )
  })

  it('follows the collator for many texts with a common prefix', () => {
    fc.assert(fc.property(fc.array(samePrefix, { minLength: 40, maxLength: 200 }), (texts) => expectOrder(texts)))
  })

  it.each([
    'en',
    'de',
    'fr-CA',
    'sv',
    'fi',
    'da',
    'cs',
    'hr',
    'es',
    'pl',
    'hu',
    'tr',
    'lt',
    'mt',
    'is',
    'th',
    'en-u-kn-true',
    'en-u-kf-upper',
  ])('follows the collator of %s', (locale) => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(plainText, samePrefix, accented, fc.stringMatching(/^[acdhlsyzACHZ .-]{0,5}$/)), {
          maxLength: 90,
        }),
        (texts) => expectOrder(texts, getCollator(locale)),
      ),
      { numRuns: 40 },
    )
  })

  it('sorts any numbers in both directions, and is stable', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.double(), fc.integer({ min: -3, max: 3 }), fc.constant(-0))), (numbers) =>
        expectOrder(numbers),
      ),
    )
  })

  it('puts missing values last in both directions, and numbers before texts', () => {
    expectOrder(['b', null, 'a', undefined, '', 3, Number.NaN, -3, new Date(1), true, new Date(Number.NaN)])
    const order = sortRows(['b', null, 'a'], en)
    expect([...applyDirection(order, 'ascending')]).toEqual([2, 0, 1])
    expect([...applyDirection(order, 'descending')]).toEqual([0, 2, 1])
    fc.assert(
      fc.property(fc.array(fc.oneof(anyText, fc.double(), fc.boolean(), fc.constantFrom(null, undefined))), (values) =>
        expectOrder(values),
      ),
    )
  })

  it('is the same for thousands of rows as for few rows', () => {
    const shuffled = Array.from({ length: 9000 }, (_, row) => (row * 7919) % 9000)
    expectOrder(shuffled.map((row) => `${row % 3 === 0 ? 'Élan ' : row % 2 === 0 ? 'user' : 'User'}-${row % 4001}`))
    expectOrder(shuffled.map((row) => (row % 11 === 0 ? null : (row % 2 === 0 ? -1 : 1) * (row % 4001) * 1e7)))
    expectOrder(shuffled.map((row) => row / 7 - 300))
  })

  it('sorts texts of 10,000 characters that differ at their ends', () => {
    const long = 'x'.repeat(10_000)
    expectOrder(Array.from({ length: 50 }, (_, row) => `${long}${(row * 7) % 50}`))
  })
})
