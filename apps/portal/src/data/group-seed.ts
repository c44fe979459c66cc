import { users as userCalls } from '@sitewright/api-client/contract/users'
import useSWR from 'swr'
import type { GroupSeed } from '@sitewright/domain/groups/rules'
import { directRoles } from '@sitewright/domain/roles/rules'
import { callsOf } from './api'
import { keyOf } from './keys'

const api = callsOf({ users: userCalls })

/** What a user holds directly, for a new group to copy, and the user's license (GROUP-23, GROUP-25). */
export const useGroupSeed = (userName: string | undefined) =>
  useSWR(
    userName === undefined ? null : keyOf('group-seed', userName),
    async (): Promise<{ licenseId: number; seed: GroupSeed }> => {
      const params = { username: userName ?? '' }
      const { userId, licenseId } = (await api().users.one({ params })).body
      const [projects, roles, addOns] = await Promise.all([
        api().users.projects({ params, query: { licenseId } }),
        api().users.roleInfo({ params: { userId } }),
        api().users.addOns({ params }),
      ])
      return {
        licenseId,
        seed: {
          projectIds: projects.body.map((project) => project.projectId),
          roleIds: directRoles(roles.body),
          addOnIds: addOns.body.map((addOn) => addOn.addOnId),
        },
      }
    },
    // Of another user it is another form.
    { keepPreviousData: false, revalidateOnFocus: false },
  )
