import { sql, type SQL } from 'drizzle-orm'
import { foldCase } from './fold-case'

/** A text that people typed, as a pattern that means itself. */
const patternOf = (text: string): string => `${text.replace(/[\\%_]/g, String.raw`\$&`)}%`

/** Does a text, in lower case already, hold what people typed, in any case? */
export const contains = (folded: SQL, text: string): SQL => sql`${folded} like ${foldCase(`%${patternOf(text)}`)}`

/** Does a text, in lower case already, start with what people typed, in any case? An index on the text is used, because its collation is by code point. */
export const startsWith = (folded: SQL, text: string): SQL => sql`${folded} like ${foldCase(patternOf(text))}`
