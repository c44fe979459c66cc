import { describe, expect, it } from 'vitest'
import { mergeReport, pageOfLicenses } from './list'
import { License } from './model'

const license = (licenseId: number, change: Partial<License> = {}): License =>
  License.parse({
    licenseId,
    name: `License ${licenseId}`,
    company: 'Acme Ltd.',
    environmentId: null,
    maxProjects: 5,
    maxUsers: 10,
    isActive: true,
    expiryDate: null,
    expiryNotificationDays: [],
    licenseType: '',
    ownerId: null,
    numProjects: 0,
    numUsers: 0,
    ssoUrl: '',
    version: 1,
    ...change,
  })

const ids = ({ rows }: { rows: readonly License[] }) => rows.map(({ licenseId }) => licenseId)

describe('a page of a list that the server sent whole', () => {
  const all = [license(3, { expiryDate: 5 }), license(1), license(2, { expiryDate: 9, company: 'Bridge Inc.' })]

  it.each([
    [{}, [1, 2, 3]],
    [{ sort: 'expiryDate' }, [3, 2, 1]],
    [{ sort: '-expiryDate' }, [1, 2, 3]],
    [{ sort: '-name', page: 2, pageSize: 2 }, [1]],
    [{ search: 'BRIDGE' }, [2]],
    [{ search: '3' }, [3]],
    [{ licenseId: 2 }, [2]],
  ])('of %j has the licenses %j', (query, expected) => {
    expect(ids(pageOfLicenses(all, query))).toEqual(expected)
  })

  it.each(['maxUsers', 'maxProjects'] as const)('sorts unlimited %s after all limits [LIC-93]', (sort) => {
    const limits = [license(1, { [sort]: -7 }), license(2, { [sort]: 9 }), license(3, { [sort]: -1 })]
    expect(ids(pageOfLicenses(limits, { sort }))).toEqual([2, 1, 3])
    expect(ids(pageOfLicenses(limits, { sort: `-${sort}` }))).toEqual([1, 3, 2])
  })
})

describe('the usage report', () => {
  const row = { licenseId: 2, numProjects: 4, maxProjects: 6, numUsers: 8, maxUsers: -1 }

  it('is merged onto the licenses by id [LIC-09]', () => {
    const [one, two] = mergeReport([license(1), license(2)], [row, { ...row, licenseId: 7 }])
    expect(one).toEqual(license(1))
    expect(two).toEqual({ ...license(2), ...row })
  })

  it('leaves the licenses as they are without a row [LIC-09]', () => {
    expect(mergeReport([license(1)], [])).toEqual([license(1)])
  })
})
