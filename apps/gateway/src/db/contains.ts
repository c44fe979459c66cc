import { sql, type SQL } from 'drizzle-orm'
import { nameKey } from '@sitewright/domain/shared/name-key'

/** The key of a text by which names are compared, as `nameKey` of domain. */
export const keyOfName = (text: SQL): SQL => sql`key_of_name(${text})`

/** The key of a text that people typed, as a pattern that means itself. */
const patternOf = (text: string): string => `${nameKey(text).replace(/[\\%_]/g, String.raw`\$&`)}%`

/** Does a key contain that of what people typed? */
export const keyContains = (key: SQL, text: string): SQL => sql`${key} like ${`%${patternOf(text)}`}`

/** Does a text contain what people typed, compared by keys? */
export const contains = (text: SQL, search: string): SQL => keyContains(keyOfName(text), search)

/** Does a key start with that of what people typed? An index on the key is used, because its collation is by code point. */
export const startsWith = (key: SQL, text: string): SQL => sql`${key} like ${patternOf(text)}`
