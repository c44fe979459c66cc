import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fillRows, findColumn } from './paste-column'

const ROWS = ['cut', 'bevel', 'fit', 'weld']
const NONE = new Set<string>()
const texts = (column: readonly string[], from = 'cut', locked: ReadonlySet<string> = NONE) =>
  fillRows(column, ROWS, from, locked).changes.map(([id, cell]) => [id, cell.text])

describe('a text from a spreadsheet', () => {
  it.each([
    ['12.5', null],
    ['12,5 %', null],
    ['', null],
    ['\r\n', null],
    ['\t\r\n \t\r\n', null],
    ['12.5\r\n', ['12.5']],
    ['25\n25\n50\n', ['25', '25', '50']],
    ['25\r\n\r\n50\r\n', ['25', '', '50']],
    ['Cut\t25\nBevel\t75', ['25', '75']],
    ['1\t25\n2\t75', ['25', '75']],
    ['25\tCut\n75\tBevel', ['25', '75']],
    ['25\t25\t50', ['25', '25', '50']],
    ['Cut\t25', ['25']],
    ['Weight\n25\n75', ['Weight', '25', '75']],
    ['a\tb\nc\td', ['b', 'd']],
    ['\t', null],
  ])('%j', (text, column) => {
    expect(findColumn(text)).toEqual(column)
  })

  it('reads a column of single lines, whatever it contains', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('1', ' ', '\t', '\n', '\r', 'x', ','), { maxLength: 60 }), (letters) => {
        const text = letters.join('')
        const column = findColumn(text)
        expect(column === null).toBe(!/[\t\r\n]/.test(text) || text.trim() === '')
        if (column !== null) expect(column.join('')).not.toMatch(/[\t\r\n]/)
      }),
    )
  })
})

describe('a pasted column', () => {
  it('fills the rows from the focused one down', () => {
    expect(texts(['10', '12,5 %'], 'bevel')).toEqual([
      ['bevel', '10'],
      ['fit', '12.5'],
    ])
  })

  it('leaves a text that is not a number in its row', () => {
    expect(texts(['ten', '20'])).toEqual([
      ['cut', 'ten'],
      ['bevel', '20'],
    ])
  })

  it('skips locked rows', () => {
    const filling = fillRows(['1', '2', '3'], ROWS, 'cut', new Set(['bevel']))
    expect(filling.changes.map(([id, { value }]) => [id, value])).toEqual([
      ['cut', 1],
      ['fit', 3],
    ])
    expect(filling).toMatchObject({ skipped: 1, beyond: 0 })
  })

  it('counts the values after the last row', () => {
    expect(fillRows(['1', '2', '3'], ROWS, 'weld', NONE)).toMatchObject({ beyond: 2, skipped: 0 })
  })
})
