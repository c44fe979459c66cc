import { describe, expect, it } from 'vitest'
import { csvRows, exportFileName, type CsvValue } from './csv'

describe('a cell of a CSV file [API-118]', () => {
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
    ['leading zeros', '00123', "'00123"],
    ['an exponent', '0e5', "'0e5"],
    ['a large exponent', '12E3', "'12E3"],
    ['more digits than a spreadsheet stores', '1234567890123456', "'1234567890123456"],
    ['a decimal with a zero at the end', '1.50', "'1.50"],
    ['a grouped number', '1,000', `"'1,000"`],
    ['a percentage', '5%', "'5%"],
    ['a price', '$5', "'$5"],
    ['a negative number of accountants', '(5)', "'(5)"],
    ['a number after a space', ' 7', "' 7"],
    ['a fraction', '1/2', "'1/2"],
    ['a date', '2026-03-05', "'2026-03-05"],
    ['a time', '10:30 pm', "'10:30 pm"],
    ['a month and a day', 'Mar 5', "'Mar 5"],
    ['a day and a month', '5-MAR-2026', "'5-MAR-2026"],
    ['a name that starts like a month', 'SEPT2', "'SEPT2"],
    ['a formula of full-width letters', '＝1+1', "'＝1+1"],
    ['a line break before a formula', '\n=1+1', `"'\n=1+1"`],
    ['a truth value', 'true', "'true"],
    ['digits that stay as they are', '123', '123'],
    ['a decimal that stays as it is', '1.5', '1.5'],
    ['a name with digits', 'Jetty 3', 'Jetty 3'],
    ['a month alone', 'March', 'March'],
    ['a name that continues after a month', 'Marina 12', 'Marina 12'],
    ['a key prefix', '3f0e5a', '3f0e5a'],
    ['a number', 12, '12'],
    ['a negative number', -12, '-12'],
    ['an instant', new Date(Date.UTC(2026, 1, 3, 10, 15)), '2026-02-03T10:15:00.000Z'],
    ['nothing', null, ''],
    ['an empty text', '', ''],
  ])('is written for %s', (_, value, cell) => {
    expect(csvRows([[value, 'end']])).toBe(`${cell},end\r\n`)
  })

  // A pattern whose time is quadratic would take minutes.
  it.each([
    ['a digit', `1${' '.repeat(1_000_000)}x`],
    ['a month', `jan1${' '.repeat(1_000_000)}x`],
    ['blanks', `${' '.repeat(1_000_000)}x1`],
    ['digits', `${'1 '.repeat(500_000)}x`],
  ])('is written in linear time for a long text of %s', (_, text) => {
    expect(csvRows([[text]])).toBe(`${text}\r\n`)
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

it('an exported file is named by its list and the day', () => {
  const at = Date.UTC(2026, 10, 24, 23, 59)
  expect(exportFileName('Users', at)).toBe('Users 2026-11-24.csv')
  expect(exportFileName('Jetty 3 sites', at, 'geojson')).toBe('Jetty 3 sites 2026-11-24.geojson')
})
