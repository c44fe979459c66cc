import { sql, type SQL } from 'drizzle-orm'

/** A text in lower case by Unicode, as the indexes on names and addresses are. Both engines fold alike with this collation. */
export const foldCase = (text: string | SQL): SQL => sql`lower(${text}::text collate pg_c_utf8)`
