import { describe, expect, it } from 'vitest'
import { bellLabels } from './bell-messages'
import { jobLabels } from './messages'
import { JOB_STATES } from './model'
import { isInFlight, isNews, percentOf, pollPause, tenthOf } from './rules'

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

  it('says how far it is', () => {
    expect(jobLabels.progress(12_400, 50_000)).toBe('12,400 of 50,000')
    expect(jobLabels.progress(12_400, undefined)).toBe('12,400')
    expect(jobLabels.file(1, 900)).toBe('1 row, 900 bytes')
    expect(jobLabels.file(50_000, 5_400_000)).toBe('50,000 rows, 5.4 MB')
    expect(jobLabels.canceledAt(12, 37)).toBe('You canceled it at 12 of 37 rows.')
    expect(jobLabels.list('tomorrow.export')).toBe('Data')
  })

  it('is news when it is done or has failed [NAV-34]', () => {
    expect(JOB_STATES.filter(isNews)).toEqual(['done', 'failed'])
  })

  it.each([
    [0, 'Notifications'],
    [1, 'Notifications, 1 new'],
  ])('names the bell with %d new ones [NAV-34]', (news, name) => {
    expect(bellLabels.bell(news, 0)).toBe(name)
    expect(bellLabels.bell(news, 1)).toBe(`${name}, 1 job in progress`)
    expect(bellLabels.bell(news, 2)).toBe(`${name}, 2 jobs in progress`)
  })

  it.each([
    ['running', 9, undefined],
    ['running', 10, 10],
    ['running', 39, 30],
    ['running', 100, 100],
    ['waiting', 50, undefined],
    ['done', 100, undefined],
  ] as const)('that is %s at %d of 100 announces the tenth %s [NAV-36]', (state, done, tenth) => {
    expect(tenthOf({ state, done, total: 100 })).toBe(tenth)
  })
})
