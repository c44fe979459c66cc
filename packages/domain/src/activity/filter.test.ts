import { describe, expect, it } from 'vitest'
import {
  activityDay,
  formatActor,
  isUnfiltered,
  narrowingOf,
  NO_ACTIVITY_FILTER,
  parseActor,
  readActivityFilter,
  writeActivityFilter,
} from './filter'

const read = (query: string) => readActivityFilter((name) => new URLSearchParams(query).get(name))

describe('the filter of activity in the address', () => {
  it('is read as it was written [ACT-08]', () => {
    const filter = {
      search: '50%',
      by: 'key:31',
      kinds: ['access', 'roles'],
      from: '2026-11-20',
      to: '2026-11-27',
    } as const
    const written = new URLSearchParams()
    for (const [name, value] of Object.entries(writeActivityFilter(filter))) if (value) written.set(name, value)
    expect(read(written.toString())).toEqual(filter)
    expect(Object.values(writeActivityFilter(NO_ACTIVITY_FILTER))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  })

  it.each([
    'by=someone',
    'by=user:x',
    'kind=access,unknown',
    'kind=access,access',
    'from=2026-02-30',
    'from=0099-01-01&to=<b>',
    'to=yesterday',
    '',
  ])('says nothing by %s [ACT-08]', (query) => {
    expect(read(query)).toEqual(NO_ACTIVITY_FILTER)
    expect(isUnfiltered(read(query))).toBe(true)
  })

  it('cuts a search that is too long [ACT-08]', () => {
    expect(read(`text=${'x'.repeat(10_000)}`).search).toHaveLength(200)
  })
})

describe('the query of a filter', () => {
  it('has whole days of this time zone [ACT-07]', () => {
    const { from = 0, to = 0 } = narrowingOf({ ...NO_ACTIVITY_FILTER, from: '2026-11-20', to: '2026-11-20' })
    expect([activityDay(from), activityDay(from - 1), activityDay(to - 1), activityDay(to)]).toEqual([
      '2026-11-20',
      '2026-11-19',
      '2026-11-20',
      '2026-11-21',
    ])
  })

  it('asks for no entry where the last day is before the first', () => {
    const { from, to } = narrowingOf({ ...NO_ACTIVITY_FILTER, from: '2026-11-20', to: '2026-11-01' })
    expect(to).toBe(from)
  })

  it('leaves out what is off', () => {
    expect(narrowingOf({ ...NO_ACTIVITY_FILTER, search: '  ' })).toEqual({})
    expect(narrowingOf({ ...NO_ACTIVITY_FILTER, kinds: ['roles', 'access'], by: 'user:7' })).toEqual({
      kinds: 'access,roles',
      by: 'user:7',
    })
  })
})

it('names a person or a key that still exists by kind and id', () => {
  expect(formatActor({ kind: 'user', id: 17 })).toBe('user:17')
  expect(formatActor({ kind: 'api-key', id: 31 })).toBe('key:31')
  expect(formatActor({ kind: 'user' })).toBeUndefined()
  expect(formatActor({ kind: 'nobody', id: 1 })).toBeUndefined()
  expect(parseActor('key:31')).toEqual({ kind: 'api-key', id: 31 })
  expect(parseActor('user:9999999999')).toBeUndefined()
})

it('counts days back from a day', () => {
  const at = new Date(2026, 2, 1, 23, 59).getTime()
  expect([activityDay(at), activityDay(at, 1), activityDay(at, 6)]).toEqual(['2026-03-01', '2026-02-28', '2026-02-23'])
})
