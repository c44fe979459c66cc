import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { call, type CallRow } from '@sitewright/api-client/contract/contract'
import { requestMessages } from '@sitewright/domain/shared/messages'
import { signedIn } from '@sitewright/domain/shared/policy'
import { Problem } from '@sitewright/domain/shared/problem'
import { parseInput, type RawInput } from './parse'
import { MAX_NAMES, MAX_TEXT_LENGTH } from './storable'

const row = call({
  base: 'gateway',
  method: 'PUT',
  path: '/boats/:id',
  summary: 'Saves a boat.',
  allow: signedIn,
  params: z.object({ id: z.int() }),
  query: z.strictObject({
    isDry: z.optional(z.boolean()),
    page: z.optional(z.int().check(z.minimum(1), z.maximum(9))),
    search: z.optional(z.string().check(z.maxLength(3))),
  }),
  body: z.strictObject({
    name: z.string('Please enter a name.').check(z.trim(), z.minLength(1, 'Please enter a name.')),
    length: z.number(),
    isDry: z.boolean(),
    crew: z.array(z.strictObject({ name: z.string().check(z.minLength(1)) })),
    mood: z.optional(z.enum(['good', 'bad'])),
  }),
  replies: { 200: z.null() },
})

const bare = call({
  base: 'gateway',
  method: 'PUT',
  path: '/logout',
  summary: 'Takes nothing.',
  allow: signedIn,
  replies: { 200: z.null() },
})

const valid: RawInput = { params: { id: '7' }, query: {}, body: { name: ' a ', length: 1, isDry: true, crew: [] } }

const fieldsOf = async (contractRow: CallRow, raw: Partial<RawInput>) => {
  try {
    await parseInput(contractRow, { ...valid, ...raw })
  } catch (error) {
    if (error instanceof Problem) return { status: error.status, ...error.fields }
    throw error
  }
  return 'valid'
}

describe('reading an address', () => {
  it('converts texts to numbers and booleans where the schema requires them', async () => {
    const { params, query, body } = await parseInput(row, {
      ...valid,
      query: { isDry: 'false', page: '3', search: '12' },
    })
    expect({ params, query }).toEqual({ params: { id: 7 }, query: { isDry: false, page: 3, search: '12' } })
    expect(body).toMatchObject({ name: 'a' })
  })

  it.each([
    ['page', '1.5', 'Must be a whole number.'],
    ['page', '1e3', 'Must be a whole number.'],
    ['page', '0x10', 'Must be a whole number.'],
    ['page', ' 1', 'Must be a whole number.'],
    ['page', '', 'Must be a whole number.'],
    ['page', '0', 'Must be 1 or more.'],
    ['page', '10', 'Must be 9 or less.'],
    ['isDry', '1', 'Must be true or false.'],
    ['isDry', 'TRUE', 'Must be true or false.'],
    ['search', 'long', 'Use 3 characters or fewer.'],
  ])('refuses %s=%s', async (name, text, sentence) => {
    expect(await fieldsOf(row, { query: { [name]: text } })).toEqual({ status: 400, [name]: [sentence] })
  })

  it('converts a text to the only value that a parameter can have', async () => {
    const query = z.strictObject({ asBase64: z.literal(true), kind: z.optional(z.literal([6, 'all'])) })
    const withLiterals: CallRow = { ...bare, query }
    const read = async (texts: Record<string, string>) =>
      (await parseInput(withLiterals, { params: {}, query: texts, body: undefined })).query
    expect(await read({ asBase64: 'true', kind: '6' })).toEqual({ asBase64: true, kind: 6 })
    expect(await read({ asBase64: 'true', kind: 'all' })).toEqual({ asBase64: true, kind: 'all' })
    await expect(read({ asBase64: 'false' })).rejects.toBeInstanceOf(Problem)
    await expect(read({ asBase64: '1' })).rejects.toBeInstanceOf(Problem)
  })

  describe('with a parameter that may be repeated', () => {
    const repeated = call({
      ...bare,
      query: z.strictObject({
        projectIds: z.optional(z.array(z.int()).check(z.maxLength(3))),
        names: z.optional(z.array(z.string())),
      }),
    })

    it.each([
      [{ projectIds: '1' }, { projectIds: [1] }],
      [{ projectIds: ['1', '2'] }, { projectIds: [1, 2] }],
      [{ names: ['1', 'a,b'] }, { names: ['1', 'a,b'] }],
      [{}, {}],
    ])('reads %j as a list [API2-65]', async (query, expected) => {
      expect((await parseInput(repeated, { params: {}, query, body: undefined })).query).toEqual(expected)
    })

    it.each([
      ['1,2', 'projectIds.0', 'Must be a whole number.'],
      [['1', ''], 'projectIds.1', 'Must be a whole number.'],
      [['1', '2', '3', '4'], 'projectIds', 'Use 3 entries or fewer.'],
    ])('refuses %j', async (projectIds, place, sentence) => {
      const fields = await fieldsOf(repeated, { params: {}, query: { projectIds }, body: undefined })
      expect(fields).toEqual({ status: 400, [place]: [sentence] })
    })
  })

  it('refuses a value that is given twice', async () => {
    expect(await fieldsOf(row, { query: { page: ['1', '2'] } })).toEqual({
      status: 400,
      page: ['Must be a whole number.'],
    })
  })

  it.each([['9007199254740993'], ['99999999999999999999']])('refuses an id of %s', async (id) => {
    expect(await fieldsOf(row, { params: { id } })).toEqual({ status: 400, id: ['Must be a whole number.'] })
  })
})

