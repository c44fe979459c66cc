import { describe, expect, it } from 'vitest'
import { catalogForms, toCatalogBody, toCatalogValues } from './forms'
import type { CatalogEnvironment, CatalogProductLicense } from './model'
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
