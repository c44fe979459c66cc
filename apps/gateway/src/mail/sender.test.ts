import { eq, sql } from 'drizzle-orm'
import Fastify from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestGateway } from '../../../../tests/support/test-gateway'
import { startMailServer, type MailServer } from '../../test/mail-server'
import { createTestDatabase, type TestDatabase } from '../../test/test-database'
import { freePort } from '../../test/free-port'
import { logOptions } from '../log'
import { outbox, users } from '../db/schema'
import type { LeaseLoop } from '../leases/loop'
import { queueMail } from './outbox'
import { createSender, isAbandoned, pauseAfter, SENT_AT_ONCE, TRIED_FOR_MS, type SenderOptions } from './sender'
import { createSmtpTransport, requireTls, type MailFailure, type Transport } from './transport'

const MINUTE = 60_000
const ANY_TIME: unknown = expect.any(Number)

let db: TestDatabase
let server: MailServer
let logLines: string[] = []
const senders: LeaseLoop[] = []
beforeAll(async () => {
  db = await createTestDatabase()
  server = await startMailServer()
})
beforeEach(async () => {
  await db.orm.delete(outbox)
  await server.behave('accept')
  logLines = []
})
afterAll(async () => {
  for (const sender of senders) await sender.stop()
  await server.stop()
  await db.close()
})

const smtp = (url = server.url): Transport =>
  createSmtpTransport(url, 'Sitewright <no-reply@portal.example.com>', () => 'https://portal.example.com')
const { log } = Fastify({
  logger: { ...logOptions('info'), stream: { write: (line: string) => void logLines.push(line) } },
})
const start = (transport: Transport, options: Partial<SenderOptions> = {}): LeaseLoop => {
  const sender = createSender({ db, transport, log, keepsTexts: true, ...options })
  senders.push(sender)
  return sender
}
const queue = (recipient: string, text = 'Hello,\n\nthis is the text: ü.\n') =>
  db.transaction((tx) => queueMail(tx, { recipient, subject: 'A subject', text }))
const rowOf = async (recipient: string) =>
  (await db.orm.select().from(outbox).where(eq(outbox.recipient, recipient)))[0]!
/** As if so much time had passed on the clock of the database. */
const pass = (ms: number) =>
  db.execute(sql`
    update outbox set created_at = created_at - ${ms}::bigint, next_attempt_at = next_attempt_at - ${ms}::bigint`)
const takenBy = async (recipient: string) => (await server.received()).filter(({ to }) => to.includes(recipient)).length

