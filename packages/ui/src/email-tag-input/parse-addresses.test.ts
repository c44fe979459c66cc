import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isInsideQuotes, parseAddresses } from './parse-addresses'
import { isPlainAddress } from './tag-list'

const read = (text: string) => parseAddresses(text, isPlainAddress).map((one) => one.text)

describe('pasted addresses [USER-137]', () => {
  it.each([
    ['a@b.example,c@d.example', ['a@b.example', 'c@d.example']],
    ['a@b.example; c@d.example', ['a@b.example', 'c@d.example']],
    ['a@b.example c@d.example', ['a@b.example', 'c@d.example']],
    ['a@b.example\tc@d.example\r\ne@f.example\n', ['a@b.example', 'c@d.example', 'e@f.example']],
    ['Ann Li <ann@works.example>', ['ann@works.example']],
    ['"Li, Ann" <ann@works.example>, bo@works.example', ['ann@works.example', 'bo@works.example']],
    ['Ann <ann@works.example> Bo <bo@works.example>', ['ann@works.example', 'bo@works.example']],
    ['a@b.example Ann Li <ann@works.example> c@d.example', ['a@b.example', 'ann@works.example', 'c@d.example']],
    ['<ann@works.example>', ['ann@works.example']],
    ['Doe, Jane <jane@x.com>; Roe, Max <max@x.com>', ['jane@x.com', 'max@x.com']],
    ['Doe, Jane <jane@x.com>, Roe, Max, PhD <max@x.com>', ['jane@x.com', 'max@x.com']],
    ["'Doe, Jane' <jane@x.com>\r\nRoe, Max <max@x.com>", ['jane@x.com', 'max@x.com']],
    ['a@b.example, Doe, Jane <jane@x.com>', ['a@b.example', 'jane@x.com']],
    ['Doe, Jane; Roe, Max', ['Doe', 'Jane', 'Roe', 'Max']],
    ['Doe; Jane <jane@x.com>', ['Doe', 'jane@x.com']],
    ['Doe\nJane <jane@x.com>', ['Doe', 'jane@x.com']],
    ['"Jane \\"JD\\" Doe, PhD" <jane@x.com>', ['jane@x.com']],
    ['"jane@x.com" <jane@x.com>, "max@x.com"', ['jane@x.com', '"max@x.com"']],
    ["jane@x.com <jane@x.com>; 'Max@x.com' <max@x.com>", ['jane@x.com', 'max@x.com']],
    ['a@b.example <jane@x.com>', ['a@b.example', 'jane@x.com']],
    ['Ann Li', ['Ann Li']],
    ['Ann Li <ann>', ['Ann Li <ann>']],
    ['"john doe"@works.example', ['"john doe"@works.example']],
    ['"john, a@b.example', ['"john', 'a@b.example']],
    ['a < b, c@d.example', ['a < b', 'c@d.example']],
    ['a@b.example,,; ,c@d.example', ['a@b.example', 'c@d.example']],
    ['jan@straße.example', ['jan@straße.example']],
    [
      '\u200bann@works.example\u200e; \ufeffB\u00ado <b\u00ado@works.example>',
      ['ann@works.example', 'bo@works.example'],
    ],
    ['ann\u200b@', ['ann\u200b@']],
    [' ,;\n\t', []],
    ['\u200b, \u202a\u202c', []],
    ['', []],
  ])('%j are %j', (text, addresses) => {
    expect(read(text)).toEqual(addresses)
  })

  const bit = fc.constantFrom(
    '"',
    '<',
    '>',
    '\u200b',
    ',',
    ';',
    ' ',
    '\t',
    '\n',
    '@',
    '.',
    'a',
    'b.example',
    'é',
    'Ann',
  )
  const anything = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(bit).map((bits) => bits.join('')),
  )
  const bare = (text: string) => text.replaceAll(/[\s,;\p{Cf}]/gu, '')

  it('lose only separators and invisible characters, whatever is pasted', () => {
    fc.assert(
      fc.property(anything, (text) => {
        const parsed = parseAddresses(text, isPlainAddress)
        expect(bare(parsed.map((one) => one.raw).join(''))).toBe(bare(text))
        for (const one of parsed) {
          expect(one.text).not.toBe('')
          if (one.text !== one.raw)
            expect([isPlainAddress(one.text), bare(one.raw).includes(bare(one.text))]).toEqual([true, true])
        }
      }),
    )
  })

  it('are found with every separator', () => {
    const address = fc.integer({ min: 0, max: 999 }).map((number) => `person.${number}@works.example`)
    const written = fc.tuple(address, fc.constantFrom('', 'Ann Li ', '"Li, Ann; PhD" '))
    const separator = fc.constantFrom(',', ';', ', ', '\t', '\n', '\r\n', ' ')
    fc.assert(
      fc.property(fc.array(fc.tuple(written, separator)), (list) => {
        const text = list.map(([[one, name], end]) => (name === '' ? one : `${name}<${one}>`) + end).join('')
        expect(read(text)).toEqual(list.map(([[one]]) => one))
      }),
    )
  })

  it('are the same when they are parsed twice', () => {
    fc.assert(
      fc.property(anything, (text) => {
        const once = read(text)
        expect(read(once.join('\n'))).toEqual(once)
      }),
    )
  })

  it.each(['<', '"', '< "', '<a', '">', 'a@b.example, '])(
    'are parsed in linear time when %j repeats 200,000 times',
    (bits) => {
      expect(
        bare(
          parseAddresses(bits.repeat(200_000), isPlainAddress)
            .map((one) => one.raw)
            .join(''),
        ),
      ).toBe(bare(bits.repeat(200_000)))
    },
  )
})

describe('a typed comma', () => {
  it.each([
    ['"Li', true],
    ['"Li, Ann"', false],
    ['"Jane \\"JD', true],
    ['Ann <ann', true],
    ['Ann <ann@b.example>', false],
    ['a@b.example', false],
  ])('after %j is inside quotes or brackets: %s', (text, isInside) => {
    expect(isInsideQuotes(text)).toBe(isInside)
  })
})
