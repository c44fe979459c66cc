import type { users } from '@sitewright/api-client/contract/users'
import { USER_PAGE_SIZE, USER_SORT_KEYS } from '@sitewright/domain/users/model'
import { DEFAULT_USER_SORT } from '@sitewright/domain/users/rules'
import type { GatewayConfig } from '../../config'
import type { AreaHandlers } from '../../http/handler'
import { notFound } from '../../http/refusals'
import { tagOfIds } from '../../http/versions'
import { replyWithList } from '../../http/whole-list'
import { startFrom, type JobStart } from '../../jobs/start'
import { narrow } from '../licenses/narrow'
import { pageOf, sortOf } from '../list-query'
import { scopeOf } from '../scope'
import { readDirectAddOns, saveAddOns } from './add-ons'
import { copyUser, replyOfCopy } from './copy'
import { createUser, toldAsTaken } from './create'
import { userExport } from './export'
import { readGroupInfo } from './group-info'
import { readRolesTab } from './held'
import { countUsers, listUsers, userPieces } from './list'
import { presentOne, presentUsers } from './present'
import { readDirectProjects, saveProjects } from './projects'
import { countReserved } from './reserved-names'
import { listRolesOf, saveRoles } from './roles'
import { saveUser } from './save'
import { findUser } from './store'
import { userSubjects } from './subjects'

interface UserOptions extends JobStart {
  readonly config: Pick<GatewayConfig, 'productName' | 'login'>
}

export function userHandlers({ db, config, onJob }: UserOptions): AreaHandlers<typeof users> {
  const { byName, byId } = userSubjects(db)
  return {
    list: {
      run: async ({ actor, query }) => {
        const sort = sortOf(query.sort, USER_SORT_KEYS, DEFAULT_USER_SORT)
        const filter = {
          scope: await narrow(db.orm, actor, query.licenseId),
          isActiveOnly: query.activeOnly === true,
          search: query.search?.trim() ?? '',
        }
        return replyWithList(pageOf(query, USER_PAGE_SIZE), {
          count: () => countUsers(db.orm, filter),
          read: (page) => listUsers(db.orm, filter, sort, page),
          pieces: (size) => userPieces(db.orm, filter, sort, size),
          present: (rows) => presentUsers(db.orm, actor, rows),
        })
      },
    },
    one: {
      ...byName,
      run: async ({ actor, params }) => {
        const row = await findUser(db.orm, scopeOf(actor), params.username)
        if (row === undefined) throw notFound(byName.missing)
        return { status: 200, body: await presentOne(db.orm, actor, row) }
      },
    },
    save: {
      ...byName,
      run: async (call) => ({
        status: 200,
        body: await db.transaction((tx) => saveUser(tx, config, call)).catch(countReserved({ db, config }, call)),
      }),
    },
    create: {
      run: async (call) => {
        const row = await db
          .transaction((tx) => createUser(tx, call))
          .catch(toldAsTaken(db.orm, call.actor, call.params.username))
          .catch(countReserved({ db, config }, call))
        return { status: 200, body: await presentOne(db.orm, call.actor, row) }
      },
    },
    copy: {
      run: async (call) => {
        const { row, leftOut } = await db
          .transaction((tx) => copyUser(tx, call))
          .catch(toldAsTaken(db.orm, call.actor, call.params.copy))
          .catch(countReserved({ db, config }, call))
        return replyOfCopy(leftOut, await presentOne(db.orm, call.actor, row))
      },
    },
    addOns: {
      ...byName,
      run: async ({ subject }) => ({ status: 200, ...(await readDirectAddOns(db.orm, subject.userId)) }),
    },
    saveAddOns: { ...byName, run: (call) => db.transaction((tx) => saveAddOns(tx, call)) },
    projects: {
      ...byName,
      run: async ({ actor, query, subject }) => {
        await narrow(db.orm, actor, query.licenseId)
        return { status: 200, ...(await readDirectProjects(db.orm, subject.userId, query.licenseId)) }
      },
    },
    saveProjects: {
      ...byName,
      run: async (call) => {
        await narrow(db.orm, call.actor, call.query.licenseId)
        return db.transaction((tx) => saveProjects(tx, call))
      },
    },
    roleGroups: {
      ...byName,
      run: async ({ actor, params }) => {
        const row = await findUser(db.orm, scopeOf(actor), params.username)
        if (row === undefined) throw notFound(byName.missing)
        return { status: 200, body: (await readRolesTab(db.orm, row.userId)).info }
      },
    },
    roles: {
      ...byId,
      run: async ({ params }) => ({ status: 200, body: await listRolesOf(db.orm, params.userId) }),
    },
    roleInfo: {
      ...byId,
      run: async ({ params }) => {
        const { info, direct } = await readRolesTab(db.orm, params.userId)
        return { status: 200, body: info, tag: tagOfIds(direct) }
      },
    },
    saveRoles: { ...byId, run: (call) => db.transaction((tx) => saveRoles(tx, call)) },
    groupInfo: {
      ...byId,
      run: async ({ params }) => ({ status: 200, body: await readGroupInfo(db.orm, params.userId) }),
    },
    export: {
      run: async (call) => {
        sortOf(call.body.sort, USER_SORT_KEYS, DEFAULT_USER_SORT)
        return startFrom({ db, onJob }, userExport, call, await narrow(db.orm, call.actor, call.body.licenseId))
      },
    },
  }
}
