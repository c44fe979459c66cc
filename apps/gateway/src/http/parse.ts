import { setImmediate } from 'node:timers/promises'
import * as z from 'zod/mini'
import type { CallRow } from '@sitewright/api-client/contract/contract'
import { fieldMessages, requestMessages } from '@sitewright/domain/shared/messages'
import type { FieldErrors } from '@sitewright/domain/shared/problem'
import { judge, type Judged } from '@sitewright/domain/shared/stored-values'
import { addFieldError, collectFieldErrors } from './field-errors'
import { invalid } from './refusals'
import { weigh } from './json-weight'
import { jsonLimitsOf, type JsonLimits } from './json-shape'
import { parseInPieces, type Parsed } from './parse-in-pieces'
import { canBeStored, sentBody, type SentBody } from './sent-body'
import { findUnstorable, MAX_NAMES, MAX_TEXT_LENGTH, type Unstorable } from './storable'

type Schema = z.ZodMiniType

/** What arrived: path values and query as text, the body as JSON. */
export interface RawInput {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
}

const nothing = z.strictObject({})

/** Array items and object members above which other calls get a turn in between. */
const LARGE = 10_000

/** The message for a limit that a call's input exceeds. */
export function sentenceOf(reason: Unstorable['reason'] | 'values', limits: JsonLimits): string {
  switch (reason) {
    case 'characters':
      return requestMessages.badCharacters
    case 'depth':
      return requestMessages.tooDeep
    case 'length':
      return fieldMessages.tooLong(MAX_TEXT_LENGTH)
    case 'values':
      return fieldMessages.tooManyEntries(limits.values)
    case 'names':
      return requestMessages.tooManyNames(MAX_NAMES)
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** The schema below optional and nullable. */
function typeOf(schema: z.core.$ZodType): z.core.$ZodTypes['_zod']['def'] {
  const { def } = (schema as z.core.$ZodTypes)._zod
  return def.type === 'optional' || def.type === 'nullable' ? typeOf(def.innerType) : def
}

/**
 * Texts of an address as the values that the schema asks for: `25` where it wants a number, `true` where it wants a boolean, a list where a parameter may be repeated.
 * What does not look like one stays a text, and the schema says so.
 */
export function coerceTexts(schema: Schema, given: unknown): unknown {
  const def = typeOf(schema)
  if (def.type !== 'object' || !isRecord(given)) return given
  return Object.fromEntries(
    Object.entries(given).map(([key, text]) => {
      const property = Object.hasOwn(def.shape, key) ? def.shape[key] : undefined
      return [key, property === undefined ? text : coerceParameter(property, text)]
    }),
  )
}

/** A parameter that is given twice is a list, which no other schema accepts. */
function coerceParameter(schema: z.core.$ZodType, given: unknown): unknown {
  const def = typeOf(schema)
  if (def.type !== 'array') return typeof given === 'string' ? coerceText(schema, given) : given
  const texts: readonly unknown[] = Array.isArray(given) ? given : [given]
  return texts.map((text) => (typeof text === 'string' ? coerceText(def.element, text) : text))
}

function coerceText(schema: z.core.$ZodType, text: string): unknown {
  const def = typeOf(schema)
  switch (def.type) {
    case 'literal':
      return def.values.find((value) => String(value) === text) ?? text
    case 'number':
      return /^-?\d{1,15}$/.test(text) ? Number(text) : text
    case 'boolean':
      return text === 'true' ? true : text === 'false' ? false : text
    default:
      return text
  }
}

/** Parsed input. `sent` is the body without the methods of a `SentBody`. */
interface Input {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
  readonly sent: unknown
}

/**
 * The input of a call as its row describes it; the handler is typed by the row, this parser is not.
 * @throws Problem 400 with every invalid field of path, query and body at once; unknown ones are invalid. Not with those of a body of which the row `keepsStored` and which
 *   stored values can excuse
 */
export async function parseInput(row: CallRow, raw: RawInput): Promise<Input> {
  const fields: FieldErrors = {}
  const limits = jsonLimitsOf(row)
  const parse = async (part: string, schema: Schema | undefined, given: unknown): Promise<unknown> => {
    // Reading a large body blocked all other calls, and so does looking through it.
    if (weigh(given, LARGE) > LARGE) await setImmediate()
    const unstorable = findUnstorable(given, limits.depth)
    if (unstorable !== undefined) {
      const { path, reason } = unstorable
      addFieldError(fields, path.length === 0 ? [part] : path, sentenceOf(reason, limits))
      return undefined
    }
    const parsed = await parseInPieces(schema ?? nothing, given)
    if (part === 'body' && row.keepsStored === true && schema !== undefined) {
      const judged = judgeSent(schema, given, parsed)
      if (judged !== undefined) return sentBody(judged)
    }
    if ('issues' in parsed) {
      collectFieldErrors(fields, parsed.issues, part)
      return undefined
    }
    return schema === undefined ? undefined : parsed.data
  }
  const params = await parse('params', row.params, row.params ? coerceTexts(row.params, raw.params) : raw.params)
  const query = await parse('query', row.query, row.query ? coerceTexts(row.query, raw.query) : raw.query)
  // A call that takes no body may come with an empty one.
  const body = await parse('body', row.body, row.body === undefined ? (raw.body ?? {}) : raw.body)
  if (Object.keys(fields).length > 0) throw invalid(fields)
  return { params, query, body, sent: row.keepsStored === true ? (body as SentBody<unknown>).sent : body }
}

/** The parsed body to judge beside the stored values; `undefined` if it has an issue that they cannot excuse. */
function judgeSent(schema: Schema, input: unknown, parsed: Parsed): Judged | undefined {
  if ('data' in parsed) return { input, output: parsed.data, issues: [] }
  // A large body was read in pieces, up to the first one with an issue, so that it blocks no other call.
  const isComparable = parsed.issues.every(canBeStored) && weigh(input, LARGE) <= LARGE
  return isComparable ? judge(schema, input) : undefined
}
