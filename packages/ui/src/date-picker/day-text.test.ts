import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type DayFormat, formatDay, getDayFormat, parseDay, spellDay } from './day-text'
import { addDays } from './iso-day'

const day = fc.integer({ min: -30_000, max: 30_000 }).map((days) => addDays('2000-01-01', days))
const format = fc.constantFrom<DayFormat>('d MMM yyyy', 'd/M/yyyy', 'M/d/yyyy', 'dd.MM.yyyy', 'yyyy-MM-dd')
const read = (text: string, as: DayFormat = 'd MMM yyyy') => parseDay(text, as, 'en-US')

describe('a typed day', () => {
  it.each([
    ['3 Feb 2026', '2026-02-03'],
    ['3 february 2026', '2026-02-03'],
    ['Feb 3, 2026', '2026-02-03'],
    ['3. Sept. 2026', '2026-09-03'],
    ['3/2/2026', '2026-02-03'],
    ['03.02.2026', '2026-02-03'],
    ['3-2-26', '2026-02-03'],
    ['3 2 2026', '2026-02-03'],
    ['2026-02-03', '2026-02-03'],
    ['2026/2/3', '2026-02-03'],
    ['29 feb 2028', '2028-02-29'],
  ])('parses %s', (text, value) => {
    expect(read(text)).toBe(value)
  })

  it.each([
    '',
    '3 Feb',
    '31 Feb 2026',
    '29/2/2026',
    '3 Foo 2026',
    '3 Ju 2026',
    '2/30/2026',
    '3/2/202',
    '1/2/3/4',
    'tomorrow',
  ])('rejects %s', (text) => {
    expect(read(text)).toBeNull()
  })

  it('has the month first if the format does', () => {
    expect(read('2/3/2026', 'M/d/yyyy')).toBe('2026-02-03')
    expect(read('13/2/2026', 'M/d/yyyy')).toBeNull()
  })

  it('has a year of two digits in the last century from 69 on', () => {
    expect([read('3/2/99'), read('3 Feb 69'), read('3/2/68'), read('3.2.00')]).toEqual([
      '1999-02-03',
      '1969-02-03',
      '2068-02-03',
      '2000-02-03',
    ])
  })

  it.each([
    ['en-US', '3 Feb 2026'],
    ['en-GB', '3 Feb 2026'],
    ['de', '03.02.2026'],
    ['fr', '03/02/2026'],
    ['sv', '2026-02-03'],
    ['ja', '2026/02/03'],
    ['ar-EG', '03/02/2026'],
    ['fa', '2026/02/03'],
  ])('is formatted and parsed as in %s', (locale, text) => {
    const written = getDayFormat(locale)
    expect(formatDay('2026-02-03', written, locale)).toBe(text)
    expect(parseDay(text, written, locale)).toBe('2026-02-03')
  })

  it('is the formatted day, in every format', () => {
    fc.assert(
      fc.property(day, format, (one, as) => {
        expect(parseDay(formatDay(one, as, 'en-US'), as, 'en-US')).toBe(one)
        expect(parseDay(formatDay(one, as, 'de'), as, 'de')).toBe(one)
      }),
    )
  })

  it.each(['ar', 'cs', 'fa', 'hu', 'ja', 'ko', 'mn', 'pl', 'ru', 'th', 'vi', 'zh'])(
    'converts back to the same day in the language %s',
    (locale) => {
      for (let month = 1; month <= 12; month += 1) {
        const one = `2026-${String(month).padStart(2, '0')}-09`
        expect(parseDay(formatDay(one, 'd MMM yyyy', locale), 'd MMM yyyy', locale)).toBe(one)
      }
    },
  )

  it('never throws, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string(), format, (text, as) => {
        expect(() => parseDay(text, as, 'en-US')).not.toThrow()
      }),
    )
  })
})

describe('a day in full', () => {
  it('has the weekday and the name of the month', () => {
    expect(spellDay('2026-02-03', 'en-US')).toBe('Tuesday, February 3, 2026')
  })

  it('has the same month and year in languages with another calendar', () => {
    expect(spellDay('2026-02-03', 'th')).toMatch(/3 กุมภาพันธ์.* 2026$/)
    expect(spellDay('2026-02-03', 'fa')).toContain('فوریه')
  })
})
