import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@sitewright/api-client/client'
import {
  LICENSE_PAGE_SIZE,
  LICENSE_SORT_KEYS,
  type License,
  type LicenseSortKey,
} from '@sitewright/domain/licenses/model'
import { failureOf } from '../../../../../tests/support/group-world'
import { startTestGateway, type TestGateway } from '../../../../../tests/support/test-gateway'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database'
import { licenses, users } from '../../db/schema'

const ODD = ['100% sure', 'Under_Score', 'Back\\slash', 'Émile Ørsted']

let db: TestDatabase
let gateway: TestGateway
let superAdmin: Client
let all: License[]
beforeAll(async () => {
  db = await createTestDatabase()
  for (const name of ODD) {
    await db.orm.insert(licenses).values({ name, company: 'Odd Names Ltd.', maxProjects: 1, maxUsers: -5 })
  }
  gateway = await startTestGateway({ db })
  superAdmin = await gateway.clientAs('super.admin')
  all = (await superAdmin.licenses.list()).body
})
afterAll(async () => {
  await gateway.close()
  await db.close()
})

const ids = (list: readonly { licenseId: number }[]) => list.map(({ licenseId }) => licenseId)

describe('the list of licenses', () => {
  it('pages by 20 and says how many there are [CONST-04, LIC-12]', async () => {
    const { body, total } = await superAdmin.licenses.list({ query: { page: 1 } })
    expect([ids(body), total]).toEqual([ids(all.slice(0, LICENSE_PAGE_SIZE)), all.length])
    expect(LICENSE_PAGE_SIZE).toBe(20)
    const rest = await superAdmin.licenses.list({ query: { page: 2 } })
    expect([ids(rest.body), rest.total]).toEqual([ids(all.slice(20)), all.length])
    const beyond = await superAdmin.licenses.list({ query: { page: 99 } })
    expect([beyond.body, beyond.total]).toEqual([[], all.length])
  })

  it('is whole, by id and without a total, if no page is asked for [API-32]', async () => {
    const { body, total } = await superAdmin.licenses.list()
    expect([body.length > LICENSE_PAGE_SIZE, total]).toEqual([true, undefined])
    expect(ids(body)).toEqual(ids(body).toSorted((a, b) => a - b))
  })

  it.each(LICENSE_SORT_KEYS.flatMap((key) => [key, `-${key}`]))(
    'sorts by %s, the id as the last key, whole and by page',
    async (sort) => {
      const key = sort.replace('-', '') as LicenseSortKey
      const valueOf = (license: License): string | number => {
        if (key === 'name') return license.name.toLowerCase()
        // No limit is more than any limit.
        return key === 'maxUsers' && license.maxUsers < 0 ? Infinity : Number(license[key] ?? Number.MAX_SAFE_INTEGER)
      }
      const sign = sort.startsWith('-') ? -1 : 1
      const sorted = all.toSorted((one, other) => {
        const [x, y] = [valueOf(one), valueOf(other)]
        return x === y ? one.licenseId - other.licenseId : x < y ? -sign : sign
      })
      expect(ids((await superAdmin.licenses.list({ query: { sort } })).body)).toEqual(ids(sorted))
      const page = await superAdmin.licenses.list({ query: { sort, page: 2, pageSize: 7 } })
      expect(ids(page.body)).toEqual(ids(sorted.slice(7, 14)))
    },
  )

  it('refuses to sort by what it does not know', async () => {
    const refused = await failureOf(superAdmin.licenses.list({ query: { sort: 'company' } }))
    expect([refused.status, refused.fields]).toEqual([400, { sort: ['Unknown sort key.'] }])
  })

  it.each([
    ['a part of a name in any case', ' HARBOUR ', ['Harbour Works']],
    ['a company', 'aggregates inc', ['Old Quarry']],
    ['an id', '4', ['Fairway Civil']],
    ['a percent sign that means itself', '0% s', ['100% sure']],
    ['an underscore that means itself', 'r_s', ['Under_Score']],
    ['a backslash that means itself', 'k\\s', ['Back\\slash']],
    ['capitals that are no ASCII', 'ÉMILE ØRSTED', ['Émile Ørsted']],
    ['SQL', "' or 1=1 --", []],
  ])('finds %s', async (_, search, expected) => {
    const { body, total } = await superAdmin.licenses.list({ query: { search, page: 1 } })
    const names = body.map(({ name }) => name)
    expect(names.slice(0, expected.length)).toEqual(expected)
    expect(total).toBe(body.length)
  })

  it('names the owner and the environments, but no owner of another license [LIC-01, ROLE-54]', async () => {
    const [owner] = await db.orm.select().from(users).where(eq(users.userName, 'super.admin'))
    await db.orm
      .update(licenses)
      .set({ ownerId: owner!.userId })
      .where(sql`license_id in (1, 2)`)
    const of = async (userName: string, licenseId: number) => {
      const client = await gateway.clientAs(userName)
      const [license] = (await client.licenses.list({ query: { licenseId } })).body
      return [license?.ownerId, license?.ownerName, license?.environmentNames]
    }
    expect(await of('super.admin', 2)).toEqual([owner!.userId, 'super.admin', ['PROD']])
    expect(await of('customer.admin', 1)).toEqual([owner!.userId, 'super.admin', ['PROD', 'UAT']])
    expect(await of('harbour.admin', 2)).toEqual([owner!.userId, null, ['PROD']])
    const [unowned] = (await superAdmin.licenses.list({ query: { licenseId: 4 } })).body
    expect([unowned?.environmentNames]).toEqual([[]])
  })

  it('has one license by its id, and none of another license [API-33, LIC-82, ROLE-54]', async () => {
    const one = await superAdmin.licenses.list({ query: { licenseId: 2, page: 1 } })
    expect([ids(one.body), one.total]).toEqual([[2], 1])
    const harbour = await gateway.clientAs('harbour.admin')
    expect(ids((await harbour.licenses.list({ query: { search: '1' } })).body)).toEqual([])
    const [other, none] = [
      await failureOf(harbour.licenses.list({ query: { licenseId: 1 } })),
      await failureOf(harbour.licenses.list({ query: { licenseId: 999 } })),
    ]
    expect([other.status, other.message]).toEqual([404, 'No such license.'])
    expect([none.status, none.message]).toEqual([other.status, other.message])
  })
})

describe('the usage report of licenses', () => {
  it('has a row for each license, with the numbers of its list [API-34, LIC-08, LIC-09]', async () => {
    const { body, total } = await superAdmin.licenses.report()
    expect(total).toBeUndefined()
    expect(body).toEqual(
      all.map(({ licenseId, numProjects, maxProjects, numUsers, maxUsers }) => ({
        licenseId,
        numProjects,
        maxProjects,
        numUsers,
        maxUsers,
      })),
    )
  })

  it('takes the query of the list, so that both pages have the same licenses [API-34]', async () => {
    const query = { search: 'ltd', sort: '-numUsers', page: 1, pageSize: 5 }
    const [list, report] = [await superAdmin.licenses.list({ query }), await superAdmin.licenses.report({ query })]
    expect([ids(report.body), report.total]).toEqual([ids(list.body), list.total])
    expect(report.body).toHaveLength(5)
  })
})
