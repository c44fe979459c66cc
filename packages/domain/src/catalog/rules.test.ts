import { describe, expect, it } from 'vitest'
import { fieldMessages } from '../shared/messages'
import { addressKey } from './addresses'
import { catalogForms, toCatalogBody, toCatalogValues } from './forms'
import { catalogMessages } from './messages'
import {
  CatalogEnvironmentInput,
  CatalogIntegrationInput,
  CatalogProductLicenseInput,
  type CatalogEnvironment,
  type CatalogProductLicense,
} from './model'
import { pageOfCatalog, readCatalogKind } from './rules'

const environment = (id: number, name: string, over: Partial<CatalogEnvironment> = {}): CatalogEnvironment => ({
  id,
  name,
  serverUrl: `https://${id}.example.com/`,
  label: '',
  secretSource: 'catalog',
  isRetired: false,
  uses: 0,
  version: 1,
  ...over,
})

const productLicense: CatalogProductLicense = {
  id: 40,
  name: 'Drones',
  shortName: 'DR',
  description: '',
  color: '#2f6fd6',
  isVendor: false,
  roleGroupIds: [3, 1],
  roleGroupsInUse: [1],
  usedBy: [],
  isAssigned: true,
  isRetired: false,
  uses: 2,
  version: 5,
}

describe('the list of a kind', () => {
  const entries = [
    environment(1, 'production', { label: 'PROD', uses: 3 }),
    environment(2, 'Acceptance', { uses: 9 }),
    environment(3, 'Old', { isRetired: true }),
  ]

  it.each([
    [{}, [2, 3, 1]],
    [{ activeOnly: true }, [2, 1]],
    [{ sort: '-uses' }, [2, 1, 3]],
    [{ search: 'PROD' }, [1]],
    [{ search: '3.example' }, [3]],
    [{ page: 2, pageSize: 2 }, [1]],
    // The list does not show these.
    [{ search: 'catalog' }, []],
    // An address of another list.
    [{ licenseId: 7 }, [2, 3, 1]],
  ])('with %j has %j [CAT-08]', (query, ids) => {
    expect(pageOfCatalog(entries, query).rows.map(({ id }) => id)).toEqual(ids)
  })

  it('finds a product license by its number [CAT-03]', () => {
    expect(pageOfCatalog([productLicense], { search: '40' }).total).toBe(1)
  })
})

describe('the form of an entry', () => {
  it('has role groups as a set, and nothing that it does not edit [CAT-03]', () => {
    const values = toCatalogValues(productLicense)
    expect(values).toEqual({
      name: 'Drones',
      shortName: 'DR',
      description: '',
      color: '#2f6fd6',
      isVendor: false,
      roleGroupIds: new Set([3, 1]),
      isRetired: false,
    })
    expect(toCatalogBody(values)['roleGroupIds']).toEqual([3, 1])
  })

  it.each(Object.entries(catalogForms))('of new %s starts with nothing in required texts', (_, { start }) => {
    expect(start['name']).toBe('')
  })
})

it('reads only known kinds of an address', () => {
  expect(['reports', 'productLicenses', 'users', '', undefined].map(readCatalogKind)).toEqual([
    'reports',
    'productLicenses',
    undefined,
    undefined,
    undefined,
  ])
})

