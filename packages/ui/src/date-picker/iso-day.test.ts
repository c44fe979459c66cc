import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addDays,
  addMonths,
  findDay,
  toDay,
  isDay,
  isWithin,
  monthEnd,
  getToday,
  getWeekday,
  getWeeks,
} from './iso-day'

const day = fc.integer({ min: -60_000, max: 60_000 }).map((days) => addDays('2000-01-01', days))

describe('a day', () => {
  it('must exist', () => {
    expect(isDay('2028-02-29')).toBe(true)
    expect(isDay('2026-02-29')).toBe(false)
    expect(isDay('2026-2-3')).toBe(false)
    expect(isDay('')).toBe(false)
    expect(toDay(2026, 13, 1)).toBeNull()
    expect(toDay(0, 1, 1)).toBeNull()
    expect(toDay(Number.NaN, 1, 1)).toBeNull()
  })

  it('is the same after adding and subtracting days', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -9999, max: 9999 }), (start, days) => {
        const there = addDays(start, days)
        expect(isDay(there)).toBe(true)
        expect(addDays(there, -days)).toBe(start)
        expect((getWeekday(start) + (((days % 7) + 7) % 7)) % 7).toBe(getWeekday(there))
      }),
    )
  })

  it('has the same date some months later, or the last of a shorter month', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
    expect(addMonths('2028-02-29', 12)).toBe('2029-02-28')
    expect(addMonths('2026-01-15', -1)).toBe('2025-12-15')
    fc.assert(
      fc.property(day, fc.integer({ min: -600, max: 600 }), (start, months) => {
        const next = addMonths(start, months)
        expect(isDay(next)).toBe(true)
        expect(next.slice(8) === start.slice(8) || next === monthEnd(next)).toBe(true)
      }),
    )
  })

  it('always has a year of four digits', () => {
    expect(addDays('9999-12-31', 1)).toBe('9999-12-31')
    expect(addMonths('0001-01-01', -1)).toBe('0001-01-01')
  })

  it('of the clock is in the local time zone', () => {
    expect(getToday(new Date(2026, 1, 3, 23, 59))).toBe('2026-02-03')
  })
})

describe('the weeks of a month', () => {
  it('contain every day of it once, under its weekday', () => {
    fc.assert(
      fc.property(day, fc.constantFrom(0, 1, 6), (start, firstWeekday) => {
        const weeks = getWeeks(start, firstWeekday)
        const days = weeks.flat().filter((place) => place !== null)
        expect(days).toHaveLength(Number(monthEnd(start).slice(8)))
        expect(days).toEqual([...new Set(days)].toSorted())
        for (const week of weeks) {
          expect(week).toHaveLength(7)
          for (const [place, one] of week.entries()) {
            if (one !== null) expect(getWeekday(one)).toBe((firstWeekday + place) % 7)
          }
        }
      }),
    )
  })
})

describe('a key in the calendar', () => {
  const move = (key: string, isShift = false, limits = {}) => findDay(key, isShift, '2026-02-04', 1, limits)
  it('moves by days, weeks, months and years', () => {
    expect(move('ArrowLeft')).toBe('2026-02-03')
    expect(move('ArrowDown')).toBe('2026-02-11')
    expect(move('Home')).toBe('2026-02-02')
    expect(move('End')).toBe('2026-02-08')
    expect(move('PageUp')).toBe('2026-01-04')
    expect(move('PageDown', true)).toBe('2027-02-04')
    expect(move('a')).toBeNull()
  })

  it('reaches days beyond a limit within its month, and no further', () => {
    expect(move('ArrowRight', false, { max: '2026-02-04' })).toBe('2026-02-05')
    expect(move('PageDown', true, { max: '2026-02-04' })).toBe('2026-02-28')
    expect(move('PageUp', false, { min: '2026-02-04' })).toBe('2026-02-01')
    expect(isWithin('2026-02-05', undefined, '2026-02-04')).toBe(false)
    expect(isWithin('2026-02-04', '2026-02-04', '2026-02-04')).toBe(true)
  })
})
