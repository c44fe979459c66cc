import { createHash } from 'node:crypto'

/** A short name of a set of ids, whatever their order: the version of a list that has no row of its own to count its saves. */
export const tagOfIds = (ids: readonly number[]): string =>
  createHash('sha256')
    .update([...ids].sort((one, other) => one - other).join(','))
    .digest('base64url')
    .slice(0, 22)

/** A tag of several states in one ETag: each save compares the one that it changes, so that two saves of different things do not get into each other's way. */
export const tagOfStates = (...states: readonly (number | string)[]): string => states.join('.')

/** Does a tag of If-Match, with its quotes, name this version, by itself or among several states? */
const names = (tag: string, version: number | string): boolean =>
  tag.startsWith('"') && tag.endsWith('"') && tag.slice(1, -1).split('.').includes(String(version))

/**
 * Which versions a caller means to save over: If-Match (RFC 9110 §13.1.1; a weak tag counts, the version is all that it says) and `version` in the body. Where both
 * are given both must fit.
 */
export function expectationOf(ifMatch: string | undefined, body: unknown): (version: number | string) => boolean {
  const tags = ifMatch?.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  const named = versionOf(body)
  return (version) =>
    (tags === undefined || tags.includes('*') || tags.some((tag) => names(tag, version))) &&
    (named === undefined || named === version)
}

function versionOf(body: unknown): number | undefined {
  if (typeof body !== 'object' || body === null || !('version' in body)) return undefined
  return typeof body.version === 'number' ? body.version : undefined
}
