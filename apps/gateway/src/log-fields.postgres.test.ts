import fs from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestGateway, type TestGateway } from '../../../tests/support/test-gateway'
import { failureOf } from '../test/failure'
import { addressOf, endAfterEach, gateway as startProcess } from '../test/gateway-child'
import { makeKey } from '../test/make-key'
import { codesOf, pageOf, rowsOf } from '../test/pages'
import { runTask } from '../test/run-task'
import { createTestDatabase, type TestDatabase } from '../test/test-database'
import { copyWorld } from '../test/world-copy'
import { LOG_LEVELS } from './config'
import { createSender } from './mail/sender'
import { queueMail } from './mail/outbox'
import { createTasks } from './tasks/run-tasks'
import { cleanUp } from './tasks/clean-up'
import { monthlyReports } from './tasks/monthly-reports'

type Line = Readonly<Record<string, unknown>>

const DEFECT = new URL('../test/children/defect.mjs', import.meta.url).href
const DAY_MS = 24 * 60 * 60_000

endAfterEach()

let db: TestDatabase
let gateway: TestGateway
beforeAll(async () => {
  db = await createTestDatabase()
  gateway = await startTestGateway({
    db,
    faults: {
      before: (operation) => {
        if (operation === 'groups.list') throw new Error('Planned by a test.', { cause: new Error('The cause.') })
      },
    },
  })
})
afterAll(async () => {
  await gateway.close()
  await db.close()
})

const page = pageOf('docs/operating/monitoring.md')
/** Field, type, when, meaning. */
const documented = new Map(rowsOf(page, 'field').map(([field, ...cells]) => [codesOf(field)[0] ?? '', cells]))

const linesOf = (texts: readonly string[]): Line[] => texts.map((text) => JSON.parse(text) as Line)

/** What the gateway has written. */
const readLog = (): Line[] => linesOf(gateway.logLines)

function expectDocumented(lines: readonly Line[]): void {
  for (const line of lines) {
    const wrong = Object.entries(line).filter(([field, value]) => documented.get(field)?.[0] !== typeof value)
    expect([line.msg, wrong]).toEqual([line.msg, []])
    for (const object of ['err', 'retry']) {
      const names = Object.keys(line[object] ?? {})
      expect(codesOf(documented.get(object)?.[2])).toEqual(expect.arrayContaining(names))
    }
  }
}

/** Fields of the objects that modules log: `log.warn({ jobId, err: error, ...facts }, 'A sentence.')`. */
function fieldsInSource(): string[] {
  const folder = import.meta.dirname
  const files = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  const objects = files.flatMap((file) =>
    Array.from(
      fs
        .readFileSync(path.join(folder, file), 'utf8')
        .matchAll(/\blog\.(?:debug|info|warn|error|fatal)\(\s*\{([^{}]*)\}/g),
      ([, object = '']) => object,
    ),
  )
  const parts = objects.flatMap((object) => object.split(',').map((part) => part.trim()))
  return parts.flatMap((part) => /^(\w+)/.exec(part)?.[1] ?? [])
}

describe('every field of a line in the log', () => {
  it('is on the page on monitoring, whatever happens: calls, a defect, retries, mails, tasks, jobs [WATCH-09]', async () => {
    const { log } = gateway.app
    const admin = await gateway.clientAs('customer.admin')
    await admin.users.list({})
    const { key } = await makeKey(db)
    await gateway.send('/gateway/users', { token: key })
    await gateway.send('/gateway/unknown', { headers: { 'x-request-id': 'proxy-00017' } })
    await failureOf(admin.groups.list({}))
    db.events.emit('retry', { code: '40P01', run: 1 })
    await db.transaction((tx) => queueMail(tx, { recipient: 'ada@example.com', subject: 'A', text: 'B' }))
    const transport = { send: async () => ({ isFinal: true, reason: '550 Unknown.' }), close: () => undefined }
    const sender = createSender({ db, transport, log, keepsTexts: false })
    await sender.runDue()
    await sender.stop()
    const fails = { name: 'fails', intervalMs: DAY_MS, run: () => Promise.reject(new Error('Planned by a test.')) }
    const tasks = createTasks({ db, log, tasks: [fails] })
    await tasks.runDue()
    await tasks.stop()
    await admin.users.export({ body: { columns: ['userName'] } })
    await expect.poll(() => gateway.logLines.join(''), { timeout: 30_000 }).toMatch(/A job is done/)
    // Ends the session of the calls above.
    const debug = log.child({}, { level: 'debug' })
    await runTask(db, cleanUp({ windowMs: 1 }), Date.now() + 400 * DAY_MS, debug)
    await runTask(db, monthlyReports, Date.now() + 40 * DAY_MS, log)

    const lines = readLog()
    expectDocumented(lines)
    const seen = new Set(lines.flatMap((line) => Object.keys(line)))
    const written = new Set([...seen, ...fieldsInSource()])
    expect([...written].filter((field) => !documented.has(field))).toEqual([])
    expect([...documented.keys()].filter((field) => !written.has(field))).toEqual([])
    expect(lines.map(({ msg }) => msg)).toEqual(
      expect.arrayContaining(['request', 'A call failed.', 'The mail server refused a mail for good.']),
    )
  })

  it('is there too when the process starts and when a defect ends it [WATCH-09]', async () => {
    const { child } = await startProcess(copyWorld, { LOG_LEVEL: 'info', NODE_OPTIONS: `--import ${DEFECT}` })
    const address = await addressOf(child)
    await fetch(new URL('config.json', address))
    child.process.kill('SIGUSR2')
    expect(await child.ended).toBe(1)
    const lines = linesOf(
      child
        .output()
        .split('\n')
        .filter((line) => line.startsWith('{')),
    )
    expectDocumented(lines)
    expect(lines.map(({ level, msg }) => [level, msg])).toEqual(
      expect.arrayContaining([
        [30, expect.stringMatching(/^Server listening at/)],
        [30, 'request'],
        [60, 'An error that nothing handles. The gateway stops.'],
      ]),
    )
  })
})

describe('the request id', () => {
  it('is the same in all lines of a call, in the header of its reply and in its error [WATCH-09]', async () => {
    const reply = await gateway.send('/gateway/userGroup/getAll', { token: await gateway.tokenOf('super.admin') })
    const requestId = reply.headers.get('x-request-id')
    expect([reply.status, ((await reply.json()) as Line).requestId]).toEqual([500, requestId])
    const messages = () => readLog().flatMap((line) => (line.requestId === requestId ? [line.msg] : []))
    await expect.poll(messages, { timeout: 30_000 }).toEqual(['A call failed.', 'request'])
  })
})

describe('LOG_LEVEL', () => {
  it('is explained with each of its values [WATCH-09]', () => {
    expect(
      rowsOf(page, '`LOG_LEVEL`')
        .flatMap(([level]) => codesOf(level))
        .toSorted(),
    ).toEqual(LOG_LEVELS.toSorted())
    const [, fallback, what] =
      rowsOf(pageOf('docs/settings.md'), 'variable').find(([name]) => name === '`LOG_LEVEL`') ?? []
    expect(codesOf(fallback)).toEqual(['info'])
    expect(codesOf(what)).toEqual(expect.arrayContaining([...LOG_LEVELS]))
  })
})
