import { licenses as licenseCalls } from '@sitewright/api-client/contract/licenses'
import { users as userCalls } from '@sitewright/api-client/contract/users'
import useSWR from 'swr'
import type { GroupSeed } from '@sitewright/domain/groups/rules'
import { directRoles } from '@sitewright/domain/roles/rules'
import type { Actor } from '@sitewright/domain/shared/policy'
import { callsOf } from './api'
import { countCopyable } from './count-copyable'
import { keyOf } from './keys'

const api = callsOf({ licenses: licenseCalls, users: userCalls })

/**
 * Direct assignments of a user for a new group to copy, how many of them can be copied, and the user's license (GROUP-23, GROUP-25, USER-47).
 * @param actor who makes the group
 */
export const useGroupSeed = (userName: string | undefined, actor: Actor) =>
  useSWR(
    userName === undefined ? null : keyOf('group-seed', userName),
    async (): Promise<{ licenseId: number; seed: GroupSeed }> => {
      const params = { username: userName ?? '' }
      const { userId, licenseId } = (await api().users.one({ params })).body
      const ofLicense = { params: { licenseId } }
      const [projects, roles, addOns, licenseProjects, licenseAddOns] = await Promise.all([
        api().users.projects({ params, query: { licenseId } }),
        api().users.roleInfo({ params: { userId } }),
        api().users.addOns({ params }),
        api().licenses.projects(ofLicense),
        api().licenses.addOns(ofLicense),
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
      return { licenseId, seed: { ...seed, copyable } }
    },
    // Of another user it is another form.
    { keepPreviousData: false, revalidateOnFocus: false },
  )