describe('refusing what is wrong', () => {
  it('tells every invalid field at once, path, query and body together', async () => {
    const body = { name: ' ', isDry: 'yes', crew: [{ name: '' }, { title: 'x' }], mood: 'odd', extra: 1 }
    expect(await fieldsOf(row, { params: { id: 'x' }, query: { unknown: '1' }, body })).toEqual({
      status: 400,
      id: ['Must be a whole number.'],
      unknown: ['Unknown field.'],
      name: ['Please enter a name.'],
      length: ['Required.'],
      isDry: ['Must be true or false.'],
      'crew.0.name': ['Required.'],
      'crew.1.name': ['Required.'],
      'crew.1.title': ['Unknown field.'],
      mood: ['Invalid value.'],
      extra: ['Unknown field.'],
    })
  })

  it.each([
    ['no body', undefined, 'Required.'],
    ['a list', [], 'Must be an object.'],
    ['a text', 'x', 'Must be an object.'],
    ['null', null, 'Must be an object.'],
  ])('tells %s where an object is wanted', async (_, body, sentence) => {
    expect(await fieldsOf(row, { body })).toEqual({ status: 400, body: [sentence] })
  })

  it.each([
    ['a NUL', 'a\0b'],
    ['half of a surrogate pair', 'a\uD800b'],
  ])('refuses %s in any text, which no column could hold', async (_, text) => {
    expect(await fieldsOf(row, { query: { search: text } })).toEqual({
      status: 400,
      search: ["Contains characters that can't be stored."],
    })
    const crew = [{ name: text }]
    expect(await fieldsOf(row, { body: { name: 'a', length: 1, isDry: true, crew } })).toEqual({
      status: 400,
      'crew.0.name': ["Contains characters that can't be stored."],
    })
  })

  it('rejects a body that is nested too deeply, and says so', async () => {
    const deep = Array.from({ length: 60 }).reduce<unknown>((a) => ({ a }), 'x')
    const place = Array.from({ length: 21 }, () => 'a').join('.')
    expect(await fieldsOf(row, { body: deep })).toEqual({ status: 400, [place]: ['Nested too deeply.'] })
  })

  it('accepts deeper nesting where the row says so, up to its limit', async () => {
    const Reef = z.object({
      get part() {
        return z.optional(Reef)
      },
    })
    const reef = call({ ...bare, body: Reef, maxDepth: 200 })
    // The outermost value has depth 0.
    const ofDepth = (depth: number) => Array.from({ length: depth }).reduce<unknown>((part) => ({ part }), {})
    expect(await fieldsOf(reef, { params: {}, body: ofDepth(200) })).toBe('valid')
    expect(Object.values(await fieldsOf(reef, { params: {}, body: ofDepth(201) })).at(-1)).toEqual([
      'Nested too deeply.',
    ])
  })

  it('refuses a text that is longer than any call needs before anything else looks at it', async () => {
    // Alternating accents after one letter: normalizing this would take seconds.
    const slow = `a${'\u0301\u0323'.repeat(MAX_TEXT_LENGTH)}`
    const tooLong = [`Use ${MAX_TEXT_LENGTH} characters or fewer.`]
    const normalizing = call({ ...row, body: z.strictObject({ name: z.string().check(z.normalize('NFC')) }) })
    expect(await fieldsOf(normalizing, { body: { name: slow } })).toEqual({ status: 400, name: tooLong })
    expect(await fieldsOf(row, { query: { search: slow } })).toEqual({ status: 400, search: tooLong })
    expect(await fieldsOf(row, { body: { [slow]: 1 } })).toEqual({ status: 400, body: tooLong })
    expect(await fieldsOf(row, { query: { search: 'a'.repeat(MAX_TEXT_LENGTH) } })).not.toMatchObject({
      search: tooLong,
    })
  })

  it('refuses more names than any call needs, with a reason', async () => {
    const names = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`f${index}`, 1]))
    const tooMany = [`Use ${MAX_NAMES} fields or fewer.`]
    expect(await fieldsOf(row, { body: names(MAX_NAMES + 1) })).toEqual({ status: 400, body: tooMany })
    expect(await fieldsOf(row, { body: names(MAX_NAMES) })).not.toMatchObject({ body: tooMany })
  })

  it.each(['\0', 'a\0b', '\uD800', 'a\uDFFF'])(
    'refuses the name %j, which no column can hold, in any object',
    async (name) => {
      const loose = { ...bare, body: z.looseObject({ more: z.unknown() }) }
      const whole = { body: { [name]: 1 }, params: {} }
      expect(await fieldsOf(loose, whole)).toEqual({ status: 400, body: [requestMessages.badCharacters] })
      const inner = { body: { more: [{ [name]: 1 }] }, params: {} }
      expect(await fieldsOf(loose, inner)).toEqual({ status: 400, 'more.0': [requestMessages.badCharacters] })
    },
  )

  it('names a field as it was called, whatever the name', async () => {
    const body: unknown = JSON.parse('{"__proto__":1,"constructor":2}')
    const fields = await fieldsOf(row, { body })
    expect(Object.keys(fields)).toEqual(expect.arrayContaining(['__proto__', 'constructor']))
    expect({}).not.toHaveProperty('status')
  })
})

describe('a call that takes nothing', () => {
  it.each([
    ['nothing', undefined],
    ['an empty object', {}],
  ])('is given %s', async (_, body) => {
    expect(await fieldsOf(bare, { params: {}, body })).toBe('valid')
  })

  it('refuses a body and a query', async () => {
    expect(await fieldsOf(bare, { params: {}, body: { all: true }, query: { force: '1' } })).toEqual({
      status: 400,
      all: ['Unknown field.'],
      force: ['Unknown field.'],
    })
  })
})
