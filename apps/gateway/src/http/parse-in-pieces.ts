import { setImmediate } from 'node:timers/promises'
import * as z from 'zod/mini'

type Schema = z.core.$ZodType
type Issue = z.core.$ZodIssue

/** What a parser found: the value as the schema makes it, or what is wrong with it. */
export type Parsed = { readonly data: unknown } | Wrong

interface Wrong {
  readonly issues: readonly Issue[]
}

/** Items of a list that are checked before other calls get their turn. */
const PIECE = 1000

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isLong = (value: unknown): value is unknown[] => Array.isArray(value) && value.length > PIECE

/** The schema below optional and nullable. */
function baseOf(schema: Schema): z.core.$ZodTypes {
  const type = schema as z.core.$ZodTypes
  const { def } = type._zod
  return def.type === 'optional' || def.type === 'nullable' ? baseOf(def.innerType) : type
}

const anything = z.unknown()

/** What a check of the whole map may rely on: a list is a list, whatever is in it. */
const outlineOf = (schema: Schema): Schema =>
  baseOf(schema) instanceof z.core.$ZodArray ? z.array(anything) : anything

function parseWhole(schema: Schema, given: unknown): Parsed {
  const parsed = z.core.safeParse(schema, given, { reportInput: true })
  return parsed.success ? { data: parsed.data } : { issues: parsed.error.issues }
}

const under = (name: PropertyKey, { issues }: Wrong): Wrong => ({
  issues: issues.map((issue) => ({ ...issue, path: [name, ...issue.path] })),
})

/**
 * Parses like `schema.safeParse`, but a long list in pieces, with a turn for other calls between them: a list by itself, as a field, or in a map. What is wrong with a list
 * or a map as a whole is found first, and after the first piece that is wrong the rest is not looked at: its errors would take longer than all of a valid list.
 */
export async function parseInPieces(schema: Schema, given: unknown): Promise<Parsed> {
  const type = baseOf(schema)
  if (type instanceof z.core.$ZodArray && isLong(given)) return parseList(type, given)
  if (type instanceof z.core.$ZodRecord && isRecord(given) && hasLong(given)) return parseMap(type, given)
  if (type instanceof z.core.$ZodObject && isRecord(given) && hasLong(given)) return parseFields(type, given)
  return parseWhole(schema, given)
}

const hasLong = (given: Readonly<Record<string, unknown>>): boolean => {
  let items = 0
  for (const value of Object.values(given)) {
    items += Array.isArray(value) ? value.length : 1
    if (items > PIECE) return true
  }
  return false
}

async function parseList(type: z.core.$ZodArray, given: readonly unknown[]): Promise<Parsed> {
  const { def } = type._zod
  const whole = parseWhole(z.core.clone(type, { ...def, element: anything }), given)
  if ('issues' in whole) return whole
  const items = z.array(def.element)
  const data: unknown[] = []
  for (let start = 0; start < given.length; start += PIECE) {
    const parsed = z.core.safeParse(items, given.slice(start, start + PIECE), { reportInput: true })
    if (!parsed.success) {
      return {
        issues: parsed.error.issues.map(({ path: [index, ...path], ...issue }) => ({
          ...issue,
          path: [start + Number(index), ...path],
        })),
      }
    }
    for (const item of parsed.data) data.push(item)
    await setImmediate()
  }
  return { data }
}

/** The names and the map as a whole first, then each value. */
async function parseMap(type: z.core.$ZodRecord, given: Readonly<Record<string, unknown>>): Promise<Parsed> {
  const { def } = type._zod
  const whole = parseWhole(z.core.clone(type, { ...def, valueType: outlineOf(def.valueType) }), given)
  if ('issues' in whole) return whole
  const data: [string, unknown][] = []
  let items = 0
  for (const [name, value] of Object.entries(given)) {
    const parsed = await parseInPieces(def.valueType, value)
    if ('issues' in parsed) return under(name, parsed)
    data.push([name, parsed.data])
    items += Array.isArray(value) ? value.length : 1
    if (items > PIECE) {
      items = 0
      await setImmediate()
    }
  }
  return { data: Object.fromEntries(data) }
}

/** The long fields in pieces, the others with the object. */
async function parseFields(type: z.core.$ZodObject, given: Readonly<Record<string, unknown>>): Promise<Parsed> {
  const { def } = type._zod
  const long = Object.keys(def.shape).filter((name) => isLong(given[name]))
  const rest = Object.fromEntries(long.map((name) => [name, anything]))
  const whole = parseWhole(z.core.clone(type, { ...def, shape: { ...def.shape, ...rest } }), given)
  const issues: Issue[] = 'issues' in whole ? [...whole.issues] : []
  const data: [string, unknown][] = []
  for (const name of long) {
    const schema = def.shape[name]
    if (schema === undefined) continue
    const parsed = await parseInPieces(schema, given[name])
    if ('issues' in parsed) issues.push(...under(name, parsed).issues)
    else data.push([name, parsed.data])
  }
  if ('issues' in whole || issues.length > 0) return { issues }
  return { data: { ...(isRecord(whole.data) ? whole.data : {}), ...Object.fromEntries(data) } }
}
