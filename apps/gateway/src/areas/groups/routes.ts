import { and, eq } from 'drizzle-orm'
import type { groups } from '@sitewright/api-client/contract/groups'
import { groupMessages } from '@sitewright/domain/groups/messages'
import { GROUP_PAGE_SIZE, GROUP_SORT_KEYS } from '@sitewright/domain/groups/model'
import type { LicenseOwned } from '@sitewright/domain/shared/policy'
import { userMessages } from '@sitewright/domain/users/messages'
import { users } from '../../db/schema'
import type { AreaHandlers } from '../../http/handler'
import { notFound } from '../../http/refusals'
import type { SignedIn } from '../../http/session'
import { isStorableId } from '../../http/storable'
import { replyWithList } from '../../http/whole-list'
import { startFrom, type JobStart } from '../../jobs/start'
import { narrow, requireLicense } from '../licenses/narrow'
import { pageOf, sortOf } from '../list-query'
import { inScope, scopeOf } from '../scope'
import { saveAddOns } from './add-ons'
import { assign, unassign } from './assign'
import { createGroup } from './create'
import { saveDetails } from './details'
import { groupExport } from './export'
import { countGroups, DEFAULT_GROUP_SORT, groupPieces, groupsOfUser, listGroups } from './list'
import { tellingTakenName } from './name-taken'
import { projectsOf, saveProjects, tagOfProjects } from './projects'
import { presentGroups, readWhole } from './read'
import { replyWithGroup } from './reply'
import { roleInfoOf, saveRoles, tagOfRoles } from './roles'
import { saveUsers } from './save-users'
import { findGroup } from './store'

export function groupHandlers({ db, onJob }: JobStart): AreaHandlers<typeof groups> {
  const stranger = ({ licenseId }: SignedIn): LicenseOwned => ({ licenseId })
  const missing = groupMessages.notFound
  /** What a call about one group is judged by. */
  const ofGroup = <Call extends { actor: SignedIn }>(idOf: (call: Call) => number) => ({
    load: (call: Call): Promise<LicenseOwned | undefined> => findGroup(db.orm, scopeOf(call.actor), idOf(call)),
    stranger,
    missing,
  })
  const byPath = ofGroup((call: { actor: SignedIn; params: { id: number } }) => call.params.id)
  const byQuery = ofGroup((call: { actor: SignedIn; query: { userGroupId: number } }) => call.query.userGroupId)
  const byBody = ofGroup((call: { actor: SignedIn; body: { userGroupId: number } }) => call.body.userGroupId)
  return {
    list: {
      run: async ({ actor, query }) => {
        const sort = sortOf(query.sort, GROUP_SORT_KEYS, DEFAULT_GROUP_SORT)
        const filter = { scope: await narrow(db.orm, actor, query.licenseId), search: query.search?.trim() ?? '' }
        return replyWithList(pageOf(query, GROUP_PAGE_SIZE), {
          count: () => countGroups(db.orm, filter),
          read: (page) => listGroups(db.orm, filter, sort, page),
          pieces: (size) => groupPieces(db.orm, filter, sort, size),
          present: (rows) => presentGroups(db.orm, rows),
        })
      },
    },
    ofUser: {
      load: async ({ actor, query: { userId } }) => {
        if (!isStorableId(userId)) return undefined
        const [row] = await db.orm
          .select({ userId: users.userId, licenseId: users.licenseId })
          .from(users)
          .where(and(eq(users.userId, userId), inScope(users.licenseId, scopeOf(actor))))
        return row
      },
      stranger: (actor) => ({ userId: 0, licenseId: actor.licenseId }),
      missing: userMessages.notFound,
      run: async ({ query }) => {
        const rows = await groupsOfUser(db.orm, query.userId)
        return { status: 200, body: await presentGroups(db.orm, rows) }
      },
    },
    one: {
      ...byPath,
      run: async ({ actor, params }) => {
        const row = await findGroup(db.orm, scopeOf(actor), params.id)
        if (row === undefined) throw notFound(missing)
        return replyWithGroup(db.orm, actor, await readWhole(db.orm, row))
      },
    },
    create: {
      run: async (call) => {
        await requireLicense(db.orm, call.actor, 'LicenseId', call.body.LicenseId)
        const reply = await tellingTakenName('Name', () => db.transaction((tx) => createGroup(tx, call)))
        return reply.status === 200 ? replyWithGroup(db.orm, call.actor, reply.body) : reply
      },
    },
    saveDetails: {
      ...byBody,
      run: async (call) => {
        await requireLicense(db.orm, call.actor, 'licenseId', call.body.licenseId)
        return replyWithGroup(
          db.orm,
          call.actor,
          await tellingTakenName('name', () => db.transaction((tx) => saveDetails(tx, call))),
        )
      },
    },
    saveUsers: {
      ...byQuery,
      run: async (call) => replyWithGroup(db.orm, call.actor, await db.transaction((tx) => saveUsers(tx, call))),
    },
    saveAddOns: { ...byBody, run: (call) => db.transaction((tx) => saveAddOns(tx, call)) },
    saveProjects: {
      ...byBody,
      run: async (call) => {
        const body = await db.transaction((tx) => saveProjects(tx, call))
        return { status: 200, body, tag: tagOfProjects(body) }
      },
    },
    saveRoles: {
      ...byBody,
      run: async (call) => {
        const body = await db.transaction((tx) => saveRoles(tx, call))
        return { status: 200, body, tag: tagOfRoles(body) }
      },
    },
    assign: {
      run: async (call) => {
        await db.transaction((tx) => assign(tx, call))
        return { status: 200, body: null }
      },
    },
    unassign: {
      run: async (call) => {
        await db.transaction((tx) => unassign(tx, call))
        return { status: 200, body: null }
      },
    },
    projects: {
      ...byQuery,
      run: async ({ actor, query }) => {
        const body = await projectsOf(db.orm, actor, query.userGroupId)
        return { status: 200, body, tag: tagOfProjects(body) }
      },
    },
    roleInfo: {
      ...byPath,
      run: async ({ params }) => {
        const body = await roleInfoOf(db.orm, params.id)
        return { status: 200, body, tag: tagOfRoles(body) }
      },
    },
    export: {
      run: async (call) => {
        sortOf(call.body.sort, GROUP_SORT_KEYS, DEFAULT_GROUP_SORT)
        return startFrom({ db, onJob }, groupExport, call, await narrow(db.orm, call.actor, call.body.licenseId))
      },
    },
  }
}
