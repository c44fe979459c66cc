import type { Client } from '@sitewright/api-client/client'
import type { UserGroup } from '@sitewright/domain/groups/model'
import { Problem } from '@sitewright/domain/shared/problem'
import type { RoleName } from '@sitewright/domain/shared/role-catalog'
import { startTestGateway, type TestGateway } from './test-gateway'
import { addOnId, type ShortName } from '../../apps/gateway/src/db/demo/add-ons'
import {
  audit,
  groupAddOns,
  groupProjects,
  groupRoles,
  groupUsers,
  roles,
  userAddOns,
  userGroups,
  userRoles,
  users,
} from '../../apps/gateway/src/db/schema'
import { writeChange, type Assignments } from '../../apps/gateway/src/holdings/assignments'
import { createTestDatabase, type TestDatabase } from '../../apps/gateway/test/test-database'

interface NewGroup {
  readonly name?: string
  readonly licenseId?: number
  readonly users?: readonly number[]
  readonly addOns?: readonly ShortName[]
  readonly roles?: readonly RoleName[]
  readonly projects?: readonly number[]
}

interface NewUser {
  readonly licenseId?: number
  readonly addOns?: readonly ShortName[]
  readonly roles?: readonly RoleName[]
}

/** A demo world with a gateway, for tests of user groups; each test makes the groups and users that it changes. */
export interface GroupWorld {
  readonly db: TestDatabase
  readonly gateway: TestGateway
  /** customer.admin, of license 1. */
  readonly admin: Client
  /** user.editor, of license 1: no role for roles. */
  readonly editor: Client
  /** harbour.admin, of license 2. */
  readonly harbour: Client
  readonly superAdmin: Client
  /** Of license 1 where nothing else is said. @returns its id */
  newGroup(what?: NewGroup): Promise<number>
  newUser(what?: NewUser): Promise<number>
  roleIds(...names: RoleName[]): Promise<number[]>
  userId(userName: string): Promise<number>
  read(userGroupId: number): Promise<UserGroup>
  /** What the audit says of a group, newest first. */
  auditOf(userGroupId: number): Promise<(typeof audit.$inferSelect)[]>
  close(): Promise<void>
}

/** The Problem that a call fails with; that it does not fail is an error. */
export const failureOf = (promise: Promise<unknown>): Promise<Problem> =>
  promise.then(
    () => Promise.reject(new Error('It was done.')),
    (error: unknown) => {
      if (error instanceof Problem) return error
      throw error
    },
  )

export async function openGroupWorld(): Promise<GroupWorld> {
  const db = await createTestDatabase()
  const gateway = await startTestGateway({ db })
  const superAdmin = await gateway.clientAs('super.admin')
  let made = 0
  const roleIds = async (...names: RoleName[]): Promise<number[]> => {
    const rows = await db.orm.select().from(roles)
    return names.map((name) => {
      const found = rows.find((row) => row.name === name)
      if (found === undefined) throw new Error(`There is no role ${name}.`)
      return found.roleId
    })
  }
  const give = (table: Assignments, ownerId: number, added: readonly number[]) =>
    writeChange(db.orm, table, ownerId, { added, removed: [] })
  return {
    db,
    gateway,
    superAdmin,
    admin: await gateway.clientAs('customer.admin'),
    editor: await gateway.clientAs('user.editor'),
    harbour: await gateway.clientAs('harbour.admin'),
    roleIds,
    newGroup: async (what = {}) => {
      made += 1
      const values = { licenseId: what.licenseId ?? 1, name: what.name ?? `Made group ${made}` }
      const [row] = await db.orm.insert(userGroups).values(values).returning()
      const userGroupId = row?.userGroupId ?? 0
      await give(groupUsers, userGroupId, what.users ?? [])
      await give(groupAddOns, userGroupId, (what.addOns ?? []).map(addOnId))
      await give(groupRoles, userGroupId, await roleIds(...(what.roles ?? [])))
      await give(groupProjects, userGroupId, what.projects ?? [])
      return userGroupId
    },
    newUser: async (what = {}) => {
      made += 1
      const userName = `made.user.${made}`
      const [row] = await db.orm
        .insert(users)
        .values({
          userName,
          firstName: 'Made',
          lastName: 'Up',
          email: `${userName}@example.com`,
          licenseId: what.licenseId ?? 1,
          createDate: 1,
        })
        .returning({ userId: users.userId })
      const userId = row?.userId ?? 0
      await give(userAddOns, userId, (what.addOns ?? []).map(addOnId))
      await give(userRoles, userId, await roleIds(...(what.roles ?? [])))
      return userId
    },
    userId: async (userName) => {
      const rows = await db.orm.select({ userId: users.userId, userName: users.userName }).from(users)
      const row = rows.find((user) => user.userName === userName)
      if (row === undefined) throw new Error(`There is no ${userName}.`)
      return row.userId
    },
    read: async (id) => (await superAdmin.groups.one({ params: { id } })).body,
    auditOf: async (userGroupId) => {
      const rows = await db.orm.select().from(audit)
      return rows
        .filter(({ subjectKind, subjectId }) => subjectKind === 'user-group' && subjectId === String(userGroupId))
        .toSorted((one, other) => other.auditId - one.auditId)
    },
    close: async () => {
      await gateway.close()
      await db.close()
    },
  }
}
