import { describe, expect, it } from 'vitest'
import { jobLabels } from './messages'
import { JOB_STATES } from './model'
import { exportFileName, isInFlight, percentOf, pollPause } from './rules'

describe('a job', () => {
  it('is in flight while it waits or runs', () => {
    expect(JOB_STATES.filter(isInFlight)).toEqual(['waiting', 'running'])
  })

  it.each([
    [0, undefined, undefined],
    [0, 10, 0],
    [1, 3, 33],
    [10, 10, 100],
    [11, 10, 100],
    [0, 0, 100],
  ])('with %s of %s units is done to %s percent', (done, total, percent) => {
    expect(percentOf({ done, total })).toBe(percent)
  })

  it('is asked for often at first, and then every 3 seconds', () => {
    expect([0, 1, 20].map(pollPause)).toEqual([500, 750, 3000])
  })

  it('names its file by the list and the day', () => {
    expect(exportFileName('Users', Date.UTC(2026, 10, 24, 23, 59))).toBe('Users 2026-11-24.csv')
  })

  it('says how far it is', () => {
    expect(jobLabels.progress(12_400, 50_000)).toBe('12,400 of 50,000')
    expect(jobLabels.progress(12_400, undefined)).toBe('12,400')
    expect(jobLabels.rows(1)).toBe('1 row')
    expect(jobLabels.list('tomorrow.export')).toBe('Data')
  })
})
