import type { groups } from '@sitewright/api-client/contract/groups'
import { groupMessages } from '@sitewright/domain/groups/messages'
import { GROUP_PAGE_SIZE, GROUP_SORT_KEYS } from '@sitewright/domain/groups/model'
import type { LicenseOwned } from '@sitewright/domain/shared/policy'
import { scopeOf } from '../../db/scope'
import type { SignedIn } from '../../http/caller'
import { exportHandler } from '../../exports/list-export'
import type { AreaHandlers } from '../../http/handler'
import { loading } from '../../http/loading'
import { replyWithList } from '../../http/whole-list'
import type { JobStart } from '../../jobs/start'
import { narrow, requireLicense } from '../licenses/narrow'
import { pageOf, sortOf } from '../list-query'
import { userHandlersBy } from '../users/subjects'
import { saveAddOns } from './add-ons'
import { assign, saveUsers, unassign } from './assign'
import { createGroup } from './create'
import { saveDetails } from './details'
import { groupExport } from './export'
import { DEFAULT_GROUP_SORT, groupsOfUser, groupList } from './list'
import { refuseTakenName } from './name-taken'
import { readProjects, saveProjects } from './projects'
import { presentGroups, replyWithGroup } from './read'
import { readRoles, saveRoles } from './roles'
import { findGroup } from './store'

export function groupHandlers({ db, onJob }: JobStart): AreaHandlers<typeof groups> {
  /** Handlers of calls about one group. Their subject is the group's row. */
  const other = {
    stranger: ({ licenseId }: SignedIn): LicenseOwned => ({ licenseId }),
    missing: groupMessages.notFound,
  }
  const ofGroup = <Input>(idOf: (input: Input) => number) =>
    loading({
      load: (call: Input & { actor: SignedIn }) => findGroup(db.orm, scopeOf(call.actor), idOf(call)),
      ...other,
    })
  const byPath = ofGroup(({ params }: { params: { id: number } }) => params.id)
  const byQuery = ofGroup(({ query }: { query: { userGroupId: number } }) => query.userGroupId)
  const byBody = ofGroup(({ body }: { body: { userGroupId: number } }) => body.userGroupId)
  return {
    list: {
      run: async ({ actor, query }) => {
        const sort = sortOf(query.sort, GROUP_SORT_KEYS, DEFAULT_GROUP_SORT)
        const filter = { scope: await narrow(db.orm, actor, query.licenseId), search: query.search?.trim() ?? '' }
        return replyWithList(pageOf(query, GROUP_PAGE_SIZE), {
          ...groupList(db.orm, filter, sort),
          present: (rows) => presentGroups(db.orm, rows),
        })
      },
    },
    ofUser: userHandlersBy(db).byQuery(async ({ subject }) => {
      const rows = await groupsOfUser(db.orm, subject.userId)
      return { status: 200, body: await presentGroups(db.orm, rows) }
    }),
    one: byPath(({ actor, subject }) => replyWithGroup(db.orm, actor, subject)),
    create: {
      run: async (call) => {
        await requireLicense(db.orm, call.actor, 'LicenseId', call.body.LicenseId)
        return db.transaction((tx) => createGroup(tx, call)).catch(refuseTakenName('Name'))
      },
    },
    saveDetails: {
      ...other,
      load: ({ actor, body }) => findGroup(db.orm, scopeOf(actor), body.sent.userGroupId),
      run: async (call) => {
        await requireLicense(db.orm, call.actor, 'licenseId', call.body.sent.licenseId)
        return db.transaction((tx) => saveDetails(tx, call)).catch(refuseTakenName('name'))
      },
    },
    saveUsers: byQuery((call) => db.transaction((tx) => saveUsers(tx, call))),
    saveAddOns: byBody((call) => db.transaction((tx) => saveAddOns(tx, call))),
    saveProjects: byBody((call) => db.transaction((tx) => saveProjects(tx, call))),
    saveRoles: byBody((call) => db.transaction((tx) => saveRoles(tx, call))),
    assign: {
      run: async (call) => {
        await db.transaction((tx) => assign(tx, call))
        return { status: 200, body: null }
      },
    },
    unassign: {
      run: async (call) => {
        const reply = await db.transaction((tx) => unassign(tx, call))
        return { status: 200, body: reply.canUndo ? null : reply }
      },
    },
    projects: byQuery(async ({ actor, subject }) => ({
      status: 200,
      ...(await readProjects(db.orm, actor, subject.userGroupId)),
    })),
    roleInfo: byPath(async ({ subject }) => ({ status: 200, ...(await readRoles(db.orm, subject.userGroupId)) })),
    export: exportHandler({ db, onJob }, groupExport, ({ actor, body }) => narrow(db.orm, actor, body.licenseId)),
  }
}
