import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nameKey } from './name-key'
import { isSameName, matchName } from './same-name'

/** Texts of the characters that the key treats in some way, and of any others. */
const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(
      fc.constantFrom(
        'A',
        'a',
        ' ',
        '\u00a0',
        '\t',
        '\u3000',
        '\u0301',
        'e',
        'H',
        '\u0331',
        'I',
        '\u0307',
        'İ',
        'Σ',
        'ς',
        'ß',
        'ẞ',
        '\u200d',
        '\ufe0f',
        '🏗',
        '\u2126',
      ),
    )
    .map((parts) => parts.join('')),
)

describe('the key of a name', () => {
  it('is its own key [USER-131]', () => {
    fc.assert(
      fc.property(text, (name) => {
        expect(nameKey(nameKey(name))).toBe(nameKey(name))
      }),
    )
  })

  it('has one plain space where a name has blanks, and none at its ends [USER-131]', () => {
    fc.assert(
      fc.property(text, text, fc.stringMatching(/^\p{White_Space}{1,4}$/u), (one, other, blanks) => {
        const key = nameKey(`${one}${blanks}${other}`)
        expect(key).toBe(nameKey(`${blanks}${one} ${other}${blanks}`))
        expect(key).not.toMatch(/^ | {2}| $|[^\P{White_Space} ]/u)
      }),
    )
  })

  it('is the same in composed and decomposed characters [USER-131]', () => {
    fc.assert(
      fc.property(text, (name) => {
        const plain = name.replace(/\p{Default_Ignorable_Code_Point}/gu, '')
        for (const form of ['NFC', 'NFD'] as const) expect(nameKey(plain.normalize(form))).toBe(nameKey(plain))
      }),
    )
  })

  it.each([
    ['A B', 'A  B', true],
    ['A B', 'A\u00a0B', true],
    [' A B\t', 'a\u2003b', true],
    ['A B', 'AB', false],
    ['Se\u0301bastien', 'S\u00c9BASTIEN', true],
    ['Sebastien', 'Sébastien', false],
    ['İzmir', 'izmir', true],
    ['I\u0307zmir', 'İZMIR', true],
    ['ılıca', 'ilica', false],
    ['Straße', 'STRASSE', false],
    ['GROẞ', 'groß', true],
    ['ΟΔΟΣ', 'οδοσ', true],
    ['ΟΔΟΣ', 'οδος', false],
    ['H\u0331', 'ẖ', true],
    ['🏗️', '🏗', true],
    ['👷🏽‍♀️', '👷🏽♀', true],
    ['می\u200cخواهم', 'میخواهم', true],
    ['Yard\u200b', 'Yard', true],
    ['\u212b', 'å', true],
    ['', '\u200b \u00a0', true],
  ])('of %j and %j is the same: %j [USER-131]', (one, other, expected) => {
    expect(isSameName(one, other)).toBe(expected)
  })
})

describe('names that were stored with the same key', () => {
  const twins = ['A B', 'A  B', 'A\u00a0B']
  const match = (name: string) => matchName(name, twins, (twin) => twin)

  it('match their exact spelling [USER-131]', () => {
    for (const twin of twins) expect(match(twin)).toEqual([twin])
  })

  it('all match another spelling [USER-131]', () => {
    expect(match('a b')).toEqual(twins)
  })
})
