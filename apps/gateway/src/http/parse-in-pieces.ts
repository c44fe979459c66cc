import { setImmediate } from 'node:timers/promises'
import * as z from 'zod/mini'
import { weigh } from './json-weight'

type Schema = z.core.$ZodType
type Issue = z.core.$ZodIssue

/** The result of a parse: the value, or its issues. */
export type Parsed = { readonly data: unknown } | Wrong

interface Wrong {
  readonly issues: readonly Issue[]
}

/** Array items and object members to parse before yielding to other calls. */
const PIECE = 1000

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isHeavy = (value: unknown): boolean => weigh(value, PIECE) > PIECE

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
 * Parses like `schema.safeParse`, but parses a large value in pieces and yields to other calls between them: the items of lists, the fields of objects and the entries of maps, at any
 * depth. Parsing a list stops after the first invalid piece, because collecting further errors takes longer than parsing a valid list.
 */
export async function parseInPieces(schema: Schema, input: unknown): Promise<Parsed> {
  if (!isHeavy(input)) return parseWhole(schema, input)
  const type = baseOf(schema)
  if (type instanceof z.core.$ZodArray && Array.isArray(input)) return parseList(type, input)
  if (type instanceof z.core.$ZodRecord && isRecord(input)) return parseMap(type, input)
  if (type instanceof z.core.$ZodObject && isRecord(input)) return parseFields(type, input)
  return parseWhole(schema, input)
}

/** Where the piece that starts at `start` ends: a heavy item is a piece of its own. */
function endOfPiece(input: readonly unknown[], start: number): number {
  let weight = 0
  for (let end = start; end < input.length; end += 1) {
    weight += weigh(input[end], PIECE)
    if (weight > PIECE) return Math.max(end, start + 1)
  }
  return input.length
}

/** Parses the items in order, up to the first piece with an invalid one. */
async function parseItems(element: Schema, input: readonly unknown[]): Promise<{ data: unknown[] } | Wrong> {
  const items = z.array(element)
  const data: unknown[] = []
  for (let start = 0, end = 0; start < input.length; start = end) {
    end = endOfPiece(input, start)
    if (end === start + 1) {
      const parsed = await parseInPieces(element, input[start])
      if ('issues' in parsed) return under(start, parsed)
      data.push(parsed.data)
    } else {
      const parsed = z.core.safeParse(items, input.slice(start, end), { reportInput: true })
      if (!parsed.success) {
        return {
          issues: parsed.error.issues.map(({ path: [index, ...path], ...issue }) => ({
            ...issue,
            path: [start + Number(index), ...path],
          })),
        }
      }
      for (const item of parsed.data) data.push(item)
    }
    await setImmediate()
  }
  return { data }
}

/**
 * Checks of a list run on its parsed items, as in zod. A long list is checked first too: it can be too long to be parsed.
 */
async function parseList(type: z.core.$ZodArray, input: readonly unknown[]): Promise<Parsed> {
  const { def } = type._zod
  const outline = z.core.clone(type, { ...def, element: anything })
  if (input.length > PIECE) {
    const whole = parseWhole(outline, input)
    if ('issues' in whole) return whole
  }
  const parsed = await parseItems(def.element, input)
  return 'issues' in parsed || input.length > PIECE ? parsed : parseWhole(outline, parsed.data)
}

/** Checks the names and the map as a whole, then each value. */
async function parseMap(type: z.core.$ZodRecord, input: Readonly<Record<string, unknown>>): Promise<Parsed> {
  const { def } = type._zod
  const whole = parseWhole(z.core.clone(type, { ...def, valueType: outlineOf(def.valueType) }), input)
  if ('issues' in whole) return whole
  const data: [string, unknown][] = []
  let weight = 0
  for (const [name, value] of Object.entries(input)) {
    const parsed = await parseInPieces(def.valueType, value)
    if ('issues' in parsed) return under(name, parsed)
    data.push([name, parsed.data])
    weight += weigh(value, PIECE)
    if (weight > PIECE) {
      weight = 0
      await setImmediate()
    }
  }
  return { data: Object.fromEntries(data) }
}

/** Parses the heavy fields in pieces, and the other fields with the object. */
async function parseFields(type: z.core.$ZodObject, input: Readonly<Record<string, unknown>>): Promise<Parsed> {
  const { def } = type._zod
  const issues: Issue[] = []
  const parsedFields: Record<string, unknown> = {}
  const outlines: Record<string, Schema> = {}
  for (const [name, schema] of Object.entries(def.shape)) {
    if (!isHeavy(input[name])) continue
    const parsed = await parseInPieces(schema, input[name])
    if ('issues' in parsed) issues.push(...under(name, parsed).issues)
    else parsedFields[name] = parsed.data
    outlines[name] = anything
  }
  // Checks of the object run on parsed fields, so not if one is invalid.
  const checks = issues.length > 0 ? [] : def.checks
  const whole = parseWhole(
    z.core.clone(type, { ...def, ...(checks && { checks }), shape: { ...def.shape, ...outlines } }),
    { ...input, ...parsedFields },
  )
  if ('issues' in whole) return { issues: [...whole.issues, ...issues] }
  return issues.length > 0 ? { issues } : whole
}
