import path from 'node:path'
import { sql } from 'drizzle-orm'
import { GROUP_PAGE_SIZE, GROUP_SORT_KEYS } from '@sitewright/domain/groups/model'
import { USER_PAGE_SIZE, USER_SORT_KEYS } from '@sitewright/domain/users/model'
import { groupList as readGroups } from '../../src/areas/groups/list'
import { readWhole } from '../../src/areas/groups/read'
import { userList, type UserFilter } from '../../src/areas/users/list'
import type { Database } from '../../src/db/database'
import { addOnId } from '../../src/db/demo/add-ons'
import { createRandom } from '../../src/db/demo/random'
import { openDatabase } from '../../src/db/open'
import { withAdminClient } from '../../test/admin-client'
import { type Calls, createCalls } from '../calls'
import type { Arguments } from '../measure'
import { median } from '../median'
import { engineOf, withGatewayProcess, withPlace } from '../own-gateway'

export const purpose =
  'calls with 100,000 users against the demo world, each in turn at two gateways; then counts, searches and plans of the large database'
export const usage = '[rounds] [postgres]'

/** Not measured: compilers and caches get warm. */
const WARM_UP = 20
/** A page and its sorts may cost so many times what they cost in the demo world. */
const RATIO_GOAL = 2
/** The exact total and a search may take the database so long, in milliseconds. */
const DATABASE_GOAL_MS = 50

const USER = 'viewer'
const list = (query: string) => `gateway/users?page=1&pageSize=${USER_PAGE_SIZE}&licenseId=1${query}`
const groupList = (query: string) => `gateway/userGroup/getAll?page=1&pageSize=${GROUP_PAGE_SIZE}&licenseId=1${query}`
const CALLS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    USER_SORT_KEYS.flatMap((key) => [
      [`user list by ${key}`, list(`&sort=${key}`)],
      [`user list by ${key}, descending`, list(`&sort=-${key}`)],
    ]),
  ),
  'user list, active ones': list('&activeOnly=true'),
  'one user': `gateway/users/${USER}`,
  ...Object.fromEntries(
    GROUP_SORT_KEYS.flatMap((key) => [
      [`user groups by ${key}`, groupList(`&sort=${key}`)],
      [`user groups by ${key}, descending`, groupList(`&sort=-${key}`)],
    ]),
  ),
  'user groups that match': groupList('&search=crew'),
  'one user group': 'gateway/userGroup/1/getById',
  'API keys': 'gateway/apikeys?page=1&pageSize=25&licenseId=1',
}

/** Texts that many, some, one and no user hold. */
const SEARCHES = ['a', 'an', 'ann', 'silva', 'customer.admin', 'example', 'nobody at all']

interface World {
  readonly calls: Calls
  readonly times: Map<string, number[]>
}

async function openWorld(origin: string): Promise<World> {
  const calls = createCalls(origin)
  await calls.signIn('super.admin')
  return { calls, times: new Map(Object.keys(CALLS).map((name) => [name, []])) }
}

/** One after another: what is measured waits for nothing else. */
async function measure(worlds: readonly World[], rounds: number): Promise<void> {
  const random = createRandom(rounds)
  const steps = worlds.flatMap((world) => Object.entries(CALLS).map(([name, address]) => ({ world, name, address })))
  for (let round = -WARM_UP; round < rounds; round += 1) {
    const order = steps.map((step) => ({ ...step, key: random.next() })).toSorted((a, b) => a.key - b.key)
    for (const { world, name, address } of order) {
      const started = performance.now()
      await world.calls.fetchText(address)
      if (round >= 0) world.times.get(name)?.push(performance.now() - started)
    }
  }
}

function reportRatios(demo: World, large: World, rounds: number): boolean {
  console.log(`\nMedians of ${rounds} calls, ms${' '.repeat(18)}demo    large    ratio`)
  let isReached = true
  for (const name of Object.keys(CALLS)) {
    const small = median(demo.times.get(name) ?? [])
    const big = median(large.times.get(name) ?? [])
    const ratio = big / small
    if (ratio > RATIO_GOAL) isReached = false
    console.log(
      `  ${name.padEnd(36)} ${small.toFixed(2).padStart(8)} ${big.toFixed(2).padStart(8)} ${ratio.toFixed(2).padStart(8)}`,
    )
  }
  return isReached
}

const everyone: UserFilter = { scope: { licenseId: 1 }, isActiveOnly: false, search: '', addOnId: undefined }
const filterOf = (search: string): UserFilter => ({ ...everyone, search })

async function timesOf(run: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let round = -WARM_UP; round < 20; round += 1) {
    const started = performance.now()
    await run()
    if (round >= 0) times.push(performance.now() - started)
  }
  return median(times)
}

/** Prints the indexes in the plans of statements that a store runs. */
async function plansOf(db: Database, statements: Readonly<Record<string, string>>): Promise<void> {
  console.log('\nPlans')
  for (const [name, statement] of Object.entries(statements)) {
    const { rows } = await db.execute<Record<string, string>>(sql.raw(`explain ${statement}`))
    const text = rows.flatMap((row) => Object.values(row)).join('\n')
    const indexes = new Set(
      Array.from(
        text.matchAll(/(?:Index (?:Only )?Scan|Bitmap Index Scan).*? (?:on|using) (\w+)/g),
        (match) => match[1],
      ),
    )
    console.log(`  ${name.padEnd(36)} ${indexes.size === 0 ? `no index:\n${text}` : [...indexes].join(', ')}`)
  }
}

