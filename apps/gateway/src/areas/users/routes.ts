import type { users } from '@sitewright/api-client/contract/users'
import { USER_PAGE_SIZE, USER_SORT_KEYS } from '@sitewright/domain/users/model'
import { DEFAULT_USER_SORT } from '@sitewright/domain/users/rules'
import type { GatewayConfig } from '../../config'
import { exportHandler } from '../../exports/list-export'
import type { AreaHandlers } from '../../http/handler'
import { replyWithList } from '../../http/whole-list'
import type { JobStart } from '../../jobs/start'
import { narrow } from '../licenses/narrow'
import { pageOf, sortOf } from '../list-query'
import { readAddOnsTab, saveAddOns } from './add-ons'
import { copyUser } from './copy'
import { createUser, refuseTakenName } from './create'
import { userExport } from './export'
import { readGroupInfo } from './group-info'
import { readRolesTab } from './inherited'
import { countUserFacets, toUserFilter, userList } from './list'
import { presentOne, presentUsers } from './present'
import { readDirectProjects, saveProjects } from './projects'
import { countReserved } from './reserved-names'
import { listRolesOf, saveRoles } from './roles'
import { saveUser } from './save'
import { userHandlersBy } from './subjects'

interface UserOptions extends JobStart {
  readonly config: Pick<GatewayConfig, 'productName' | 'login'>
}

export function userHandlers({ db, config, onJob }: UserOptions): AreaHandlers<typeof users> {
  const { byName, byId } = userHandlersBy(db)
  return {
    list: {
      run: async ({ actor, query, now }) => {
        const sort = sortOf(query.sort, USER_SORT_KEYS, DEFAULT_USER_SORT)
        const filter = toUserFilter(query, await narrow(db.orm, actor, query.licenseId), now)
        return replyWithList(pageOf(query, USER_PAGE_SIZE), {
          ...userList(db.orm, filter, sort),
          present: (rows) => presentUsers(db.orm, actor, rows),
        })
      },
    },
    facets: {
      run: async ({ actor, query, now }) => {
        const filter = toUserFilter(query, await narrow(db.orm, actor, query.licenseId), now)
        return { status: 200, body: await countUserFacets(db.orm, filter, now) }
      },
    },
    one: byName(async ({ actor, subject }) => ({ status: 200, body: await presentOne(db.orm, actor, subject) })),
    save: byName((call) =>
      db.transaction((tx) => saveUser(tx, config, call)).catch(countReserved({ db, config }, call)),
    ),
    create: {
      run: async (call) => ({
        status: 200,
        body: await db
          .transaction(async (tx) => presentOne(tx, call.actor, await createUser(tx, call)))
          .catch(refuseTakenName(db.orm, call.actor, call.params.username))
          .catch(countReserved({ db, config }, call)),
      }),
    },
    copy: {
      run: (call) =>
        db
          .transaction((tx) => copyUser(tx, call))
          .catch(refuseTakenName(db.orm, call.actor, call.params.copy))
          .catch(countReserved({ db, config }, call)),
    },
    addOns: byName(async ({ subject }) => ({ status: 200, ...(await readAddOnsTab(db.orm, subject.userId)) })),
    saveAddOns: byName((call) => db.transaction((tx) => saveAddOns(tx, call))),
    projects: byName(async ({ actor, query: { licenseId }, subject }) => {
      await narrow(db.orm, actor, licenseId)
      return { status: 200, ...(await readDirectProjects(db.orm, subject.userId, licenseId)) }
    }),
    saveProjects: byName(async (call) => {
      await narrow(db.orm, call.actor, call.query.licenseId)
      return db.transaction((tx) => saveProjects(tx, call))
    }),
    roleGroups: byName(async ({ subject }) => {
      const { body } = await readRolesTab(db.orm, subject.userId)
      return { status: 200, body }
    }),
    roles: byId(async ({ subject }) => ({ status: 200, body: await listRolesOf(db.orm, subject.userId) })),
    roleInfo: byId(async ({ subject }) => ({ status: 200, ...(await readRolesTab(db.orm, subject.userId)) })),
    saveRoles: byId((call) => db.transaction((tx) => saveRoles(tx, call))),
    groupInfo: byId(async ({ subject }) => ({ status: 200, body: await readGroupInfo(db.orm, subject.userId) })),
    export: exportHandler({ db, onJob }, userExport, ({ actor, body }) => narrow(db.orm, actor, body.licenseId)),
  }
}
