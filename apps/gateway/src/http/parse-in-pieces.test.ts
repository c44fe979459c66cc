import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { parseInPieces } from './parse-in-pieces'

const Ids = z.array(z.int()).check(z.maxLength(5000))
const Boat = z.strictObject({ name: z.string().check(z.trim(), z.minLength(1)), crew: z.optional(Ids), ports: Ids })
const Crews = z
  .record(z.string().check(z.regex(/^\d+$/)), Ids)
  .check(z.refine((map) => Object.keys(map).length <= 3, 'Too many boats.'))

const Fleet = z.looseObject({
  name: z.string(),
  boats: z.array(Boat).check(
    z.maxLength(900),
    z.refine((boats) => boats.every(({ name }) => name !== 'x'), 'Not this name.'),
  ),
})
const fleetOf = (count: number, change: (index: number) => object = () => ({})) => ({
  name: 'North',
  unknown: [1],
  boats: ids(count).map((index) => ({ name: ` ${index} `, ports: ids(200), ...change(index) })),
})

const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
const withWrong = (count: number, ...places: number[]): unknown[] =>
  ids(count).map((id) => (places.includes(id - 1) ? 'x' : id))

describe('a long value', () => {
  it.each<[string, z.ZodMiniType, unknown]>([
    ['a list', Ids, ids(5000)],
    ['a list that may be missing', z.optional(Ids), ids(4001)],
    ['a list of objects', z.array(z.object({ id: z.int() })), ids(2500).map((id) => ({ id, unknown: 1 }))],
    ['fields', Boat, { name: ' a ', crew: ids(2001), ports: [1] }],
    ['a map', Crews, { 1: ids(3000), 2: [], 3: ids(1001) }],
    ['short lists in long ones', Fleet, fleetOf(40)],
    ['one long list among short ones', z.array(Fleet), [fleetOf(1), fleetOf(2), fleetOf(30), { name: 'a', boats: [] }]],
    [
      'a deep list with something wrong in it',
      z.array(Fleet),
      [fleetOf(1), fleetOf(30, (at) => (at === 20 ? { ports: [null] } : {}))],
    ],
    [
      'a deep list with an item that is none',
      Fleet,
      { ...fleetOf(30), boats: [...fleetOf(30).boats.slice(0, 9), null] },
    ],
    ['a deep list that its own check rejects', Fleet, fleetOf(30, (at) => (at === 20 ? { name: ' x ' } : {}))],
    ['a list that is too long', Ids, ids(5001)],
    ['a list with something wrong in it', Ids, withWrong(3000, 2100)],
    ['a list that is none', Ids, { length: 3000 }],
    ['fields with lists that are wrong', Boat, { crew: withWrong(2000, 1999), ports: withWrong(1500, 3), other: 1 }],
    ['a map with a name that is wrong', Crews, { 1: ids(3000), x: [] }],
    ['a map with too many names', Crews, { 1: ids(3000), 2: [], 3: [], 4: [] }],
    ['a map with a list that is too long', Crews, { 1: [], 2: ids(5001) }],
  ])('that is %s has the same result as in one piece', async (_, schema, given) => {
    const whole = schema.safeParse(given, { reportInput: true })
    const parsed = await parseInPieces(schema, given)
    if (whole.success) expect(parsed).toEqual({ data: whole.data })
    else expect(new Set('issues' in parsed ? parsed.issues : [])).toEqual(new Set(whole.error.issues))
  })

  it('is not parsed further after an invalid piece', async () => {
    const parsed = await parseInPieces(Ids, withWrong(4000, 1500, 1501, 3000))
    expect('issues' in parsed && parsed.issues.map(({ path }) => path)).toEqual([[1500], [1501]])
  })

  it('yields to other calls', async () => {
    let turns = 0
    const next = () => {
      turns += 1
      if (turns < 3) setImmediate(next)
    }
    setImmediate(next)
    await parseInPieces(Ids, ids(5000))
    expect(turns).toBe(3)
  })
})
