import { sql, type SQL } from 'drizzle-orm'

/** A text that people typed, as a pattern that means itself. */
const patternOf = (text: string): string => `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`

/** Does a text, in lower case already, hold what people typed, in any case? */
export const contains = (folded: SQL, text: string): SQL =>
  sql`${folded} like lower(${patternOf(text)}::text collate pg_c_utf8)`
