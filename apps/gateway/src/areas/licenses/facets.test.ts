import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@sitewright/api-client/client'
import { failureOf } from '../../../../../tests/support/group-world'
import { startTestGateway, type TestGateway } from '../../../../../tests/support/test-gateway'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database'
import { licenses } from '../../db/schema'

let db: TestDatabase
let gateway: TestGateway
let superAdmin: Client
beforeAll(async () => {
  db = await createTestDatabase()
  gateway = await startTestGateway({ db })
  superAdmin = await gateway.clientAs('super.admin')
})
afterAll(async () => {
  await gateway.close()
  await db.close()
})

describe('the facets of the list of licenses', () => {
  const facets = ['expiring', 'expired', 'overLimit', 'inactive'] as const

  it('count what they show, with and without a search [LIC-90, LIC-91]', async () => {
    for (const search of ['', 'ltd', 'nothing like this']) {
      const { body: counts } = await superAdmin.licenses.facets({ query: { search } })
      const list = async (facet?: string) =>
        (await superAdmin.licenses.list({ query: { search, ...(facet !== undefined && { facets: facet }) } })).body
      expect(counts.all).toBe((await list()).length)
      for (const facet of facets) expect([facet, counts[facet]]).toEqual([facet, (await list(facet)).length])
    }
  })

  it('contain the licenses that match their rule, exact to the millisecond [LIC-90]', async () => {
    const now = Date.now()
    const day = 24 * 60 * 60_000
    const states = [
      { name: 'Ended now', expiryDate: now, maxUsers: 0, maxProjects: 0 },
      { name: 'Ends in 60 days', expiryDate: now + 60 * day, maxUsers: 0, maxProjects: 0 },
      { name: 'Ends in 61 days', expiryDate: now + 61 * day, maxUsers: 0, maxProjects: 0 },
      { name: 'Never ends', expiryDate: null, maxUsers: -5, maxProjects: -1 },
      { name: 'Closed', expiryDate: null, maxUsers: 0, maxProjects: 0, isActive: false },
    ]
    await db.orm.insert(licenses).values(states.map((state) => ({ ...state, company: 'States' })))
    const namesOf = async (facet: string) =>
      (await superAdmin.licenses.list({ query: { search: 'States', facets: facet } })).body.map(({ name }) => name)
    expect(await namesOf('expired')).toEqual(['Ended now'])
    expect(await namesOf('expiring')).toEqual(['Ends in 60 days'])
    expect(await namesOf('inactive')).toEqual(['Closed'])
    expect(await namesOf('overLimit')).toEqual([])
    expect(await namesOf('inactive,expired')).toEqual(['Ended now', 'Closed'])

    // 240 users: at their number the license is full, below it is over, whatever negative number is unlimited.
    const of1 = async (maxUsers: number, maxProjects: number) => {
      await db.orm.update(licenses).set({ maxUsers, maxProjects }).where(eq(licenses.licenseId, 1))
      const { body } = await superAdmin.licenses.list({ query: { licenseId: 1, facets: 'overLimit' } })
      return body.length
    }
    const { numUsers, numProjects } = (await superAdmin.licenses.list({ query: { licenseId: 1 } })).body[0]!
    expect(await of1(numUsers, numProjects)).toBe(0)
    expect(await of1(numUsers - 1, numProjects)).toBe(1)
    expect(await of1(numUsers, numProjects - 1)).toBe(1)
    expect(await of1(-7, -7)).toBe(0)
  })

  it.each(['maxUsers', 'maxProjects'] as const)('sort unlimited %s after all limits [LIC-93]', async (key) => {
    await db.orm
      .update(licenses)
      .set({ [key]: -7 })
      .where(eq(licenses.licenseId, 3))
    const limitsBy = async (sort: string) =>
      (await superAdmin.licenses.list({ query: { sort } })).body.map((row) => row[key])
    const ascending = await limitsBy(key)
    const firstUnlimited = ascending.findIndex((limit) => limit < 0)
    expect(ascending.slice(firstUnlimited).every((limit) => limit < 0)).toBe(true)
    expect(ascending.slice(0, firstUnlimited)).toEqual(
      ascending.filter((limit) => limit >= 0).toSorted((a, b) => a - b),
    )
    expect((await limitsBy(`-${key}`))[0]).toBeLessThan(0)
  })

  it.each(['other', 'expired,expired', '', 'expired;drop table license'])('do not have "%s" [LIC-91]', async (text) => {
    const refused = await failureOf(superAdmin.licenses.list({ query: { facets: text } }))
    expect([refused.status, refused.fields]).toEqual([400, { facets: ['Unknown facet.'] }])
  })
})
