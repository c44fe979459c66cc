import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldBlanks, readRecords } from './read-records'

const namesOf = (text: string, delimiter = '\t'): string[][] =>
  [...readRecords(text, delimiter)].map(({ names }) => names)

/** As Excel writes a cell to the clipboard. */
const toCell = (text: string): string => (/[\t\n"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

describe('the rows of a pasted text', () => {
  it.each<[string, string, string[][]]>([
    ['North\tRow 1\tBin 2', '\t', [['North', 'Row 1', 'Bin 2']]],
    ['North > Row 1', '>', [['North', 'Row 1']]],
    ['North\tRow 1\t\t\t', '\t', [['North', 'Row 1']]],
    ['North\t\tBin 2', '\t', [['North', '', 'Bin 2']]],
    ['   \n\t\t', '\t', [[], []]],
    ['North\r', '\t', [['North']]],
    ['', ',', [[]]],
  ])('%j split at %j are %j', (text, delimiter, expected) => {
    expect(namesOf(text, delimiter)).toEqual(expected)
  })

  it('have no-break spaces and other blanks as single spaces', () => {
    expect(namesOf('\u00a0Tank\u00a0\u00a0Farm\u2009\t\u3000Row \u202f1')).toEqual([['Tank Farm', 'Row 1']])
  })

  it.each<[string, string[][]]>([
    ['"Tank\tFarm"\tRow', [['Tank Farm', 'Row']]],
    ['"Tank\nFarm"\tRow\nNext', [['Tank Farm', 'Row'], ['Next']]],
    ['"Tank ""A"""\tRow', [['Tank "A"', 'Row']]],
    [' "Tank" \tRow', [['Tank', 'Row']]],
    ['""\tRow', [['', 'Row']]],
    ['""', [[]]],
    // Not quoted cells: they do not end where a cell ends.
    ['"Tank\tFarm', [['"Tank', 'Farm']]],
    ['"Tank" Farm\tRow', [['"Tank" Farm', 'Row']]],
    ['12" pipe\tRow 3"', [['12" pipe', 'Row 3"']]],
    ['"A\n"B\nC', [['"A'], ['"B'], ['C']]],
  ])('read %j as %j', (text, expected) => {
    expect(namesOf(text)).toEqual(expected)
  })

  it('give back what a spreadsheet copied', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', 'B', '"', '\t', '\n', ' ', '\u00a0', ',') })
    const rows = fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(rows, (table) => {
        const text = table.map((cells) => cells.map(toCell).join('\t')).join('\n')
        const expected = table.map((cells) => {
          const names = cells.map(foldBlanks)
          while (names.at(-1) === '') names.pop()
          return names
        })
        expect(namesOf(text)).toEqual(expected)
      }),
    )
  })

  it('give back the names that were joined, at every delimiter', () => {
    const name = fc.stringMatching(/^[a-z0-9]{1,8}$/)
    const delimiters = fc.constantFrom('\t', ',', '|', ':', ';', '.', '>')
    fc.assert(
      fc.property(
        fc.array(name, { minLength: 1, maxLength: 6 }),
        delimiters,
        fc.nat(4),
        (names, delimiter, empties) => {
          expect(namesOf(`${names.join(` ${delimiter} `)}${delimiter.repeat(empties)}`, delimiter)).toEqual([names])
        },
      ),
    )
  })

  it('cover every line once, whatever the text is', () => {
    const text = fc.string({ unit: fc.constantFrom('a', '"', '\t', '\n', ' '), maxLength: 60 })
    fc.assert(
      fc.property(text, (pasted) => {
        let line = 0
        for (const record of readRecords(pasted, '\t')) {
          expect(record.line).toBe(line)
          expect(record.end).toBeGreaterThan(line)
          line = record.end
        }
        expect(line).toBe(pasted.split('\n').length)
      }),
    )
  })

  it('are read in linear time, with quotes that never close too', () => {
    const measure = (text: string): number => {
      const start = performance.now()
      for (const _ of readRecords(text, '\t'));
      return performance.now() - start
    }
    for (const line of ['"a\n', '"a\t', '""x\n', '"a""\n', '"a" x\n', 'plain text\n']) {
      measure(`"a\n${line.repeat(1000)}`)
      expect(measure(`"a\n${line.repeat(40_000)}`)).toBeLessThan(2000)
    }
  })
})
