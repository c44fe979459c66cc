import { describe, expect, it } from 'vitest'
import { csvRows, type CsvValue } from './csv'

describe('a cell of a CSV file', () => {
  it.each<[what: string, value: CsvValue, cell: string]>([
    ['a text', 'Mara Lind', 'Mara Lind'],
    ['a text with a comma', 'Lind, Mara', '"Lind, Mara"'],
    ['a text with a quote', 'a "b"', '"a ""b"""'],
    ['a text with a line break', 'a\nb', '"a\nb"'],
    ['a formula', '=1+1', "'=1+1"],
    ['a formula that needs quotes', '=HYPERLINK("x","y")', `"'=HYPERLINK(""x"",""y"")"`],
    ['a plus', '+49 30 1234', "'+49 30 1234"],
    ['a minus', '-1', "'-1"],
    ['an at sign', '@SUM(A1)', "'@SUM(A1)"],
    ['a tab', '\t=1', "'\t=1"],
    ['a carriage return', '\r=1', `"'\r=1"`],
    ['an equal sign later', 'a=1', 'a=1'],
    ['a number', 12, '12'],
    ['a negative number', -12, '-12'],
    ['an instant', new Date(Date.UTC(2026, 1, 3, 10, 15)), '2026-02-03T10:15:00.000Z'],
    ['nothing', null, ''],
    ['an empty text', '', ''],
  ])('is written for %s', (_, value, cell) => {
    expect(csvRows([[value, 'end']])).toBe(`${cell},end\r\n`)
  })

  it('is one of a row that ends with CR LF', () => {
    expect(
      csvRows([
        ['a', 'b'],
        ['c', 'd'],
      ]),
    ).toBe('a,b\r\nc,d\r\n')
    expect(csvRows([])).toBe('')
  })
})