describe('an address', () => {
  const accepts = (serverUrl: string): boolean =>
    CatalogEnvironmentInput.safeParse({ name: 'A', serverUrl, label: '' }).success
  const acceptsPicture = (imgUrl: string): boolean =>
    CatalogIntegrationInput.safeParse({ name: 'A', imgUrl, setupUrl: '' }).success

  it.each([
    'https://a.example',
    ' https://a.example/app/ ',
    'HTTPS://A.example:8443',
    'https://münchen.example/größe',
    'https://[2001:db8::1]/',
    'http://localhost:8080',
    'http://prod.localhost',
    'http://127.0.0.1',
    'https://a.example/@site',
    'https://A.example.',
    'https://MÜNCHEN.example',
    'https://mu\u0308nchen.example',
    'https://xn--mnchen-3ya.example',
    'https://[2001:DB8:0::1]:8443',
    'http://127.0.0.1.:80',
    `https://${'x'.repeat(63)}.example`,
  ])('%j is accepted [CAT-05]', (address) => {
    expect(accepts(address)).toBe(true)
  })

  it.each([
    '',
    'a.example',
    '//a.example',
    'https:a.example',
    'https:/a.example',
    'https:///a.example',
    'https:\\\\a.example',
    'https://a.example\\@b.example',
    'https://',
    'http://a.example',
    'http://localhost.a.example',
    'ftp://a.example',
    'javascript:alert(1)',
    'javascript://a.example/%0aalert(1)',
    'data:text/html,x',
    'https://user:secret@a.example',
    'https://@a.example',
    'https://a.example?',
    'https://a.example#',
    'https://a.example/?a=1',
    'https://a .example',
    'https://a.example/a b',
    'https://a.ex\nample',
    'https://a.example/\tb',
    'https://a.example/\u202Egnp',
    'https://a.exam\u200Bple',
    `https://a.example/${'x'.repeat(500)}`,
    'https://%68%31%30.example',
    'https://a%2Eexample',
    'https://ⓐ.example',
    'https://ａ.example',
    'https://Ⅷü.example',
    'https://a。example',
    'https://a..example',
    'https://a.example..',
    'https://.',
    `https://${'x'.repeat(64)}.example`,
    `https://${'ü'.repeat(60)}.example`,
    'https://a.example:0',
    'https://a.example:00',
    'http://127.1',
    'http://2130706433',
    'http://0x7f.0.0.1',
    'http://0177.0.0.1',
  ])('%j is rejected [CAT-05]', (address) => {
    expect(accepts(address)).toBe(false)
  })

  it.each([
    ['https://A.example', 'https://a.example/'],
    ['https://a.example:443', 'https://a.example'],
    ['https://a.example./app', 'https://a.example/app/'],
    ['https://a.example.:8443', 'https://a.example:8443'],
    ['https://münchen.example', 'https://xn--mnchen-3ya.example'],
    ['https://a.example/b/../c', 'https://a.example/c'],
  ])('%j is the same as %j [CAT-02]', (one, other) => {
    expect(addressKey(one)).toBe(addressKey(other))
  })

  it.each([
    ['https://a.example:8443', 'https://a.example'],
    ['https://a.example/App', 'https://a.example/app'],
    ['http://localhost', 'https://localhost'],
  ])('%j is another one than %j [CAT-02]', (one, other) => {
    expect(addressKey(one)).not.toBe(addressKey(other))
  })

  it('of a picture can have a query, and is on a server [CAT-04]', () => {
    expect(['', 'https://a.example/a.svg?v=2'].map(acceptsPicture)).toEqual([true, true])
    const wrong = [
      'https://',
      'https:a.example',
      'https://u@a.example',
      'https://a.example/a b',
      'http://a.example',
      'x',
    ]
    expect(wrong.map(acceptsPicture)).toEqual(wrong.map(() => false))
  })
})

it.each(['\u202Esnoitarepo', 'opera\u200Btions', '\u2066operations'])(
  'a description with invisible characters is rejected: %j [CAT-03]',
  (description) => {
    const { shape } = CatalogProductLicenseInput
    expect(shape.description.safeParse('Operations, العمليات').success).toBe(true)
    expect(shape.description.safeParse(description).error?.issues[0]?.message).toBe(fieldMessages.invisible)
  },
)

it('names where an entry is used, and how many it leaves out [CAT-08]', () => {
  const items = ['A', 'B', 'C'].map((name, id) => ({ id, name }))
  expect(
    catalogMessages.inUse([
      { kind: 'license', count: 1204, items },
      { kind: 'api-key', count: 1, items: [{ id: 1, name: 'Export' }] },
      { kind: 'report-group', count: 2, items: [] },
    ]),
  ).toBe(
    'Used by 1,204 licenses (A, B, C, 1,201 more), 1 API key (Export), 2 report groups. Retire it instead of deleting it.',
  )
})
