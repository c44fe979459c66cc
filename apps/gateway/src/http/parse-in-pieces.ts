import { setImmediate } from 'node:timers/promises'
import * as z from 'zod/mini'

type Schema = z.core.$ZodType
type Issue = z.core.$ZodIssue

/** The result of a parse: the value, or its issues. */
export type Parsed = { readonly data: unknown } | Wrong

interface Wrong {
  readonly issues: readonly Issue[]
}

/** Items to parse before yielding to other calls. */
const PIECE = 1000

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isLong = (value: unknown): value is unknown[] => Array.isArray(value) && value.length > PIECE

/** The schema inside `optional` and `nullable`. */
function baseOf(schema: Schema): z.core.$ZodTypes {
  const type = schema as z.core.$ZodTypes
  const { def } = type._zod
  return def.type === 'optional' || def.type === 'nullable' ? baseOf(def.innerType) : type
}

const anything = z.unknown()

/** A schema that ignores the items of a list, for checks of the map as a whole. */
const outlineOf = (schema: Schema): Schema =>
  baseOf(schema) instanceof z.core.$ZodArray ? z.array(anything) : anything

function parseWhole(schema: Schema, input: unknown): Parsed {
  const parsed = z.core.safeParse(schema, input, { reportInput: true })
  return parsed.success ? { data: parsed.data } : { issues: parsed.error.issues }
}

const under = (name: PropertyKey, { issues }: Wrong): Wrong => ({
  issues: issues.map((issue) => ({ ...issue, path: [name, ...issue.path] })),
})

/**
 * Parses like `schema.safeParse`, but parses a long list in pieces and yields to other calls between them. The list can be the value itself, a field of it or an entry of a
 * map. Checks of a list or map as a whole run first. Parsing stops after the first invalid piece, because collecting further errors takes longer than parsing a valid list.
 */
export async function parseInPieces(schema: Schema, input: unknown): Promise<Parsed> {
  const type = baseOf(schema)
  if (type instanceof z.core.$ZodArray && isLong(input)) return parseList(type, input)
  if (type instanceof z.core.$ZodRecord && isRecord(input) && hasLong(input)) return parseMap(type, input)
  if (type instanceof z.core.$ZodObject && isRecord(input) && hasLong(input)) return parseFields(type, input)
  return parseWhole(schema, input)
}

const hasLong = (input: Readonly<Record<string, unknown>>): boolean => {
  let items = 0
  for (const value of Object.values(input)) {
    items += Array.isArray(value) ? value.length : 1
    if (items > PIECE) return true
  }
  return false
}

async function parseList(type: z.core.$ZodArray, input: readonly unknown[]): Promise<Parsed> {
  const { def } = type._zod
  const whole = parseWhole(z.core.clone(type, { ...def, element: anything }), input)
  if ('issues' in whole) return whole
  const items = z.array(def.element)
  const data: unknown[] = []
  for (let start = 0; start < input.length; start += PIECE) {
    const parsed = z.core.safeParse(items, input.slice(start, start + PIECE), { reportInput: true })
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

/** Checks the names and the map as a whole, then each value. */
async function parseMap(type: z.core.$ZodRecord, input: Readonly<Record<string, unknown>>): Promise<Parsed> {
  const { def } = type._zod
  const whole = parseWhole(z.core.clone(type, { ...def, valueType: outlineOf(def.valueType) }), input)
  if ('issues' in whole) return whole
  const data: [string, unknown][] = []
  let items = 0
  for (const [name, value] of Object.entries(input)) {
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

/** Parses the long fields in pieces, and the other fields with the object. */
async function parseFields(type: z.core.$ZodObject, input: Readonly<Record<string, unknown>>): Promise<Parsed> {
  const { def } = type._zod
  const long = Object.keys(def.shape).filter((name) => isLong(input[name]))
  const outlines = Object.fromEntries(long.map((name) => [name, anything]))
  const whole = parseWhole(z.core.clone(type, { ...def, shape: { ...def.shape, ...outlines } }), input)
  const issues: Issue[] = 'issues' in whole ? [...whole.issues] : []
  const data: [string, unknown][] = []
  for (const name of long) {
    const schema = def.shape[name]
    if (schema === undefined) continue
    const parsed = await parseInPieces(schema, input[name])
    if ('issues' in parsed) issues.push(...under(name, parsed).issues)
    else data.push([name, parsed.data])
  }
  if ('issues' in whole || issues.length > 0) return { issues }
  return { data: { ...(isRecord(whole.data) ? whole.data : {}), ...Object.fromEntries(data) } }
}
