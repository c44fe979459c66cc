import type * as z from 'zod/mini'
import type { NamedRow } from '@sitewright/api-client/contract/contract'
import { bodyLimitOf, BODY_LIMITS } from '../src/http/body-limits'

type Schema = z.core.$ZodType

/** Alternates combining marks of two classes: normalizing them takes quadratic time. */
const accents = (length: number): string => `a${'\u0301\u0323'.repeat(length / 2)}`.slice(0, length)
const count = (length: number): number[] => Array.from({ length }, (_, index) => index + 1)

/** The schema inside `optional` and `nullable`. */
function typeOf(schema: Schema): z.core.$ZodTypes {
  const type = schema as z.core.$ZodTypes
  const { def } = type._zod
  return def.type === 'optional' || def.type === 'nullable' ? typeOf(def.innerType) : type
}

/** A small value that usually fits the schema. Refinements are ignored. */
export function plain(schema: Schema): unknown {
  const { def } = typeOf(schema)._zod
  switch (def.type) {
    case 'string':
      return 'someone@example.org'
    case 'number':
      return 1
    case 'boolean':
      return true
    case 'array':
      return []
    case 'record':
      return {}
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape).flatMap(([key, field]) => {
          const inner: Schema = field
          return inner._zod.def.type === 'optional' ? [] : [[key, plain(inner)]]
        }),
      )
    case 'enum':
      return Object.values(def.entries)[0]
    case 'union':
      return def.options[0] === undefined ? null : plain(def.options[0])
    default:
      return null
  }
}

const LENGTHS = [50, 100, 101, 150, 400, 600, 2000, 9_999, 10_000, 10_001, 60_000, 400_000]
const IDS = 100_000

/** The worst values for a schema, each with a name. */
function* worstOf(schema: Schema): Generator<[string, unknown]> {
  const { def } = typeOf(schema)._zod
  switch (def.type) {
    case 'string':
      for (const length of LENGTHS) yield [`${length} accents`, accents(length)]
      yield ['500,000 spaces', `a${' '.repeat(500_000)}b`]
      yield ['500,000 letters', 'x'.repeat(500_000)]
      return
    case 'number':
      yield ['1e308', 1e308]
      yield ['a number of 500,000 digits', { raw: '9'.repeat(500_000) }]
      return
    case 'array': {
      const item = def.element
      if (typeOf(item)._zod.def.type === 'number') yield [`${IDS} ids`, count(IDS)]
      if (typeOf(item)._zod.def.type === 'number') yield [`${IDS} times the same id`, count(IDS).map(() => 1)]
      yield [`${IDS} texts`, count(IDS).map(() => 'xxxxx')]
      yield [`${IDS} lists`, count(IDS).map(() => [])]
      yield ['20,000 plain items', count(20_000).map(() => plain(item))]
      for (const [name, worst] of worstOf(item)) yield [`1 item: ${name}`, [worst]]
      for (const length of [100, 150]) {
        if (typeOf(item)._zod.def.type === 'string')
          yield [`items of ${length} accents`, count(2000).map(() => accents(length))]
      }
      return
    }
    case 'record': {
      yield ['1 key, all ids', { 1: count(IDS) }]
      yield ['10 keys, all ids', Object.fromEntries(count(10).map((key) => [key, count(IDS / 10)]))]
      yield ['1,000 keys, all ids', Object.fromEntries(count(1000).map((key) => [key, count(IDS / 1000)]))]
      yield ['1 key, 500,000 ids', { 1: Array.from({ length: 500_000 }, () => 1) }]
      yield ['60,000 keys', Object.fromEntries(count(60_000).map((key) => [key, []]))]
      yield ['60,000 texts as keys', Object.fromEntries(count(60_000).map((key) => [`k${key}`, []]))]
      yield ['a key of 400,000 accents', { [accents(400_000)]: [] }]
      return
    }
    case 'object':
      for (const [key, field] of Object.entries(def.shape)) {
        const base = plain(schema) as Record<string, unknown>
        for (const [name, worst] of worstOf(field)) yield [`${key}: ${name}`, { ...base, [key]: worst }]
      }
      return
    case 'union':
      for (const option of def.options) yield* worstOf(option)
      return
    default:
      yield [`${IDS} numbers`, count(IDS)]
      yield ['nested 400,000 deep', { raw: '['.repeat(400_000) + ']'.repeat(400_000) }]
  }
}

/** Bodies that are invalid for every call, each with a name. */
function* wrongOf(): Generator<[string, unknown]> {
  yield ['nested 500,000 deep', { raw: '['.repeat(500_000) + ']'.repeat(500_000) }]
  yield ['objects nested 100,000 deep', { raw: '{"a":'.repeat(100_000) + '1' + '}'.repeat(100_000) }]
  yield ['100,000 unknown fields', Object.fromEntries(count(100_000).map((key) => [`f${key}`, 1]))]
  yield ['a field name of 400,000 accents', { [accents(400_000)]: 1 }]
  yield ['20 field names of 9,999 accents', Object.fromEntries(count(20).map((key) => [key + accents(9990), 1]))]
  yield ['200,000 empty objects', count(200_000).map(() => ({}))]
  yield ['400,000 numbers', count(400_000).map((id) => id % 10)]
  yield ['a text of 500,000 escapes', { raw: `"${'\\u0301'.repeat(100_000)}"` }]
}

/** Serializes a body as JSON. An object `{ raw }`, at any depth, is replaced by its raw text. */
function textOf(body: unknown): string {
  const raws: string[] = []
  const text = JSON.stringify(body, (_key, value: unknown) => {
    if (typeof value === 'object' && value !== null && 'raw' in value && typeof value.raw === 'string') {
      raws.push(value.raw)
      return `raw-${raws.length - 1}`
    }
    return value
  })
  return raws.reduce((all, raw, index) => all.replace(`"raw-${index}"`, () => raw), text)
}

/** The worst bodies of a call, each with a name. */
export function* bodiesOf(named: NamedRow): Generator<[string, string]> {
  const { body } = named.row
  if (body === undefined) return
  for (const [name, value] of [...worstOf(body), ...wrongOf()]) {
    const text = textOf(value)
    if (Buffer.byteLength(text) <= bodyLimitOf(named.row, BODY_LIMITS)) yield [name, text]
  }
}
