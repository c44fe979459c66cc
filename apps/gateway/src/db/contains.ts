import { sql, type SQL } from 'drizzle-orm'
import { foldCase } from './fold-case'

/** A text that people typed, as a pattern that means itself. */
const patternOf = (text: string): string => `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`

/** Does a text, in lower case already, hold what people typed, in any case? */
export const contains = (folded: SQL, text: string): SQL => sql`${folded} like ${foldCase(patternOf(text))}`
