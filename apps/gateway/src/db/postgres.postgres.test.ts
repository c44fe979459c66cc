import { sql } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { ROLES } from '@sitewright/domain/shared/role-catalog'
import { withAdminClient } from '../../test/admin-client'
import { freePort } from '../../test/free-port'
import { copyWorld, emptyWorld, type WorldCopy } from '../../test/world-copy'
import { StartFault } from '../start-fault'
import { LARGE_COUNTS, LARGEST_GROUP } from './demo/large'
import { openDatabase, type DatabaseConfig } from './open'

const worlds: WorldCopy[] = []
async function serverDatabase(make: () => Promise<WorldCopy>) {
  const world = await make()
  worlds.push(world)
  return { config: world.config, url: world.config.databaseUrl ?? '' }
}
afterEach(async () => {
  for (const world of worlds.splice(0)) await world.remove()
})

async function faultOf(config: DatabaseConfig): Promise<StartFault> {
  const fault: unknown = await openDatabase(config).catch((error: unknown) => error)
  if (!(fault instanceof StartFault)) throw new Error('It opened, or failed without a sentence.', { cause: fault })
  expect(fault.remedy).toMatch(/^[A-Z].*\.$/s)
  return fault
}

const changed = (url: string, change: (parts: URL) => void): string => {
  const parts = new URL(url)
  change(parts)
  return parts.href
}