describe('a mail of the outbox', () => {
  it('is handed to the mail server, and noted as sent', async () => {
    await queue('one@example.com')
    await start(smtp()).runDue()
    const mail = await server.mailTo('one@example.com')
    expect(mail).toMatchObject({ from: 'no-reply@portal.example.com', to: ['one@example.com'] })
    expect(mail.text).toMatch(/^From: Sitewright <no-reply@portal\.example\.com>/m)
    expect(mail.text).toMatch(/^Subject: A subject/m)
    expect(mail.text).toMatch(/^Message-ID: <\d+\.\d+@portal\.example\.com>/im)
    const row = await rowOf('one@example.com')
    expect(row).toMatchObject({ sentAt: ANY_TIME, attempts: 1, lastError: null })
    expect(row.body).toContain('this is the text')
  })

  it('is deleted from the database after it is sent in production, because it may contain a link', async () => {
    await queue('two@example.com', 'https://portal.example.com/users/password/reset?token=abc')
    await start(smtp(), { keepsTexts: false }).runDue()
    expect((await server.mailTo('two@example.com')).text).toContain('token=abc')
    expect(await rowOf('two@example.com')).toMatchObject({ sentAt: ANY_TIME, body: '' })
  })

  it('is retried at growing intervals while the server refuses it for now, and logged without address or text', async () => {
    await queue('later@example.com', 'a secret text')
    const sender = start(smtp())
    await server.behave('defer')
    await sender.runDue()
    const first = await rowOf('later@example.com')
    expect(first).toMatchObject({ sentAt: null, attempts: 1 })
    expect(first.lastError).toContain('451')
    await pass(pauseAfter(1) / 2)
    await sender.runDue()
    expect((await rowOf('later@example.com')).attempts).toBe(1)
    await pass(pauseAfter(1) / 2)
    await sender.runDue()
    expect((await rowOf('later@example.com')).attempts).toBe(2)
    await pass(pauseAfter(1))
    await sender.runDue()
    expect((await rowOf('later@example.com')).attempts).toBe(2)
    expect(logLines).toHaveLength(2)
    expect(logLines.join()).not.toMatch(/later@|secret|A subject/)
    expect(logLines[0]).toContain('The mail server did not accept a mail.')
    await server.behave('accept')
    await pass(pauseAfter(2) - pauseAfter(1))
    await sender.runDue()
    expect(await rowOf('later@example.com')).toMatchObject({ sentAt: ANY_TIME, attempts: 3, lastError: null })
    expect(await takenBy('later@example.com')).toBe(1)
  })

  it('that the server refuses for good is logged once, never tried again, and loses its text in production', async () => {
    await queue('refused@example.com', 'a secret text')
    const sender = start(smtp(), { keepsTexts: false })
    await server.behave('refuse')
    await sender.runDue()
    await server.behave('accept')
    for (const hours of [1, 22, 0.9, 0.2]) {
      await pass(hours * 60 * MINUTE)
      await sender.runDue()
    }
    const row = await rowOf('refused@example.com')
    expect(row).toMatchObject({ sentAt: null, attempts: 1, body: '' })
    expect(row.lastError).toContain('550')
    expect(isAbandoned(row)).toBe(true)
    expect(await takenBy('refused@example.com')).toBe(0)
    expect(logLines).toHaveLength(1)
    expect(logLines[0]).toContain('The mail server refused a mail for good.')
    expect(logLines[0]).not.toMatch(/refused@|secret/)
  })

  it('is not kept waiting by slow answers to others', async () => {
    const waiting: (() => void)[] = []
    const slow: Transport = {
      send: ({ recipient }) =>
        recipient.startsWith('slow')
          ? new Promise((resolve) => waiting.push(() => resolve(undefined)))
          : Promise.resolve(undefined),
      close: () => undefined,
    }
    const sender = start(slow)
    for (let count = 1; count < SENT_AT_ONCE; count += 1) await queue(`slow.${count}@example.com`)
    const quick = ['quick.1@example.com', 'quick.2@example.com']
    for (const recipient of quick) await queue(recipient)
    const sent = sender.runDue()
    await expect.poll(async () => (await Promise.all(quick.map(rowOf))).every((row) => row.sentAt !== null)).toBe(true)
    expect(waiting).toHaveLength(SENT_AT_ONCE - 1)
    for (const finish of waiting) finish()
    await sent
  })

  it('sends nothing to a server without the required encryption', async () => {
    await queue('secret@example.com')
    await start(smtp(requireTls(new URL(`${server.url}?ignoreTLS=true`)))).runDue()
    expect(await rowOf('secret@example.com')).toMatchObject({ sentAt: null, attempts: 1 })
    expect(await takenBy('secret@example.com')).toBe(0)
  })

  it('waits for a mail server that is away or hangs up', async () => {
    await queue('patient@example.com')
    const nobody = start(smtp(`smtp://127.0.0.1:${await freePort()}`))
    await nobody.runDue()
    expect((await rowOf('patient@example.com')).sentAt).toBeNull()
    await server.behave('drop')
    await pass(MINUTE)
    await start(smtp()).runDue()
    expect(await rowOf('patient@example.com')).toMatchObject({ sentAt: null, attempts: 2 })
    await server.behave('accept')
    await pass(MINUTE)
    await start(smtp()).runDue()
    expect(await takenBy('patient@example.com')).toBe(1)
  })

  it('does not keep the next one waiting when it is refused', async () => {
    await queue('not-an-address')
    await queue('next@example.com')
    await start(smtp()).runDue()
    expect((await rowOf('not-an-address')).sentAt).toBeNull()
    expect(await takenBy('next@example.com')).toBe(1)
  })

  it('goes to one address, whatever the field contains', async () => {
    await queue('kind@example.com, other@evil.example')
    await start(smtp()).runDue()
    expect((await server.received()).flatMap(({ to }) => to)).not.toContain('other@evil.example')
  })

  it('is no longer retried after a day', async () => {
    await queue('late@example.com')
    await pass(TRIED_FOR_MS)
    await start(smtp()).runDue()
    expect(await rowOf('late@example.com')).toMatchObject({ sentAt: null, attempts: 0 })
    expect(await takenBy('late@example.com')).toBe(0)
  })

  it('is not written where what causes it fails', async () => {
    const failing = db.transaction(async (tx) => {
      await queueMail(tx, { recipient: 'never@example.com', subject: 'x', text: 'x' })
      throw new Error('undone')
    })
    await expect(failing).rejects.toThrow('undone')
    expect(await rowOf('never@example.com')).toBeUndefined()
  })
})

