import { expect, it } from 'vitest'
import { createClock } from './session-clock'

const END_S = 2_000_000_000
const DAY_MS = 24 * 60 * 60_000

it.each([
  ['eight hours', 8 * 60 * 60_000, 'quiet', 8 * 60 * 60_000 - 120_000],
  ['a moment over two minutes', 120_001, 'quiet', 1],
  ['two minutes', 120_000, 'warning', 120_000],
  ['a moment', 1, 'warning', 1],
  ['nothing', 0, 'ended', undefined],
  ['less than nothing', -DAY_MS, 'ended', undefined],
] as const)('with %s left the session is %s [CONST-27]', (_, left, phase, nextIn) => {
  expect(createClock(END_S, END_S * 1000 - left)).toEqual({ phase, nextIn })
})

it('never waits longer than a timer can', () => {
  expect(createClock(END_S, END_S * 1000 - 100 * DAY_MS).nextIn).toBe(2 ** 31 - 1)
})
