import { licenses as licenseCalls } from '@sitewright/api-client/calls/licenses'
import { users as userCalls } from '@sitewright/api-client/calls/users'
import type { GroupSeed } from '@sitewright/domain/groups/rules'
import { directRoles } from '@sitewright/domain/roles/rules'
import type { Actor } from '@sitewright/domain/shared/policy'
import { createOperations, type Source } from '../api'
import { useRead } from '../read'
import { countCopyable } from './count-copyable'

const { licenses, users } = createOperations({ licenses: licenseCalls, users: userCalls })

interface SeedInput {
  readonly userName: string
  readonly actor: Actor
}

interface SeedOfUser {
  readonly licenseId: number
  readonly seed: GroupSeed
}

const seedSource: Source<SeedInput, { body: SeedOfUser }> = {
  operation: 'groups.seed',
  load: async ({ userName, actor }) => {
    const params = { username: userName }
    const { userId, licenseId } = (await users.one({ params })).body
    const ofLicense = { params: { licenseId } }
    const [projects, roles, addOns, licenseProjects, licenseAddOns] = await Promise.all([
      users.projects({ params, query: { licenseId } }),
      users.roleInfo({ params: { userId } }),
      users.addOns({ params }),
      licenses.projects(ofLicense),
      licenses.addOns(ofLicense),
    ])
    const seed = {
      projectIds: projects.body.map((project) => project.projectId),
      roleIds: directRoles(roles.body),
      addOnIds: addOns.body.map((addOn) => addOn.addOnId),
    }
    const copyable = countCopyable(seed, {
      actor,
      licenseId,
      projects: licenseProjects.body,
      addOns: licenseAddOns.body,
      roleInfo: roles.body,
    })
    return { body: { licenseId, seed: { ...seed, copyable } } }
  },
}

/**
 * Direct assignments of a user for a new group to copy, how many of them can be copied, and the user's license (GROUP-23, GROUP-25, USER-47).
 * @param actor who creates the group
 */
export const useGroupSeed = (userName: string | undefined, { userId, userName: actorName, licenseId, roles }: Actor) =>
  useRead(
    seedSource,
    userName === undefined ? undefined : { userName, actor: { userId, userName: actorName, licenseId, roles } },
    { revalidates: 'on-mount' },
  )
