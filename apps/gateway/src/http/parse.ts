import * as z from 'zod/mini'
import type { CallRow } from '@sitewright/api-client/contract/contract'
import { fieldMessages, requestMessages } from '@sitewright/domain/shared/messages'
import type { FieldErrors } from '@sitewright/domain/shared/problem'
import { addFieldError, collectFieldErrors } from './field-errors'
import { invalid } from './refusals'
import { MAX_VALUES } from './json-shape'
import { parseInPieces } from './parse-in-pieces'
import { findUnstorable, MAX_NAMES, MAX_TEXT_LENGTH, type Unstorable } from './storable'

type Schema = z.ZodMiniType

/** What arrived: path values and query as text, the body as JSON. */
export interface RawInput {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
}

const nothing = z.strictObject({})

/** Messages for limits that apply to every call. */
export const SENTENCES: Readonly<Record<Unstorable['reason'] | 'values', string>> = {
  characters: requestMessages.badCharacters,
  depth: requestMessages.tooDeep,
  length: fieldMessages.tooLong(MAX_TEXT_LENGTH),
  values: fieldMessages.tooManyEntries(MAX_VALUES),
  names: requestMessages.tooManyNames(MAX_NAMES),
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** The schema below optional and nullable. */
function typeOf(schema: z.core.$ZodType): z.core.$ZodTypes['_zod']['def'] {
  const { def } = (schema as z.core.$ZodTypes)._zod
  return def.type === 'optional' || def.type === 'nullable' ? typeOf(def.innerType) : def
}

/**
 * Texts of an address as the values that the schema asks for: `25` where it wants a number, `true` where it wants a boolean. What does not look like one stays a
 * text, and the schema says so.
 */
export function coerceTexts(schema: Schema, given: unknown): unknown {
  const def = typeOf(schema)
  if (def.type !== 'object' || !isRecord(given)) return given
  return Object.fromEntries(
    Object.entries(given).map(([key, text]) => {
      const property = Object.hasOwn(def.shape, key) ? def.shape[key] : undefined
      return [key, property === undefined || typeof text !== 'string' ? text : coerceText(property, text)]
    }),
  )
}

function coerceText(schema: z.core.$ZodType, text: string): unknown {
  switch (typeOf(schema).type) {
    case 'number':
      return /^-?\d{1,15}$/.test(text) ? Number(text) : text
    case 'boolean':
      return text === 'true' ? true : text === 'false' ? false : text
    default:
      return text
  }
}

/**
 * The input of a call as its row describes it; the handler is typed by the row, this parser is not.
 * @throws Problem 400 with every invalid field of path, query and body at once; unknown ones are invalid
 */
export async function parseInput(
  row: CallRow,
  raw: RawInput,
): Promise<{ params: unknown; query: unknown; body: unknown }> {
  const fields: FieldErrors = {}
  const parse = async (part: string, schema: Schema | undefined, given: unknown): Promise<unknown> => {
    const unstorable = findUnstorable(given)
    if (unstorable !== undefined) {
      const { path, reason } = unstorable
      addFieldError(fields, path.length === 0 ? [part] : path, SENTENCES[reason])
      return undefined
    }
    const parsed = await parseInPieces(schema ?? nothing, given)
    if ('issues' in parsed) {
      collectFieldErrors(fields, parsed.issues, part)
      return undefined
    }
    return schema === undefined ? undefined : parsed.data
  }
  const input = {
    params: await parse('params', row.params, row.params ? coerceTexts(row.params, raw.params) : raw.params),
    query: await parse('query', row.query, row.query ? coerceTexts(row.query, raw.query) : raw.query),
    // A call that takes no body may come with an empty one.
    body: await parse('body', row.body, row.body === undefined ? (raw.body ?? {}) : raw.body),
  }
  if (Object.keys(fields).length > 0) throw invalid(fields)
  return input
}
