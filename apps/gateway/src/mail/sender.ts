import { and, eq, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { DATABASE_NOW } from '../db/clock'
import type { Database } from '../db/database'
import { outbox } from '../db/schema'
import { inMs, isDue } from '../leases/lease'
import { createLeaseLoop, type LeaseLoop } from '../leases/loop'
import type { Transport } from './transport'

type Mail = typeof outbox.$inferSelect

/** Longer than a mail server may take, in milliseconds. */
const LEASE_MS = 2 * 60_000
/** The first pause after a failure; each further one is twice as long, up to the longest. */
const FIRST_PAUSE_MS = 5000
const LONGEST_PAUSE_MS = 15 * 60_000
/** Nothing in our mails is good for longer; what was not sent until then never is, and is deleted (`tasks/clean-up.ts`). */
export const TRIED_FOR_MS = 24 * 60 * 60_000
const LOOK_EVERY_MS = 5000
/** Mails that one gateway hands over side by side, so that none waits for a slow answer to another. */
export const SENT_AT_ONCE = 5

export const pauseAfter = (attempts: number): number =>
  Math.min(FIRST_PAUSE_MS * 2 ** Math.max(0, attempts - 1), LONGEST_PAUSE_MS)

/** Whether a mail that was not sent never will be: the mail server refused it for good, which makes it due only when its time is over, or its time ends before the next attempt. */
export const isAbandoned = ({ createdAt, nextAttemptAt }: Mail): boolean => nextAttemptAt >= createdAt + TRIED_FOR_MS

export interface SenderOptions {
  readonly db: Database
  readonly transport: Transport
  readonly log: FastifyBaseLogger
  /** Whether the text of a mail is kept once it is sent. It may hold a link or a code, so that it is kept for the outbox of demo mode alone. */
  readonly keepsTexts: boolean
}

/** Takes the next mail, in a statement of its own: a gateway that dies while it sends leaves the mail to be sent again. Rather twice than never. */
async function takeMail(db: Database): Promise<Mail | undefined> {
  const next = sql`(
    select outbox_id from outbox
    where sent_at is null and ${isDue(sql`next_attempt_at`, TRIED_FOR_MS)} and created_at > ${inMs(-TRIED_FOR_MS)}
    order by next_attempt_at, outbox_id limit 1 for update skip locked)`
  const [mail] = await db.orm
    .update(outbox)
    .set({ attempts: sql`${outbox.attempts} + 1`, nextAttemptAt: inMs(LEASE_MS) })
    .where(sql`${outbox.outboxId} = ${next}`)
    .returning()
  return mail
}

/** Hands the mails of the outbox to a mail server. */
export function createSender({ db, transport, log, keepsTexts }: SenderOptions): LeaseLoop {
  const work = async (mail: Mail): Promise<void> => {
    const { outboxId, createdAt, recipient, subject, body, attempts } = mail
    // The id is the same for each attempt, so that a mailbox can tell a repeated one.
    const failure = await transport.send({ id: `${outboxId}.${createdAt}`, recipient, subject, text: body })
    const isOver = failure === undefined || failure.isFinal
    const end =
      failure === undefined
        ? { sentAt: DATABASE_NOW, lastError: null }
        : {
            nextAttemptAt: failure.isFinal ? createdAt + TRIED_FOR_MS : inMs(pauseAfter(attempts)),
            lastError: failure.reason,
          }
    await db.orm
      .update(outbox)
      .set({ ...end, ...(isOver && !keepsTexts && { body: '' }) })
      // A later attempt of another gateway says what became of the mail, unless this one has sent it.
      .where(and(eq(outbox.outboxId, outboxId), failure && eq(outbox.attempts, attempts)))
    if (failure === undefined) return
    const text = failure.isFinal ? 'The mail server refused a mail for good.' : 'The mail server did not accept a mail.'
    log.warn({ outboxId, attempts, reason: failure.reason }, text)
  }
  return createLeaseLoop({
    log,
    events: db.events,
    name: 'mails',
    failed: 'The outbox could not be read.',
    atOnce: SENT_AT_ONCE,
    lookMs: LOOK_EVERY_MS,
    take: () => takeMail(db),
    work,
  })
}