const ORDERS: Readonly<Record<(typeof USER_SORT_KEYS)[number], string>> = {
  userName: 'lower(user_name)',
  firstName: 'lower(first_name)',
  lastName: 'lower(last_name)',
  isApproved: 'is_approved',
  isLockedOut: 'is_locked_out',
}
const page = (where: string, order: string) =>
  `select user_id from app_user ${where} order by ${order}, user_id limit ${USER_PAGE_SIZE}`
const STATEMENTS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries(ORDERS).flatMap(([key, order]) => [
      [`all licenses by ${key}`, page('', order)],
      [`one license by ${key}`, page('where license_id = 1', order)],
      [`one license by ${key}, descending`, page('where license_id = 1', `${order} desc`)],
    ]),
  ),
  'total of a license': 'select user_count from license_count where license_id = 2',
  'search for silva': `select count(*) from app_user where search_text like '%silva%'`,
  'one user by name': `select 1 from app_user where lower(user_name) = 'viewer'`,
  'user groups of a license by name':
    'select user_group_id from user_group where license_id = 1 order by lower(name), user_group_id limit 25',
  'members of a group': 'select user_id from user_group_user where user_group_id = 7',
  'groups of a user': 'select user_group_id from user_group_user where user_id = 77',
  'roles of a user': 'select role_id from user_role where user_id = 77',
  'projects of a license': 'select project_id from project where license_id = 2 order by lower(name), project_id',
}

async function reportDatabase(environment: Record<string, string>): Promise<boolean> {
  const db = await openDatabase({
    databaseUrl: environment.DATABASE_URL,
    dataDir: environment.DATA_DIR ?? '',
    seed: 'large',
    admin: undefined,
  })
  try {
    console.log('\nTime of the database with 50,000 users in the license, medians of 20, ms')
    let isReached = true
    const report = (name: string, time: number): void => {
      if (time > DATABASE_GOAL_MS) isReached = false
      console.log(`  ${name.padEnd(36)} ${time.toFixed(1).padStart(8)}`)
    }
    for (const search of ['', ...SEARCHES]) {
      const name = search === '' ? 'without a search' : `"${search}"`
      report(`total, ${name}`, await timesOf(() => userList(db.orm, filterOf(search), []).count()))
      const first = { page: 1, pageSize: USER_PAGE_SIZE }
      const sort = [{ key: 'userName' as const, isDescending: false }]
      report(`first page, ${name}`, await timesOf(() => userList(db.orm, filterOf(search), sort).read(first)))
    }
    // The product license that most users have.
    const ofProductTime = await timesOf(() => userList(db.orm, { ...everyone, addOnId: addOnId('MC') }, []).count())
    console.log(`  ${'total, of a product license, no goal'.padEnd(36)} ${ofProductTime.toFixed(1).padStart(8)}`)
    const groupFilter = { scope: { licenseId: 1 }, search: '' }
    report('total of user groups', await timesOf(() => readGroups(db.orm, groupFilter, []).count()))
    for (const key of GROUP_SORT_KEYS) {
      const sort = [{ key, isDescending: true }]
      const first = { page: 1, pageSize: GROUP_PAGE_SIZE }
      report(`user groups by ${key}`, await timesOf(() => readGroups(db.orm, groupFilter, sort).read(first)))
    }
    const [largest] = await readGroups(db.orm, groupFilter, [{ key: 'userCount', isDescending: true }]).read({
      page: 1,
      pageSize: 1,
    })
    if (largest === undefined) throw new Error('There is no user group.')
    const whole = await timesOf(() => readWhole(db.orm, largest))
    console.log(
      `  ${`all of a user group of ${largest.userCount} users, no goal`.padEnd(36)} ${whole.toFixed(1).padStart(8)}`,
    )
    await plansOf(db, STATEMENTS)
    return isReached
  } finally {
    await db.close()
  }
}

export const run = ({ numbers: [rounds = 200], usesServer }: Arguments): Promise<boolean> =>
  withPlace(usesServer, async ({ databaseUrl, environment }) => {
    const environmentOf = (seed: 'demo' | 'large'): Record<string, string> => {
      if (databaseUrl === undefined)
        return { ...environment, SEED: seed, DATA_DIR: path.join(environment.DATA_DIR ?? '', seed) }
      const url = new URL(databaseUrl)
      url.pathname = `/${seed}`
      return { ...environment, SEED: seed, DATABASE_URL: url.href }
    }
    if (databaseUrl !== undefined) {
      await withAdminClient(databaseUrl, async (client) => {
        for (const name of ['demo', 'large']) await client.query(`create database ${name}`)
      })
    }
    console.log(`On ${engineOf(usesServer)}`)
    const isFast = await withGatewayProcess(environmentOf('demo'), (ofDemo) =>
      withGatewayProcess(environmentOf('large'), async (ofLarge) => {
        const [demo, large] = [await openWorld(ofDemo), await openWorld(ofLarge)]
        await measure([demo, large], rounds)
        return reportRatios(demo, large, rounds)
      }),
    )
    const isReached = (await reportDatabase(environmentOf('large'))) && isFast
    console.log(
      `\nGoals (ratio at most ${RATIO_GOAL}, database at most ${DATABASE_GOAL_MS} ms): ${isReached ? 'reached' : 'missed'}`,
    )
    return isReached
  })
