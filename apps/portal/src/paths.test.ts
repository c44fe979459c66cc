import { describe, expect, expectTypeOf, it } from 'vitest'
import { fillPath, type PathParam, paths } from './paths'

describe('the addresses that the portal builds', () => {
  it.each([
    [paths.home(), '/'],
    [paths.users(), '/users/list'],
    [paths.users({ search: 'a b&c', page: undefined, sort: '' }), '/users/list?search=a+b%26c'],
    [paths.signInAfter('ended', '/users/list?page=2'), '/login?status=ended&redirectUrl=%2Fusers%2Flist%3Fpage%3D2'],
    [paths.userDetails('a/b c'), '/user/a%2Fb%20c/details'],
    [paths.duplicateUser('o?#'), '/users/o%3F%23/duplicate'],
    [paths.newGroupFrom('viewer'), '/userGroups/new/viewer'],
    [paths.groupDetails(7, 'Night Shift'), '/users/userGroup/7/details?name=Night+Shift'],
    [paths.apiKeyDetails(12), '/apikeys/12/details'],
    [paths.projects({ state: 'all' }), '/projects?state=all'],
    [paths.newProject(), '/projects/new'],
    [paths.projectView(12), '/projects/12/view'],
    [paths.licenses({ search: 'harbour' }), '/license/list?search=harbour'],
    [paths.newLicense(), '/license/new'],
    [paths.licenseView(2), '/license/2/view'],
    [paths.importSystem(7), '/imports/7/view'],
    [paths.integrationReport('a/b'), '/integration/a%2Fb/view'],
    [paths.catalogEntry('reports', 3), '/catalog/reports/3/details'],
  ])('are %s', (address, expected) => {
    expect(address).toBe(expected)
  })

  it('fill every parameter of a pattern, and accept no other', () => {
    const pattern = '/projects/:projectId/site/:siteId/map'
    expectTypeOf<PathParam<typeof pattern>>().toEqualTypeOf<'projectId' | 'siteId'>()
    expectTypeOf<PathParam<'/users/list'>>().toEqualTypeOf<never>()
    expect(fillPath(pattern, { projectId: 3, siteId: 'a/b' })).toBe('/projects/3/site/a%2Fb/map')
  })

  it('accept only the query of their page', () => {
    type QueryKey = keyof NonNullable<Parameters<typeof paths.groups>[0]>
    expectTypeOf<QueryKey>().toEqualTypeOf<'search' | 'license' | 'sort' | 'page'>()
  })

  it('are not built with a missing parameter', () => {
    expect(() => fillPath<string>('/apikeys/:id/details', {})).toThrow('/apikeys/:id/details needs id.')
  })
})
