import { groups as groupCalls } from '@sitewright/api-client/contract/groups'
import useSWR, { mutate } from 'swr'
import { addOnMessages } from '@sitewright/domain/add-ons/messages'
import { groupMessages } from '@sitewright/domain/groups/messages'
import {
  UserGroup,
  type UserGroupCreate,
  type UserGroupInput,
  type UserGroupQuery,
} from '@sitewright/domain/groups/model'
import { pageOfGroups } from '@sitewright/domain/groups/rules'
import { projectMessages } from '@sitewright/domain/projects/messages'
import { roleMessages } from '@sitewright/domain/roles/messages'
import type { ListRows } from '@sitewright/domain/shared/lists'
import { isProblem, messageOf } from '@sitewright/domain/shared/problem'
import { warningText } from '@sitewright/domain/shared/warning'
import type { GroupFilter } from '@sitewright/ui/features/groups/GroupListScreen'
import type { NameOutcome } from '@sitewright/ui/features/groups/GroupDetails'
import type { NewGroupOutcome } from '@sitewright/ui/features/groups/NewGroupScreen'
import type { AssignmentOutcome } from '@sitewright/ui/assignment/save-outcome'
import { session } from '../shell/session'
import { toasts } from '../shell/toasts'
import { callsOf } from './api'
import { saveAssignment } from './assignment'
import { over, taggedOf } from './assignment-reply'
import { isKeyOf, keyOf } from './keys'
import { pageQuery } from './page-query'

const api = callsOf({ groups: groupCalls })

export const groupsKey = (filter: GroupFilter) => keyOf('groups', filter)
export const groupKey = (id: number) => keyOf('group', id)

/** A server that does not page answers the whole list without a total: it is searched, sorted and cut here. */
async function loadPage(filter: GroupFilter): Promise<ListRows<UserGroup>> {
  const query: UserGroupQuery = pageQuery(filter)
  const reply = await api().groups.list({ query })
  return reply.total === undefined ? pageOfGroups(reply.body, query) : { rows: reply.body, total: reply.total }
}

/** One page of groups as the address asks for it. */
export const useGroups = (filter: GroupFilter) => useSWR(groupsKey(filter), () => loadPage(filter))

/** One group, with the tag of its users. */
export const useGroup = (id: number) =>
  useSWR(
    groupKey(id),
    async () => taggedOf(await api().groups.one({ params: { id } })),
    // Another group is another page: the one before must not stand in for it.
    { keepPreviousData: false },
  )

const refreshLists = (): void => void mutate((key) => isKeyOf(key, 'groups'))

/** The page of a group and the lists tell what it holds: a save of any tab changes them. */
const refreshGroup = (id: number): void => {
  void mutate(groupKey(id))
  refreshLists()
}

const currentOf = (error: unknown): UserGroup | undefined => {
  const parsed = isProblem(error) && error.kind === 'conflict' ? UserGroup.safeParse(error.current) : undefined
  return parsed?.success ? parsed.data : undefined
}

/** Saves the name of a group, where it was changed (GROUP-10). A refusal comes back as an outcome: what was typed stays. */
export async function saveGroupName(group: UserGroup, name: string, version: number): Promise<NameOutcome> {
  const owner = session.shown()?.id
  const { userGroupId, licenseId } = group
  try {
    const { body } = await api().groups.saveDetails({ body: { userGroupId, licenseId, name, version } })
    // A reply that comes after the session has changed hands is nobody's news.
    if (owner === session.shown()?.id) {
      refreshGroup(userGroupId)
      toasts.success(groupMessages.saved, { key: 'group-saved' })
    }
    return { status: 'saved', stored: versioned(body) }
  } catch (error) {
    const current = currentOf(error)
    if (current) {
      // The page above the form shows what stands.
      if (owner === session.shown()?.id) refreshGroup(userGroupId)
      return { status: 'conflict', current: versioned(current) }
    }
    return {
      status: 'failed',
      message: messageOf(error, groupMessages.saveFailed),
      fields: isProblem(error) ? error.fields : {},
    }
  }
}

