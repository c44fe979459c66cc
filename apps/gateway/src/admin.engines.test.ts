import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runChild } from '../test/child-process'
import { copyWorld, type WorldCopy } from '../test/world-copy'
import { openDatabase, type Database } from './db/open'
import { audit, licenses, users } from './db/schema'

const DAY_MS = 24 * 60 * 60_000

/** super.admin is locked and deactivated, and so is the license. The other super-administrator of the demo world is in another one. */
let world: WorldCopy

/** Uses the database of the world while no process has it open. */
async function within<T>(use: (db: Database) => Promise<T>): Promise<T> {
  const db = await openDatabase(world.config)
  try {
    return await use(db)
  } finally {
    await db.close()
  }
}

beforeAll(async () => {
  world = await copyWorld()
  await within(async ({ orm }) => {
    await orm.update(users).set({ licenseId: 4 }).where(eq(users.userName, 'all.licenses'))
    await orm.update(users).set({ isApproved: false, isLockedOut: true }).where(eq(users.userName, 'super.admin'))
    await orm.update(licenses).set({ isActive: false, expiryDate: 1 }).where(eq(licenses.licenseId, 1))
  })
})
afterAll(() => world.remove())

async function admin(args: readonly string[], environment: Record<string, string> = {}) {
  const child = runChild('src/admin.ts', args, { ...world.environment, ...environment })
  return { code: await child.ended, output: child.output() }
}

const readState = () =>
  within(async ({ orm }) => {
    const [user] = await orm.select().from(users).where(eq(users.userName, 'super.admin'))
    const [license] = await orm.select().from(licenses).where(eq(licenses.licenseId, 1))
    const entries = await orm.select().from(audit).where(eq(audit.action, 'admin.reopen'))
    return { user: user!, license: license!, entries }
  })

describe('the commands of the operator', () => {
  const AS_SCRIPT = { npm_lifecycle_event: 'admin' }
  const USAGE = /^Usage: node admin\.ts COMMAND.*\n  reopen NAME: .*\n  copy FOLDER: .*\n  move-to-postgres: .*\n$/

  it('are listed on request, under the name by which they were started [BACK-01]', async () => {
    const help = await admin(['--help'])
    expect(help).toEqual({ code: 0, output: expect.stringMatching(USAGE) as string })
    expect(await admin(['copy', '--help'])).toEqual(help)
    const { output } = await admin(['--help'], AS_SCRIPT)
    expect(output).toBe(help.output.replace('node admin.ts', 'npm run admin --'))
  })

  it.each([
    ['another command', ['delete', 'super.admin']],
    ['a name that every object has', ['constructor']],
    ['a missing argument', ['reopen']],
    ['one argument more', ['move-to-postgres', 'now']],
    ['no command', []],
    ['an option', ['copy', '--force']],
  ])('are listed for %s, and nothing is changed [BACK-01]', async (_, args) => {
    const before = await readState()
    expect(await admin(args)).toEqual({ code: 1, output: expect.stringMatching(USAGE) as string })
    expect(await readState()).toEqual(before)
  })

  it('that need the other kind of database say so, and nothing is changed [BACK-01]', async () => {
    const { code, output } = await admin(
      world.config.databaseUrl === undefined ? ['move-to-postgres'] : ['copy', 'new'],
    )
    expect(code).toBe(1)
    expect(output).toMatch(/Nothing was changed\. DATABASE_URL is (not )?set/)
  })
})

describe('reopen NAME', () => {
  it.each([
    ['an unknown name', ['reopen', 'nobody.here'], /No super-administrator is called nobody\.here/],
    [
      'a user who is none',
      ['reopen', 'customer.admin'],
      /super-administrator is called customer\.admin\.\n.*all\.licenses, super\.admin/,
    ],
  ])('changes nothing for %s [LIC-86]', async (_, args, sentence) => {
    const before = await readState()
    const { code, output } = await admin(args)
    expect(code).toBe(1)
    expect(output).toMatch(sentence)
    expect(output).not.toMatch(/^\s+at /m)
    expect(await readState()).toEqual(before)
  })

  it('activates and unlocks a super-administrator and opens the license for 30 days [LIC-86]', async () => {
    const startedAt = Date.now()
    const { code, output } = await admin(['reopen', 'Super.Admin'])
    expect([code, output]).toEqual([0, expect.stringContaining('super.admin is active and unlocked.')])
    const { user, license, entries } = await readState()
    expect(user).toMatchObject({ isApproved: true, isLockedOut: false })
    expect(license.isActive).toBe(true)
    expect(license.expiryDate).toBeGreaterThanOrEqual(startedAt + 30 * DAY_MS)
    expect(license.expiryDate).toBeLessThanOrEqual(Date.now() + 30 * DAY_MS)
    expect(entries.map(({ subjectKind, actorUserName }) => [subjectKind, actorUserName])).toEqual([
      ['license', 'Operator (npm run admin)'],
      ['user', 'Operator (npm run admin)'],
    ])
  })
})
