import { describe, expect, it } from 'vitest'
import type { RoleName } from '../shared/role-catalog'
import {
  assignableProjects,
  hasPreservation,
  projectsForPreservation,
  projectsWithPreservation,
  visibleProjects,
  type VisibleProjects,
} from './policy'

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
      'are those of the own license, which is not the lowest, without access to other projects',
      { roles: ['ADMINISTER_PROJECT_READ'], licenseId: 10 },
      { licenseId: 10 },
    ],
    [
      'are all with all-licenses access, whatever other roles say',
      { roles: ['ADMINISTER_PROJECT_READ', 'ACCESS_ALL_CUSTOMER_LICENCES'], licenseId: 10 },
      'all',
    ],
    [
      'are none of another license, although a project of it is assigned',
      { roles: ['ADMINISTER_PROJECT_READ'], licenseId: 5 },
      { projectIds: [] },
    ],
  ])('%s [ROLE-33, ROLE-34, ROLE-35, ROLE-36, ROLE-38, PERM-19, PERM-20, PERM-21]', (_, actor, expected) => {
    expect(visibleProjects(actor, OWN)).toEqual(expected)
  })

  it.each<RoleName[]>([[], ['ADMINISTER_PROJECT_READ'], ['ACCESS_OTHER_PROJECTS']])(
    'are none where none is assigned, with %s [ROLE-38]',
    (...roles) => {
      expect(visibleProjects({ roles, licenseId: 1 }, [])).toEqual({ projectIds: [] })
    },
  )
})

describe('preservation', () => {
  it('leaves out the project with the defaults, which the project list shows [PERM-22, PERM-23]', () => {
    expect([1, 2, 11].filter(hasPreservation)).toEqual([2, 11])
    expect(visibleProjects({ roles: [], licenseId: 2 }, [{ projectId: 1, licenseId: 2 }])).toEqual({ projectIds: [1] })
  })
})

describe('the projects that an editor assigns', () => {
  it.each<[string, RoleName[], ReturnType<typeof assignableProjects>]>([
    [
      'are those of the license of the owner, assigned to the editor or not',
      ['ADMINISTER_USER_CREATE_UPDATE'],
      { licenseId: 7 },
    ],
    ['are not more with access to other projects', ['ACCESS_OTHER_PROJECTS'], { licenseId: 7 }],
    ['are not more with Administer Project Read', ['ADMINISTER_PROJECT_READ'], { licenseId: 7 }],
    ['are all with all-licenses access', ['ACCESS_ALL_CUSTOMER_LICENCES'], 'all'],
  ])('%s [ROLE-51, ROLE-53, PERM-27]', (_, roles, expected) => {
    expect(assignableProjects({ roles }, 7)).toEqual(expected)
  })
})

it('offers active projects for preservations, and lists all but the one with the defaults [PRES-09, PRES-10, PRES-36, CONS2-28]', () => {
  const projects = [1, 2, 3].map((projectId) => ({ projectId, isActive: projectId !== 3 }))
  expect(projectsWithPreservation(projects).map(({ projectId }) => projectId)).toEqual([2, 3])
  expect(projectsForPreservation(projects).map(({ projectId }) => projectId)).toEqual([2])
})
