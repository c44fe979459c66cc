import { createHash } from 'node:crypto'
import { sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/** A short name of a text that says all of a state. */
export const tagOfText = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22)

/** A short name of a set of ids, whatever their order: the version of a list that has no row of its own to count its saves. */
export const tagOfIds = (ids: readonly number[]): string =>
  tagOfText([...ids].sort((one, other) => one - other).join(','))

/** The same as an aggregate of SQL. */
export const tagOfIdsSql = (id: AnyPgColumn): SQL => sql`
  left(translate(encode(sha256(convert_to(string_agg(${id}::text, ',' order by ${id}), 'UTF8')), 'base64'), '+/', '-_'), 22)`

/** The same of numbers that belong to ids, such as limits: another number is another version. */
export const tagOfNumbers = (numbers: Iterable<readonly [id: number, value: number]>): string =>
  tagOfText(
    [...numbers]
      .sort(([one], [other]) => one - other)
      .map((pair) => pair.join(':'))
      .join(','),
  )

/** A version as the ETag header has it. */
export const writeTag = (version: number | string): string => `"${version}"`

/** One ETag for several states. Each save compares only the state that it changes, so that saves of different things do not conflict. */
export const tagOfStates = (...states: readonly (number | string)[]): string => states.join('.')

/** Does a quoted tag of If-Match contain this version, alone or among several states? */
const namesVersion = (tag: string, version: number | string): boolean =>
  tag.startsWith('"') && tag.endsWith('"') && tag.slice(1, -1).split('.').includes(String(version))

/**
 * Which versions a caller means to save over: If-Match (RFC 9110 §13.1.1; a weak tag counts, the version is all that it says) and `version` in the body. Where both
 * are given both must fit.
 */
export function expectationOf(ifMatch: string | undefined, body: unknown): (version: number | string) => boolean {
  const tags = ifMatch?.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  const named = versionOf(body)
  return (version) =>
    (tags === undefined || tags.includes('*') || tags.some((tag) => namesVersion(tag, version))) &&
    (named === undefined || named === version)
}

function versionOf(body: unknown): number | undefined {
  if (typeof body !== 'object' || body === null || !('version' in body)) return undefined
  return typeof body.version === 'number' ? body.version : undefined
}
