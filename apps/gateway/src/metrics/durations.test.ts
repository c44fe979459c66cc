import { Histogram, Registry } from 'prom-client'
import { describe, expect, it } from 'vitest'
import { BUCKETS, createDurations, DURATION } from './durations'

describe('the histogram of calls', () => {
  it('is written as prom-client writes one [WATCH-04]', async () => {
    const registry = new Registry()
    const histogram = new Histogram({
      ...DURATION,
      labelNames: ['operation'],
      buckets: [...BUCKETS],
      registers: [registry],
    })
    const durations = createDurations()
    expect(durations.write()).toBe(await registry.metrics())
    for (const [operation, seconds] of [
      ['users.list', 0],
      ['users.list', 0.025],
      ['users.save', 0.026],
      ['users.list', 2.4],
      ['users.save', 10],
      ['users.list', 31.5],
      ['other', 60],
    ] as const) {
      histogram.observe({ operation }, seconds)
      durations.observe(operation, seconds)
    }
    expect(durations.write()).toBe(await registry.metrics())
  })
})
