import { adaptGroupFields } from '@sitewright/api-client/adapt/groups'
import { groups as groupCalls } from '@sitewright/api-client/calls/groups'
import { addOnMessages } from '@sitewright/domain/add-ons/messages'
import type { AddOn } from '@sitewright/domain/add-ons/model'
import { groupMessages } from '@sitewright/domain/groups/messages'
import {
  type GroupDetailsInput,
  type GroupVersion,
  type UserGroup,
  type UserGroupCreate,
} from '@sitewright/domain/groups/model'
import { pageOfGroups } from '@sitewright/domain/groups/rules'
import { projectMessages } from '@sitewright/domain/projects/messages'
import { roleMessages } from '@sitewright/domain/roles/messages'
import type { SaveOutcome } from '@sitewright/domain/shared/outcome'
import { ifMatch, createOperations } from './api'
import { createListReads } from './list-reads'
import { selectPage } from './page-query'
import { cacheEntry, selectTagged, updateCached, useRead, type CacheEntry } from './read'
import { write } from './write'

const { groups } = createOperations({ groups: groupCalls })

/** The list of groups: a page of it, and its count. */
export const groupList = createListReads(groups.list, selectPage(pageOfGroups))

/** One group, with the tag of its users. */
export const useGroup = (id: number) => useRead(groups.one, { params: { id } }, { select: selectTagged })

const groupEntry = (id: number) => cacheEntry(groups.one, { params: { id } })

/** What both calls of a save do beside it. One toast for both. */
const getSaveOptions = (userGroupId: number) => ({
  saved: { text: groupMessages.saved, key: 'group-saved' },
  failed: groupMessages.saveFailed,
  entry: groupEntry(userGroupId),
  refresh: ['groups.list'] as ['groups.list'],
})

type Details = Omit<GroupDetailsInput, 'userIds'>

const saveGroupDetails = ({ userGroupId, licenseId }: UserGroup, details: Details, version: number) =>
  write(
    () => groups.saveDetails({ body: { userGroupId, licenseId, ...details, version } }),
    getSaveOptions(userGroupId),
  )

/** Saves the users of a group. A limit that the server refuses is an error of the field. */
async function saveGroupUsers({ userGroupId }: UserGroup, userIds: ReadonlySet<number>, tag: string | undefined) {
  const outcome = await write(
    () => groups.saveUsers({ query: { userGroupId }, body: [...userIds] }, ifMatch(tag)),
    getSaveOptions(userGroupId),
  )
  if (outcome.status !== 'failed' || outcome.problem !== 'invalid') return outcome
  return { ...outcome, message: groupMessages.saveFailed, fields: { userIds: [outcome.message] } }
}

/** Saves the details of a group, then its users: only what changed (GROUP-10). If the second call fails, the details stay saved. */
export async function saveGroup(
  group: UserGroup,
  { userIds, ...details }: GroupDetailsInput,
  { version: [version, tag], changedFields }: { version: GroupVersion; changedFields: readonly string[] },
): Promise<SaveOutcome<UserGroup>> {
  if (changedFields.every((field) => field === 'userIds')) return saveGroupUsers(group, userIds, tag)
  const outcome = await saveGroupDetails(group, details, version)
  if (outcome.status !== 'saved' || !changedFields.includes('userIds')) return outcome
  const rest = await saveGroupUsers(group, userIds, tag)
  return rest.status === 'conflict' ? { ...rest, savedFields: Object.keys(details) } : rest
}

/** The ETag of the product licenses of a group, which are part of the group. */
export const readAddOnsTag = ({ addOnsTag }: UserGroup): string | undefined =>
  addOnsTag === undefined ? undefined : `"${addOnsTag}"`

/** The product licenses in the cached group: no call reads them alone. */
function addOnsEntry(userGroupId: number): CacheEntry<AddOn[]> {
  const group = groupEntry(userGroupId)
  return {
    get: () => group.get()?.addOns,
    store: ({ body, etag }) =>
      updateCached(
        groups.one,
        ({ params }) => params.id === userGroupId,
        (known) => ({
          ...known,
          addOns: body,
          addOnIds: body.map(({ addOnId }) => addOnId),
          addOnsTag: etag?.replaceAll('"', ''),
        }),
      ),
    load: async () => {
      const { body } = await group.load()
      const etag = readAddOnsTag(body)
      return { body: body.addOns, etag }
    },
  }
}

const NO_VENDORS: ReadonlySet<string> = new Set()

/** Saves the product licenses of a group. The server removes roles that no product license includes any longer. */
export const saveGroupAddOns = (userGroupId: number, addOnIds: Iterable<number>, tag: string | undefined) =>
  write(() => groups.saveAddOns({ body: { userGroupId, addOnIds: [...addOnIds] } }, ifMatch(tag)), {
    saved: addOnMessages.savedOfGroup,
    failed: addOnMessages.saveFailed,
    entry: addOnsEntry(userGroupId),
    adapt: (addOns) => ({ addOnIds: new Set(addOns.map(({ addOnId }) => addOnId)), vendors: NO_VENDORS }),
    refresh: ['groups.one', 'groups.list', 'groups.roleInfo', 'licenses.addOns'],
  })

/** The projects of a group. */
export const useGroupProjects = (userGroupId: number) =>
  useRead(groups.projects, { query: { userGroupId } }, { select: selectTagged })

/** Saves the projects of a group. */
export const saveGroupProjects = (userGroupId: number, projectIds: Iterable<number>, tag: string | undefined) =>
  write(() => groups.saveProjects({ body: { userGroupId, projectIds: [...projectIds] } }, ifMatch(tag)), {
    saved: projectMessages.saved,
    failed: projectMessages.saveFailed,
    entry: cacheEntry(groups.projects, { query: { userGroupId } }),
  })

/** The role groups that the products of a group include, with the assigned roles. */
export const useGroupRoles = (id: number | undefined) =>
  useRead(groups.roleInfo, id === undefined ? undefined : { params: { id } }, { select: selectTagged })

/** Saves the roles of a group. */
export const saveGroupRoles = (userGroupId: number, roleIds: Iterable<number>, tag: string | undefined) =>
  write(() => groups.saveRoles({ body: { userGroupId, roleIds: [...roleIds] } }, ifMatch(tag)), {
    saved: roleMessages.saved,
    failed: roleMessages.saveFailed,
    entry: cacheEntry(groups.roleInfo, { params: { id: userGroupId } }),
    // The group says which roles lock a product license.
    refresh: ['groups.one'],
  })

/** Creates a group. A warning names what the server left out. */
export const createGroup = (body: UserGroupCreate) =>
  write(() => groups.create({ body }), {
    saved: groupMessages.created,
    savedBesideWarning: true,
    failed: groupMessages.createFailed,
    adaptFields: adaptGroupFields,
    refresh: ['groups.list'],
  })
