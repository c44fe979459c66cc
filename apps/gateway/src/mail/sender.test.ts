import { eq } from 'drizzle-orm'
import Fastify from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestGateway } from '../../../../tests/support/test-gateway'
import { startMailServer, type MailServer } from '../../test/mail-server'
import { createTestDatabase, type TestDatabase } from '../../test/test-database'
import { freePort } from '../../test/free-port'
import { logOptions } from '../log'
import { outbox, users } from '../db/schema'
import { queueMail } from './outbox'
import { createSender, pauseAfter, TRIED_FOR_MS, type Sender, type SenderOptions } from './sender'
import { createSmtpTransport, requireTls, type Transport } from './transport'

const MINUTE = 60_000

let db: TestDatabase
let server: MailServer
let logLines: string[] = []
/** The clock of the senders. */
let at = 0
const senders: Sender[] = []
beforeAll(async () => {
  db = await createTestDatabase()
  server = await startMailServer()
})
beforeEach(async () => {
  await db.orm.delete(outbox)
  await server.behave('accept')
  logLines = []
  at = Date.now()
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
const start = (transport: Transport, options: Partial<SenderOptions> = {}): Sender => {
  const sender = createSender({ db, transport, now: () => at, log, keepsTexts: true, ...options })
  senders.push(sender)
  return sender
}
const queue = (recipient: string, text = 'Hello,\n\nthis is the text: ü.\n') =>
  db.transaction((tx) => queueMail(tx, { recipient, subject: 'A subject', text, now: at }))
const rowOf = async (recipient: string) =>
  (await db.orm.select().from(outbox).where(eq(outbox.recipient, recipient)))[0]!
const takenBy = async (recipient: string) => (await server.received()).filter(({ to }) => to.includes(recipient)).length

describe('a mail of the outbox', () => {
  it('is handed to the mail server, and noted as sent', async () => {
    await queue('one@example.com')
    await start(smtp()).sendDue()
    const mail = await server.mailTo('one@example.com')
    expect(mail).toMatchObject({ from: 'no-reply@portal.example.com', to: ['one@example.com'] })
    expect(mail.text).toMatch(/^From: Sitewright <no-reply@portal\.example\.com>/m)
    expect(mail.text).toMatch(/^Subject: A subject/m)
    expect(mail.text).toMatch(/^Message-ID: <\d+\.\d+@portal\.example\.com>/im)
    const row = await rowOf('one@example.com')
    expect(row).toMatchObject({ sentAt: at, attempts: 1, lastError: null })
    expect(row.body).toContain('this is the text')
  })

  it('is deleted from the database after it is sent in production, because it may contain a link', async () => {
    await queue('two@example.com', 'https://portal.example.com/users/password/reset?token=abc')
    await start(smtp(), { keepsTexts: false }).sendDue()
    expect((await server.mailTo('two@example.com')).text).toContain('token=abc')
    expect(await rowOf('two@example.com')).toMatchObject({ sentAt: at, body: '' })
  })

  it('is retried after a refusal at growing intervals, and logged without address or text', async () => {
    await queue('refused@example.com', 'a secret text')
    const sender = start(smtp())
    await server.behave('refuse')
    await sender.sendDue()
    const first = await rowOf('refused@example.com')
    expect(first).toMatchObject({ sentAt: null, attempts: 1, nextAttemptAt: at + pauseAfter(1) })
    expect(first.lastError).toContain('550')
    await sender.sendDue()
    expect((await rowOf('refused@example.com')).attempts).toBe(1)
    at += pauseAfter(1)
    await sender.sendDue()
    expect(await rowOf('refused@example.com')).toMatchObject({ attempts: 2, nextAttemptAt: at + pauseAfter(2) })
    expect(logLines).toHaveLength(2)
    expect(logLines.join()).not.toMatch(/refused@|secret|A subject/)
    expect(logLines[0]).toContain('A mail was not taken by the mail server.')
    await server.behave('accept')
    at += pauseAfter(2)
    await sender.sendDue()
    expect(await rowOf('refused@example.com')).toMatchObject({ sentAt: at, attempts: 3, lastError: null })
    expect(await takenBy('refused@example.com')).toBe(1)
  })

  it('sends nothing to a server without the required encryption', async () => {
    await queue('secret@example.com')
    await start(smtp(requireTls(new URL(`${server.url}?ignoreTLS=true`)))).sendDue()
    expect(await rowOf('secret@example.com')).toMatchObject({ sentAt: null, attempts: 1 })
    expect(await takenBy('secret@example.com')).toBe(0)
  })

  it('waits for a mail server that is away or hangs up', async () => {
    await queue('patient@example.com')
    const nobody = start(smtp(`smtp://127.0.0.1:${await freePort()}`))
    await nobody.sendDue()
    expect((await rowOf('patient@example.com')).sentAt).toBeNull()
    await server.behave('drop')
    at += MINUTE
    await start(smtp()).sendDue()
    expect(await rowOf('patient@example.com')).toMatchObject({ sentAt: null, attempts: 2 })
    await server.behave('accept')
    at += MINUTE
    await start(smtp()).sendDue()
    expect(await takenBy('patient@example.com')).toBe(1)
  })

  it('does not keep the next one waiting when it is refused', async () => {
    await queue('not-an-address')
    await queue('next@example.com')
    await start(smtp()).sendDue()
    expect((await rowOf('not-an-address')).sentAt).toBeNull()
    expect(await takenBy('next@example.com')).toBe(1)
  })

  it('goes to one address, whatever the field contains', async () => {
    await queue('kind@example.com, other@evil.example')
    await start(smtp()).sendDue()
    expect((await server.received()).flatMap(({ to }) => to)).not.toContain('other@evil.example')
  })

  it('is no longer retried after a day', async () => {
    await queue('late@example.com')
    at += TRIED_FOR_MS
    await start(smtp()).sendDue()
    expect(await rowOf('late@example.com')).toMatchObject({ sentAt: null, attempts: 0 })
    expect(await takenBy('late@example.com')).toBe(0)
  })

  it('is not written where what causes it fails', async () => {
    const failing = db.transaction(async (tx) => {
      await queueMail(tx, { recipient: 'never@example.com', subject: 'x', text: 'x', now: at })
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
    await Promise.all([one.sendDue(), two.sendDue(), three.sendDue(), one.sendDue()])
    expect(await Promise.all(recipients.map(takenBy))).toEqual(recipients.map(() => 1))
  })

  it('take over what one took that died, and not earlier', async () => {
    await queue('orphan@example.com')
    let isAsked = (): void => undefined
    const asked = new Promise<void>((resolve) => (isAsked = resolve))
    let finish = (_reason: string | undefined): void => undefined
    const dying = start({
      send: () => {
        isAsked()
        return new Promise((resolve) => (finish = resolve))
      },
      close: () => undefined,
    })
    const never = dying.sendDue()
    await asked
    const other = start(smtp())
    await other.sendDue()
    expect(await takenBy('orphan@example.com')).toBe(0)
    at += 2 * MINUTE
    await other.sendDue()
    expect(await takenBy('orphan@example.com')).toBe(1)
    finish('late')
    await never
  })
})

it('pauses for 5 seconds at first and a quarter of an hour at the most', () => {
  expect([1, 2, 3, 8, 9, 100].map(pauseAfter)).toEqual([5000, 10_000, 20_000, 640_000, 900_000, 900_000])
})

describe('a gateway with SMTP_URL', () => {
  it('answers while the mail server refuses, sends when it takes mails again, and stops in order', async () => {
    await server.behave('refuse')
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
