import { describe, expect, it } from 'vitest'
import { DEFAULT_GROUP_SORT, toGroupCreate, pageOfGroups } from '../groups/rules'
import { pageOfApiKeys } from '../api-keys/rules'

const group = (userGroupId: number, name: string, userCount = 0, licenseId = 1) => ({
  userGroupId,
  name,
  licenseId,
  userCount,
  addOns: [],
  version: 1,
})
const key = (apiKeyId: number, name: string, isActive = true) => ({
  apiKeyId,
  name,
  description: '',
  licenseId: 1,
  isActive,
  allProjects: false,
  keyPrefix: `p${apiKeyId}`,
  createdDate: null,
  updatedDate: null,
  keyAddons: [],
  version: 1,
})

describe('a list of a server that does not page', () => {
  const groups = [group(1, 'night', 3), group(2, 'Day', 3), group(3, 'Jetty', 9), group(4, 'Jetty', 1, 2)]

  it('is searched, ordered in any case with the id last, and cut [GROUP-06]', () => {
    expect(DEFAULT_GROUP_SORT).toEqual([{ key: 'name', isDescending: false }])
    const names = (query: Parameters<typeof pageOfGroups>[1]) =>
      pageOfGroups(groups, query).rows.map((row) => row.userGroupId)
    expect(names({})).toEqual([2, 3, 4, 1])
    expect(names({ sort: '-userCount' })).toEqual([3, 1, 2, 4])
    expect(names({ sort: 'password' })).toEqual([2, 3, 4, 1])
    expect(names({ search: ' JET ', licenseId: 2 })).toEqual([4])
    expect(pageOfGroups(groups, { page: 2, pageSize: 3 })).toEqual({ rows: [groups[0]], total: 4 })
  })

  it('of keys is searched by name and prefix, and filtered by active ones [KEY-04, KEY-13]', () => {
    const keys = [key(1, 'Gates'), key(2, 'Doors', false), key(3, 'Cranes')]
    const ids = (query: Parameters<typeof pageOfApiKeys>[1]) =>
      pageOfApiKeys(keys, query).rows.map((row) => row.apiKeyId)
    expect(ids({ activeOnly: true })).toEqual([3, 1])
    expect(ids({ search: 'P2' })).toEqual([2])
    expect(ids({ sort: '-isActive' })).toEqual([1, 3, 2])
  })
})

describe('the body of a new user group', () => {
  const seed = { projectIds: [1], roleIds: [2], addOnIds: [3] }
  const group = { name: 'Night Shift', licenseId: 1 }

  it.each([
    [
      { copiesProjects: false, copiesRoles: false },
      { LicenseId: 1, Name: 'Night Shift' },
    ],
    [
      { copiesProjects: true, copiesRoles: false },
      { LicenseId: 1, Name: 'Night Shift', ProjectIds: [1] },
    ],
    [
      { copiesProjects: false, copiesRoles: true },
      { LicenseId: 1, Name: 'Night Shift', RoleIds: [2], AddOnIds: [3] },
    ],
  ])('with %j omits what is not copied [GROUP-26, GROUP-27]', (copies, body) => {
    expect(toGroupCreate({ ...group, ...copies }, seed)).toEqual(body)
  })
})
