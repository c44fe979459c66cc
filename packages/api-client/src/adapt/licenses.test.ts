import { describe, expect, it } from 'vitest'
import { LicenseCreated } from '@sitewright/domain/licenses/model'
import { createPartialClient } from '../client-of'
import { licenses } from '../contract/licenses'
import { adaptCreatedLicense } from './licenses'

it.each([
  ['a bare number', 25],
  ['an object with nothing else', { licenseId: 25 }],
  ['a whole license', { licenseId: 25, name: 'Tunnel Works', isActive: true }],
])('reads the id of a new license from %s [API-39]', (_, reply) => {
  expect(adaptCreatedLicense(LicenseCreated.parse(reply))).toBe(25)
})

it.each([[null], ['25'], [{ id: 25 }], [2.5], [{ licenseId: null }]])('refuses %j [API-39]', (reply) => {
  expect(LicenseCreated.safeParse(reply).success).toBe(false)
})

describe('a server of the specification alone', () => {
  const bases = { gateway: '', api: '', own: '' }
  const answering = (body: unknown) => {
    const sent: unknown[] = []
    const client = createPartialClient(
      { licenses },
      {
        bases,
        fetch: async (_, init) => {
          if (typeof init?.body === 'string') sent.push(JSON.parse(init.body))
          return new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } })
        },
      },
    )
    return { client, sent }
  }
  const specified = {
    licenseId: 2,
    name: 'Harbour',
    company: 'Harbour Ltd.',
    maxProjects: 5,
    maxUsers: -1,
    isActive: true,
    numProjects: 1,
    numUsers: 3,
  }
  const added = {
    environmentId: null,
    expiryDate: null,
    expiryNotificationDays: [],
    licenseType: '',
    ownerId: null,
    ssoUrl: '',
  }

  it('may leave out what the pages can do without, and one bad license fails no other [LIC-01, LIC-89, API-32]', async () => {
    const { client } = answering([specified, { name: 'No id' }, { ...specified, licenseId: 3, licenseType: null }])
    const { body } = await client.licenses.list()
    expect(body).toEqual([
      { ...specified, ...added },
      { ...specified, ...added, licenseId: 3 },
    ])
    await expect(answering([{ name: 'No id' }]).client.licenses.list()).rejects.toThrow()
  })

  it('may leave out the data of a product license, or a part of it [LIC-02, LIC-89]', async () => {
    const addOn = { addOnId: 1, name: 'Material Control', maxUsers: 5, numUsers: 0 }
    const input = { params: { licenseId: 2 } }
    const of = async (more: object) => (await answering([{ ...addOn, ...more }]).client.licenses.addOns(input)).body[0]
    const nothing = { category: '', color: '', shortName: '' }
    expect(await of({})).toEqual({ ...addOn, description: '', shortName: '', addonData: nothing })
    expect(await of({ addonData: null })).toMatchObject({ addonData: nothing })
    expect(await of({ addonData: { category: 'VENDOR' } })).toMatchObject({
      addonData: { ...nothing, category: 'VENDOR' },
    })
  })

  it('gets a save without a version [LIC-89]', async () => {
    const { client, sent } = answering(specified)
    const { name, company, maxProjects, maxUsers, isActive } = specified
    const input = { name, company, maxProjects, maxUsers, isActive, expiryDate: null, expiryNotificationDays: [] }
    await client.licenses.save({ params: { licenseId: 2 }, body: { ...input, version: undefined } })
    expect(sent).toEqual([input])
  })
})
