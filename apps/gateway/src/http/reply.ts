import { isDeepStrictEqual } from 'node:util'
import { $ZodObject, $ZodOptional, safeParse, type $ZodType } from 'zod/v4/core'
import { jsonReplyOf, type CallRow } from '@sitewright/api-client/contract/contract'
import { Problem } from '@sitewright/domain/shared/problem'
import { compiledSchema } from './compiled-schema'

/**
 * A reply as its row says: unknown fields never leave the house.
 * @param isStrict whether they are an error, which shows the mistake where it was made; else they are dropped
 * @throws Error when the row has no such reply or the body does not fit it: logged, and not sent
 */
export function checkReply(row: CallRow, status: number, body: unknown, isStrict: boolean): unknown {
  return check(row, status, schemaOf(row, status), body, isStrict)
}

/** The same for rows of a list, which is the body or one of its fields. */
export function checkRows(
  row: CallRow,
  rows: readonly unknown[],
  field: string | undefined,
  isStrict: boolean,
): readonly unknown[] {
  const schema = schemaOf(row, 200)
  const checked = check(row, 200, field === undefined ? schema : schemaOfField(schema, field), rows, isStrict)
  if (!Array.isArray(checked)) throw new Error(`${row.method} ${row.path} replies with no list.`)
  return checked
}

function schemaOf(row: CallRow, status: number): $ZodType {
  const schema = jsonReplyOf(row, status)
  if (schema === undefined) throw new Error(`${row.method} ${row.path} has no reply ${status}.`)
  return schema
}

function schemaOfField(schema: $ZodType, field: string): $ZodType {
  const found = schema instanceof $ZodObject ? schema._zod.def.shape[field] : undefined
  if (found === undefined) throw new Error(`A reply has no field ${field}.`)
  return found instanceof $ZodOptional ? found._zod.def.innerType : found
}

function check(row: CallRow, status: number, schema: $ZodType, body: unknown, isStrict: boolean): unknown {
  const parsed = safeParse(compiledSchema(schema), body)
  if (!parsed.success) {
    throw new Error(`${row.method} ${row.path}: the reply ${status} is not as its row says.`, { cause: parsed.error })
  }
  if (isStrict && !isDeepStrictEqual(parsed.data, body)) {
    throw new Error(`${row.method} ${row.path}: the reply ${status} holds what its row does not name.`)
  }
  return parsed.data
}

/** The same for what stands on the server now, of a 409. */
export function checkCurrent(row: CallRow, error: unknown, isStrict: boolean): unknown {
  if (!(error instanceof Problem) || error.current === undefined) return error
  return error.withCurrent(checkReply(row, 409, error.current, isStrict))
}
