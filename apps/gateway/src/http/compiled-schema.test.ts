import { safeParse } from 'zod/v4/core'
import * as z from 'zod/mini'
import { expect, it } from 'vitest'
import { compiledSchema } from './compiled-schema'

const Row = z.object({ id: z.int(), name: z.optional(z.string().check(z.maxLength(3))) })

it.each([
  ['a list', [{ id: 1, name: 'abc' }, { id: 2 }]],
  ['an empty list', []],
  ['a list with an unknown field', [{ id: 1, color: 'red' }]],
  ['a list with wrong values', [{ id: 1 }, { id: 'x', name: 'abcd' }]],
  ['a row instead of a list', { id: 1 }],
])('reads %s as the written schema does', (_name, value) => {
  const written = z.array(Row).safeParse(value)
  const read = safeParse(compiledSchema(z.array(Row)), value)
  expect(read.success).toBe(written.success)
  expect(read.data).toEqual(written.data)
  expect(read.error?.issues).toEqual(written.error?.issues)
})

it('leaves the checks of the whole list and of single rows in place', () => {
  const short = z.array(Row).check(z.maxLength(1))
  const strict = z.array(z.strictObject({ id: z.int() }))
  const refined = z.array(Row.check(z.refine(({ id }) => id > 0)))
  expect(safeParse(compiledSchema(short), [{ id: 1 }, { id: 2 }]).success).toBe(false)
  expect(safeParse(compiledSchema(strict), [{ id: 1, color: 'red' }]).success).toBe(false)
  expect(safeParse(compiledSchema(refined), [{ id: 0 }]).success).toBe(false)
})
