import { sql } from 'drizzle-orm'
import { DATABASE_NOW } from '../db/clock'
import type { Queries } from '../db/database'

/** A mail to send. Plain text. */
export interface Mail {
  readonly recipient: string
  readonly subject: string
  readonly text: string
}

/**
 * Writes a mail in the transaction that causes it: both commit or neither, and no call waits for a mail server. `mail/sender.ts` sends it.
 * A user without an address gets no mail. The statement runs all the same, so that the answer takes equally long.
 */
export async function queueMail(tx: Queries, { recipient, subject, text }: Mail): Promise<void> {
  await tx.execute(sql`
    insert into outbox (created_at, next_attempt_at, recipient, subject, body)
    select ${DATABASE_NOW}, ${DATABASE_NOW}, ${recipient}::text, ${subject}::text, ${text}::text where ${recipient}::text <> ''`)
}