describe('a PostgreSQL server', () => {
  it('is filled once by two gateways that start on an empty database at the same time', async () => {
    const { config } = await serverDatabase(emptyWorld)
    const [first, second] = await Promise.all([openDatabase(config), openDatabase(config)])
    const counts = sql`select (select count(*) from license) as licenses, (select count(*) from role) as roles,
      (select count(*) from app_user where user_name = 'super.admin') as administrators`
    expect((await first.execute(counts)).rows).toEqual([{ licenses: 24, roles: ROLES.length, administrators: 1 }])
    expect((await second.execute(counts)).rows).toEqual((await first.execute(counts)).rows)
    await Promise.all([first.close(), second.close()])
  })

  it('is refused when another seed filled its database', async () => {
    const { config } = await serverDatabase(copyWorld)
    const admin = { userName: 'a', password: 'long enough to be one' }
    expect((await faultOf({ ...config, seed: 'none', admin })).message).toBe(
      'This data was made with SEED=demo, and the gateway is started with SEED=none.',
    )
  })

  it('is left alone when its database holds something else', async () => {
    const { config, url } = await serverDatabase(emptyWorld)
    await withAdminClient(url, (client) => client.query('create table invoices (id int)'))
    expect((await faultOf(config)).message).toBe('The database holds tables of something else (invoices).')
    const { rows } = await withAdminClient(url, (client) =>
      client.query(`select tablename from pg_tables where schemaname = 'public'`),
    )
    expect(rows).toEqual([{ tablename: 'invoices' }])
  })

  it('that rejects the connection is reported with the reason, and never with the password', async () => {
    const { config, url } = await serverDatabase(emptyWorld)
    const port = await freePort()
    const cases = [
      [changed(url, (parts) => (parts.port = String(port))), /cannot be reached: .*ECONNREFUSED/],
      [changed(url, (parts) => (parts.password = 'not-this-one')), /refuses the user name or the password/],
      [changed(url, (parts) => (parts.pathname = '/nowhere')), /has no database 127.0.0.1:\d+\/nowhere/],
    ] as const
    for (const [databaseUrl, message] of cases) {
      const fault = await faultOf({ ...config, databaseUrl })
      expect(fault.message).toMatch(message)
      expect(fault.message).not.toContain(new URL(databaseUrl).password)
    }
  })

  it('says what the user of DATABASE_URL may not do', async () => {
    const { config, url } = await serverDatabase(emptyWorld)
    const role = `${new URL(url).pathname.slice(1)}_guest`
    await withAdminClient(url, (client) => client.query(`create role "${role}" login password 'guest'`))
    const databaseUrl = changed(url, (parts) => Object.assign(parts, { username: role, password: 'guest' }))
    const fault = await faultOf({ ...config, databaseUrl })
    await withAdminClient(url, (client) => client.query(`drop role "${role}"`))
    expect(fault.message).toBe(
      'The user of DATABASE_URL may not prepare the database: permission denied for schema public.',
    )
  })

  it('is refused when its database cannot hold every letter', async () => {
    const { url } = await serverDatabase(emptyWorld)
    const name = `${new URL(url).pathname.slice(1)}_latin`
    await withAdminClient(url, (client) =>
      client.query(`create database "${name}" encoding LATIN1 locale 'C' locale_provider libc template template0`),
    )
    const databaseUrl = changed(url, (parts) => (parts.pathname = `/${name}`))
    const fault = await faultOf({ databaseUrl, dataDir: '', seed: 'demo', admin: undefined })
    await withAdminClient(url, (client) => client.query(`drop database "${name}"`))
    expect(fault.message).toContain('has the encoding LATIN1; the gateway needs UTF8')
  })

  it('is not ready while it does not answer, and works again when it does', async () => {
    const { config, url } = await serverDatabase(copyWorld)
    const db = await openDatabase(config)
    expect(await db.isReady()).toBe(true)
    const name = new URL(url).pathname.slice(1)
    const server = changed(url, (parts) => (parts.pathname = '/postgres'))
    await withAdminClient(server, async (client) => {
      await client.query(`alter database "${name}" allow_connections false`)
      await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
      expect(await db.isReady()).toBe(false)
      await client.query(`alter database "${name}" allow_connections true`)
    })
    expect(await db.isReady()).toBe(true)
    await db.close()
  })

  it('holds 100,000 users with SEED=large, groups of hundreds and of thousands, and every demo account', async () => {
    const { config } = await serverDatabase(emptyWorld)
    const db = await openDatabase({ ...config, seed: 'large' })
    const { rows } = await db.execute(sql`
      select (select count(*) from app_user) as users, (select count(*) from app_user where license_id = 1) as first,
        (select count(*) from project where license_id = 1) as projects, (select count(*) from license) as licenses,
        (select count(*) from license where max_users >= 0
          and max_users < (select count(*) from app_user where app_user.license_id = license.license_id)) as overfull,
        (select count(*) from app_user where user_id <= 18 and user_name !~ '[0-9]') as accounts,
        (select max_users from license where license_id = 1) as limit,
        (select count(*) from user_group where license_id = 1 and name like 'Crew %') as crews,
        (select count(*) from user_group_user join user_group using (user_group_id) where name = ${LARGEST_GROUP}) as largest,
        (select count(*) from app_user where user_name ~ '[.][0-9]+$' and license_id = 1
          and user_id not in (select user_id from user_group_user)) as without_group,
        (select count(*) from user_group_user join user_group using (user_group_id) join app_user using (user_id)
          where user_group.license_id <> app_user.license_id) as strangers,
        (select count(*) from user_group_role r
          where not exists (select 1 from user_group_add_on a where a.user_group_id = r.user_group_id)) as roles_without_product`)
    await db.close()
    expect(rows).toEqual([
      {
        users: LARGE_COUNTS.usersOfFirstLicense + (LARGE_COUNTS.licenses - 1) * LARGE_COUNTS.usersOfOtherLicenses,
        first: LARGE_COUNTS.usersOfFirstLicense,
        projects: LARGE_COUNTS.projectsOfFirstLicense,
        licenses: LARGE_COUNTS.licenses,
        overfull: 0,
        accounts: 18,
        limit: -1,
        crews: LARGE_COUNTS.groups,
        largest: LARGE_COUNTS.membersOfLargestGroup,
        without_group: 0,
        strangers: 0,
        roles_without_product: 0,
      },
    ])
  }, 180_000)
})
