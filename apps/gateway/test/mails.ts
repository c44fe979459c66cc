import { asc } from 'drizzle-orm'
import type { Queries } from '../src/db/database'
import { outbox } from '../src/db/schema'

export type WrittenMail = typeof outbox.$inferSelect

/** Every mail that was written to an address, oldest first. */
export const mailsTo = async (q: Queries, recipient: string): Promise<WrittenMail[]> =>
  (await q.select().from(outbox).orderBy(asc(outbox.outboxId))).filter((mail) => mail.recipient === recipient)

const found = (text: string | undefined, pattern: RegExp): string => {
  const value = pattern.exec(text ?? '')?.[1]
  if (value === undefined) throw new Error(`No ${pattern} in: ${text}`)
  return value
}

/** The code of the newest mail to an address. */
export const lastCode = async (q: Queries, recipient: string): Promise<string> =>
  found((await mailsTo(q, recipient)).at(-1)?.body, /code is (\d+)$/m)

/** The token of the reset link in the newest mail to an address. */
export const lastLinkToken = async (q: Queries, recipient: string): Promise<string> =>
  found((await mailsTo(q, recipient)).at(-1)?.body, /password\/reset\?token=([\w-]+)$/m)
