import { eq, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../db/database'
import { outbox } from '../db/schema'
import type { Transport } from './transport'

/** How long a mail that is being sent is left alone by everybody else: longer than a mail server may take. */
const LEASE_MS = 2 * 60_000
/** The first pause after a refusal; each further one is twice as long, up to the longest. */
const FIRST_PAUSE_MS = 5000
const LONGEST_PAUSE_MS = 15 * 60_000
/** Nothing in our mails is good for longer; what was not sent until then never is, and is taken away (`tasks/clean-up.ts`). */
export const TRIED_FOR_MS = 24 * 60 * 60_000
/** Mails of another gateway, and those whose pause is over, are looked for this often. */
const LOOK_EVERY_MS = 5000

export const pauseAfter = (attempts: number): number =>
  Math.min(FIRST_PAUSE_MS * 2 ** Math.max(0, attempts - 1), LONGEST_PAUSE_MS)

export interface SenderOptions {
  readonly db: Database
  readonly transport: Transport
  readonly now: () => number
  readonly log: FastifyBaseLogger
  /** Whether the text of a mail is kept once it is sent. It may hold a link or a code, so that it is kept for the outbox of demo mode alone. */
  readonly keepsTexts: boolean
}

export interface Sender {
  /** There may be a mail: look now. Never waits, never throws. */
  nudge(): void
  /** Sends whatever is due, one after another. Mails come to be sent without it. */
  sendDue(): Promise<void>
  /** Takes no further mail, and waits for the one under way. */
  stop(): Promise<void>
}

type Taken = {
  outbox_id: number
  created_at: number
  recipient: string
  subject: string
  body: string
  attempts: number
}

/**
 * Hands mails of the outbox to a mail server. A mail is taken in a transaction of its own, so that of several gateways one sends it; it is noted as sent afterwards. A
 * gateway that dies in between leaves it to be sent again: rather twice than never.
 */
export function createSender({ db, transport, now, log, keepsTexts }: SenderOptions): Sender {
  const stopping = new AbortController()
  let isAskedAgain = false
  let running: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined

  const take = async (): Promise<Taken | undefined> => {
    const at = now()
    const { rows } = await db.execute<Taken>(sql`
      update outbox set attempts = attempts + 1, next_attempt_at = ${at + LEASE_MS}::bigint where outbox_id = (
        select outbox_id from outbox
        where sent_at is null and next_attempt_at <= ${at}::bigint and created_at > ${at - TRIED_FOR_MS}::bigint
        order by next_attempt_at, outbox_id limit 1 for update skip locked)
      returning outbox_id, created_at, recipient, subject, body, attempts`)
    return rows[0]
  }

  const send = async (mail: Taken): Promise<void> => {
    const reason = await transport.send({
      // The same for each attempt, so that a mailbox can tell a repeated one.
      id: `${mail.outbox_id}.${mail.created_at}`,
      recipient: mail.recipient,
      subject: mail.subject,
      text: mail.body,
    })
    const ofMail = eq(outbox.outboxId, mail.outbox_id)
    if (reason === undefined) {
      await db.orm
        .update(outbox)
        .set({ sentAt: now(), lastError: null, ...(!keepsTexts && { body: '' }) })
        .where(ofMail)
      return
    }
    await db.orm
      .update(outbox)
      .set({ nextAttemptAt: now() + pauseAfter(mail.attempts), lastError: reason })
      .where(ofMail)
    log.warn({ outboxId: mail.outbox_id, attempts: mail.attempts, reason }, 'A mail was not taken by the mail server.')
  }

  const sendAll = async (): Promise<void> => {
    do {
      isAskedAgain = false
      for (let mail = await take(); mail !== undefined; mail = stopping.signal.aborted ? undefined : await take())
        await send(mail)
    } while (isAskedAgain && !stopping.signal.aborted)
  }

  const sendDue = async (): Promise<void> => {
    if (stopping.signal.aborted) return
    clearTimeout(timer)
    if (running !== undefined) {
      isAskedAgain = true
      return running
    }
    running = sendAll().finally(() => {
      running = undefined
      if (!stopping.signal.aborted) timer = setTimeout(nudge, LOOK_EVERY_MS).unref()
    })
    return running
  }

  const nudge = (): void => {
    sendDue().catch((error: unknown) => log.error({ err: error }, 'The outbox could not be read.'))
  }

  return {
    nudge,
    sendDue,
    stop: async () => {
      stopping.abort()
      clearTimeout(timer)
      // What went wrong was told by whoever asked for it.
      await running?.catch(() => undefined)
    },
  }
}
