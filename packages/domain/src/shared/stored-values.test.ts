import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { findProblem, isSameValue, judge, keepUnchanged, settle } from './stored-values'

const Name = z.string().check(z.trim(), z.minLength(1, 'Enter a name.'), z.maxLength(5, 'Too long.'))
const Limit = z.int().check(z.minimum(-1, 'Too low.'))
const Schema = z.object({ name: Name, limit: Limit, rows: z.array(z.object({ name: Name })) })

const STORED = { name: ' A much too long name ', limit: -5, rows: [{ name: ' a ' }, { name: '' }] }
const settled = (change: object) => settle(judge(Schema, { ...STORED, ...change }), STORED)
const problemsOf = (change: object) => {
  const result = settled(change)
  return 'issues' in result ? result.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) : []
}

describe('an input beside the stored values', () => {
  it('has no issue of a value that is stored, and keeps it as it is [LIC-88]', () => {
    expect(settled({})).toEqual({ data: STORED })
    expect(settled({ limit: 7 })).toEqual({ data: { ...STORED, limit: 7 } })
    expect(settled({ name: ' b ' })).toEqual({ data: { ...STORED, name: 'b' } })
    expect(settled({ rows: [{ name: ' c ' }, { name: '' }] })).toEqual({
      data: { ...STORED, rows: [{ name: 'c' }, { name: '' }] },
    })
  })

  it('keeps the stored rows of a list as they are, and judges the others [LIC-88]', () => {
    const List = z.object({ rows: z.map(z.string(), z.object({ name: Name })) })
    const stored = {
      rows: new Map([
        ['1', { name: ' A much too long name ' }],
        ['2', { name: ' b ' }],
      ]),
    }
    const edit = (...rows: [string, { name: string }][]) =>
      settle(judge(List, { rows: new Map([...stored.rows, ...rows]) }), stored)
    expect(edit()).toEqual({ data: stored })
    expect(edit(['3', { name: ' c ' }])).toEqual({ data: { rows: new Map([...stored.rows, ['3', { name: 'c' }]]) } })
    expect(edit(['2', { name: '' }])).toMatchObject({ issues: [{ path: ['rows', '2', 'name'] }] })
    expect(isSameValue(new Map([['a', 1]]), new Map([['a', 2]]))).toBe(false)
    expect(isSameValue(stored.rows, new Map([...stored.rows].toReversed()))).toBe(false)
  })

  it('is judged where it differs, also if it was invalid before', () => {
    expect(problemsOf({ limit: -6 })).toEqual(['limit: Too low.'])
    expect(problemsOf({ name: '', rows: [{ name: '' }] })).toEqual([
      'name: Enter a name.',
      'rows.0.name: Enter a name.',
    ])
    expect(findProblem(judge(Schema, { ...STORED, limit: -6 }), STORED)).toBe('Too low.')
    expect(findProblem(judge(Schema, STORED), STORED)).toBeUndefined()
  })

  it('cannot leave a value out, even if none is stored', () => {
    const { name: _name, ...rest } = STORED
    expect(settle(judge(Schema, rest), rest)).toHaveProperty('issues')
  })

  it('is judged as a whole where nothing is stored', () => {
    expect(settle(judge(Schema, STORED), undefined)).toHaveProperty('issues')
    expect(settle(judge(Schema, { name: ' a ', limit: 1, rows: [] }), undefined)).toEqual({
      data: { name: 'a', limit: 1, rows: [] },
    })
  })
})

it.each([
  [{ a: [1, { b: null }] }, { a: [1, { b: null }] }, true],
  [{ a: undefined }, {}, true],
  [{ a: null }, {}, false],
  [[1, 2], [2, 1], false],
  [new Set([1, 2]), new Set([2, 1]), true],
  [new Set([1]), new Set([2]), false],
  [Number.NaN, Number.NaN, true],
  [[], {}, false],
])('compares %o and %o', (one, other, isSame) => {
  expect(isSameValue(one, other)).toBe(isSame)
})

it('fills a body with the stored values of what was not changed', () => {
  const edited = { day: 2, name: 'b' }
  expect(keepUnchanged(edited, { day: 1, name: 'a' }, (field) => field === 'name')).toEqual({ day: 1, name: 'b' })
})
