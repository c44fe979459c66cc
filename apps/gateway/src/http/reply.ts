import { isDeepStrictEqual } from 'node:util'
import { safeParse } from 'zod/v4/core'
import { jsonReplyOf, type CallRow } from '@sitewright/api-client/contract/contract'
import { Problem } from '@sitewright/domain/shared/problem'
import { compiledSchema } from './compiled-schema'

/**
 * A reply as its row says: unknown fields never leave the house.
 * @param isStrict whether they are an error, which shows the mistake where it was made; else they are dropped
 * @throws Error when the row has no such reply or the body does not fit it: told to nobody, logged
 */
export function checkReply(row: CallRow, status: number, body: unknown, isStrict: boolean): unknown {
  const schema = jsonReplyOf(row, status)
  if (schema === undefined) throw new Error(`${row.method} ${row.path} has no reply ${status}.`)
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