describe('several senders of one outbox', () => {
  it('send each mail once', async () => {
    const recipients = Array.from({ length: 20 }, (_, index) => `many.${index}@example.com`)
    for (const recipient of recipients) await queue(recipient)
    const [one, two, three] = [start(smtp()), start(smtp()), start(smtp())]
    await Promise.all([one.runDue(), two.runDue(), three.runDue(), one.runDue()])
    expect(await Promise.all(recipients.map(takenBy))).toEqual(recipients.map(() => 1))
  })

  it('take over what one took that died, and not earlier', async () => {
    await queue('orphan@example.com')
    let isAsked = (): void => undefined
    const asked = new Promise<void>((resolve) => (isAsked = resolve))
    let finish = (_failure: MailFailure): void => undefined
    const dying = start({
      send: () => {
        isAsked()
        return new Promise((resolve) => (finish = resolve))
      },
      close: () => undefined,
    })
    const never = dying.runDue()
    await asked
    const other = start(smtp())
    await other.runDue()
    expect(await takenBy('orphan@example.com')).toBe(0)
    await pass(2 * MINUTE)
    await other.runDue()
    expect(await takenBy('orphan@example.com')).toBe(1)
    finish({ reason: 'late', isFinal: true })
    await never
    expect(await rowOf('orphan@example.com')).toMatchObject({ sentAt: ANY_TIME, lastError: null })
  })
})

it('pauses for 5 seconds at first and a quarter of an hour at the most', () => {
  expect([1, 2, 3, 8, 9, 100].map(pauseAfter)).toEqual([5000, 10_000, 20_000, 640_000, 900_000, 900_000])
})

describe('a gateway with SMTP_URL', () => {
  it('answers while the mail server takes no mail, sends when it takes mails again, and stops in order', async () => {
    await server.behave('defer')
    const gateway = await startTestGateway({ db, environment: { SMTP_URL: server.url, MAIL_FROM: 'a@example.com' } })
    const [viewer] = await db.orm.select().from(users).where(eq(users.userName, 'viewer'))
    const client = gateway.clientWith(undefined)
    const recover = () => client.passwords.recover({ params: { username: 'viewer' } })
    expect((await recover()).status).toBe(200)
    await server.behave('accept')
    expect((await recover()).status).toBe(200)
    const mail = await server.mailTo(viewer!.email)
    expect(mail).toMatchObject({ from: 'a@example.com' })
    await gateway.close()
    expect(gateway.logLines.join()).not.toContain(viewer!.email)
  })
})
