import { session } from '../shell/session'

/**
 * Cache keys belong to the session that reads them: a reply that comes late, or a row that somebody else read in this tab, is never found by the next session. A
 * session that is extended, or signed in to anew over its page, keeps what it read.
 */
export const keyOf = <Parts extends readonly unknown[]>(...parts: Parts) =>
  [session.shown()?.id ?? '', ...parts] as const

/** Is this a key of the area, read by the session of now? */
export const isKeyOf = (key: unknown, area: string): boolean =>
  Array.isArray(key) && key[0] === session.shown()?.id && key[1] === area