const versioned = ({ name, version }: UserGroup) => ({ input: { name }, version })

/** Saves the users of a group, where they were changed (GROUP-10). */
export const saveGroupUsers = (userGroupId: number, userIds: readonly number[], tag: string | undefined) =>
  saveAssignment<UserGroup>({
    key: groupKey(userGroupId),
    send: () => api().groups.saveUsers({ query: { userGroupId }, body: [...userIds] }, over(tag)),
    saved: groupMessages.saved,
    failed: groupMessages.saveFailed,
    refresh: refreshLists,
  })

/** Saves the product licenses of a group. Its roles may go with them. */
export async function saveGroupAddOns(
  userGroupId: number,
  addOnIds: readonly number[],
  tag: string | undefined,
): Promise<AssignmentOutcome> {
  const outcome = await saveAssignment({
    key: groupAddOnsKey(userGroupId),
    send: () => api().groups.saveAddOns({ body: { userGroupId, addOnIds: [...addOnIds] } }, over(tag)),
    saved: addOnMessages.savedOfGroup,
    failed: addOnMessages.saveFailed,
  })
  // They are read with the group.
  if (outcome.status !== 'failed') await mutate(groupKey(userGroupId))
  if (outcome.status === 'saved') {
    refreshLists()
    void mutate(groupRolesKey(userGroupId))
    void mutate((key) => isKeyOf(key, 'license-add-ons'))
  }
  return outcome
}

const groupAddOnsKey = (id: number) => keyOf('group-add-ons', id)
const groupProjectsKey = (id: number) => keyOf('group-projects', id)
const groupRolesKey = (id: number) => keyOf('group-roles', id)

/** The projects of a group. */
export const useGroupProjects = (userGroupId: number) =>
  useSWR(groupProjectsKey(userGroupId), async () => taggedOf(await api().groups.projects({ query: { userGroupId } })))

export const saveGroupProjects = (userGroupId: number, projectIds: readonly number[], tag: string | undefined) =>
  saveAssignment({
    key: groupProjectsKey(userGroupId),
    send: () => api().groups.saveProjects({ body: { userGroupId, projectIds: [...projectIds] } }, over(tag)),
    saved: projectMessages.saved,
    failed: projectMessages.saveFailed,
  })

/** The role groups that the products of a group bring, with what is assigned. */
export const useGroupRoles = (id: number | undefined) =>
  useSWR(id === undefined ? null : groupRolesKey(id), async () =>
    taggedOf(await api().groups.roleInfo({ params: { id: id ?? 0 } })),
  )

export const saveGroupRoles = (userGroupId: number, roleIds: readonly number[], tag: string | undefined) =>
  saveAssignment({
    key: groupRolesKey(userGroupId),
    send: () => api().groups.saveRoles({ body: { userGroupId, roleIds: [...roleIds] } }, over(tag)),
    saved: roleMessages.saved,
    failed: roleMessages.saveFailed,
    // Roles that went have gone with a product.
    refresh: () => void mutate(groupKey(userGroupId)),
  })

/** Makes a group; a 210 says what was left out. */
export async function createGroup(body: UserGroupCreate): Promise<NewGroupOutcome> {
  try {
    const reply = await api().groups.create({ body })
    toasts.success(groupMessages.created)
    if (reply.status === 210) toasts.warning(warningText(reply.body))
    void mutate((key) => isKeyOf(key, 'groups'))
    return { status: 'saved' }
  } catch (error) {
    return { status: 'failed', message: messageOf(error, groupMessages.createFailed), fields: fieldsOf(error) }
  }
}

const FIELDS: Readonly<Record<string, keyof UserGroupInput>> = { Name: 'name', LicenseId: 'licenseId' }

/** The call names its fields in PascalCase; the form does not. */
const fieldsOf = (error: unknown) =>
  isProblem(error)
    ? Object.fromEntries(Object.entries(error.fields).map(([field, texts]) => [FIELDS[field] ?? field, texts]))
    : {}
