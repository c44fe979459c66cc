import { expect, it } from 'vitest'
import { describeDate, nextDates } from './dates'

const start = Date.UTC(2026, 10, 23, 9, 30)
const UTC = { timeZone: 'UTC' }
const days = (interval: number) => ({ interval, intervalUnit: 0 as const })
const hours = (interval: number) => ({ interval, intervalUnit: 1 as const })

it('lists the next dates of a step in days with weekdays, starting today', () => {
  const dates = nextDates(days(14), start, 3).map((at) => describeDate(at, days(14), UTC))
  expect(dates).toEqual([
    { day: '23/11/2026', detail: 'Monday' },
    { day: '7/12/2026', detail: 'Monday' },
    { day: '21/12/2026', detail: 'Monday' },
  ])
})

it('lists those of a step in hours with times', () => {
  const dates = nextDates(hours(12), start, 3).map((at) => describeDate(at, hours(12), UTC))
  expect(dates.map(({ detail }) => detail)).toEqual(['9:30AM', '9:30PM', '9:30AM'])
})

it.each([0, -1, Number.NaN])('lists none for the interval %s', (interval) => {
  expect(nextDates(days(interval), start, 5)).toEqual([])
})
