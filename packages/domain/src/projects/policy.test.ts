import { describe, expect, it } from 'vitest'
import type { RoleName } from '../shared/role-catalogue'
import { visibleProjects, type VisibleProjects } from './policy'

/** Of two licenses; the higher one has the lower ids, which decide nothing. */
const OWN = [
  { projectId: 3, licenseId: 10 },
  { projectId: 41, licenseId: 2 },
  { projectId: 42, licenseId: 2 },
]

describe('the projects that a user sees', () => {
  it.each<[string, { roles: string[]; licenseId: number }, VisibleProjects]>([
    ['are all with all-licenses access', { roles: ['ACCESS_ALL_CUSTOMER_LICENCES'], licenseId: 2 }, 'all'],
    ['are the own ones of the own license', { roles: [], licenseId: 2 }, { projectIds: [41, 42] }],
    [
      'are the own ones of any license with access to other projects',
      { roles: ['ACCESS_OTHER_PROJECTS'], licenseId: 2 },
      { projectIds: [3, 41, 42] },
    ],
    [
      'are the whole license with Administer Project Read, by its display name',
      { roles: ['Administer Project Read'], licenseId: 10 },
      { licenseId: 10 },
    ],
    [
      'are those of the lowest license, compared as numbers',
      { roles: ['ADMINISTER_PROJECT_READ', 'ACCESS_OTHER_PROJECTS'], licenseId: 10 },
      { licenseId: 2 },
    ],
    [
      'are none of another license, although a project of it is assigned',
      { roles: ['ADMINISTER_PROJECT_READ'], licenseId: 5 },
      { projectIds: [] },
    ],
  ])('%s [ROLE-33, ROLE-34, ROLE-35, ROLE-36, ROLE-38]', (_, actor, expected) => {
    expect(visibleProjects(actor, OWN)).toEqual(expected)
  })

  it.each<RoleName[]>([[], ['ADMINISTER_PROJECT_READ'], ['ACCESS_OTHER_PROJECTS']])(
    'are none where none is assigned, with %s [ROLE-38]',
    (...roles) => {
      expect(visibleProjects({ roles, licenseId: 1 }, [])).toEqual({ projectIds: [] })
    },
  )
})
