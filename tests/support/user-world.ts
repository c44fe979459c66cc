import type { Client } from '@sitewright/api-client/client'
import type { UserCreate } from '@sitewright/domain/users/model'
import type { RoleName } from '@sitewright/domain/shared/role-catalog'
import { startTestGateway, type TestGateway } from './test-gateway'
import { addOnId, type ShortName } from '../../apps/gateway/src/db/demo/add-ons'
import {
  audit,
  groupAddOns,
  groupProjects,
  groupRoles,
  groupUsers,
  projects,
  roles,
  userAddOns,
  userGroups,
  userProjects,
  userRoles,
  users,
} from '../../apps/gateway/src/db/schema'
import { createTestDatabase, type TestDatabase } from '../../apps/gateway/test/test-database'

/** What a user has, or a group gives. */
interface Holds {
  readonly addOns?: readonly ShortName[]
  readonly roles?: readonly RoleName[]
  readonly projects?: readonly number[]
}

interface NewUser extends Holds {
  /** Ids of groups. */
  readonly groups?: readonly number[]
  readonly row?: Partial<typeof users.$inferInsert>
}

export interface MadeUser {
  readonly userId: number
  readonly userName: string
}

/** A demo world with a gateway, for tests of what users hold; each test makes the users that it changes. */
export interface UserWorld {
  readonly db: TestDatabase
  readonly gateway: TestGateway
  /** customer.admin, of license 1. */
  readonly admin: Client
  /** user.editor, of license 1: no role for roles. */
  readonly editor: Client
  readonly superAdmin: Client
  /** Of license 1 where the row says nothing else; with the password of the demo accounts. */
  newUser(what?: NewUser): Promise<MadeUser>
  /** @returns its id */
  newGroup(name: string, gives?: Holds, licenseId?: number): Promise<number>
  roleId(name: RoleName): Promise<number>
  /** Ids of projects of a license, active ones or the others. */
  projectsOf(licenseId: number, isActive?: boolean): Promise<number[]>
  /** What the audit says of a user, newest first. */
  auditOf(userId: number): Promise<(typeof audit.$inferSelect)[]>
  close(): Promise<void>
}

/** The form of a new user, filled in. */
export const filledIn = (values: Partial<UserCreate> = {}): UserCreate => ({
  firstName: 'New',
  lastName: 'Comer',
  email: 'new.comer@example.com',
  phoneNumber: '1',
  companyName: 'Co',
  position: 'Rigger',
  comment: '',
  licenseId: 1,
  isApproved: true,
  isLockedOut: false,
  isSsoUser: false,
  mustUpdatePassword: false,
  twoFactorEnabled: false,
  ...values,
})

type Table = typeof userAddOns | typeof userRoles | typeof userProjects | typeof groupUsers

export async function openUserWorld(): Promise<UserWorld> {
  const db = await createTestDatabase()
  const gateway = await startTestGateway({ db })
  const viewer = (await db.orm.select().from(users)).find(({ userName }) => userName === 'viewer')
  let made = 0
  const give = async (table: Table, pairs: readonly { ownerId: number; itemId: number }[]) => {
    if (pairs.length > 0) await db.orm.insert(table).values([...pairs])
  }
  const roleIds = async (names: readonly RoleName[] = []) => {
    const all = await db.orm.select().from(roles)
    return all.filter((role) => names.some((name) => name === role.name)).map(({ roleId }) => roleId)
  }
  const hold = async (ownerId: number, tables: readonly [Table, Table, Table], holds: Holds) => {
    const rows = (ids: readonly number[]) => ids.map((itemId) => ({ ownerId, itemId }))
    await give(tables[0], rows((holds.addOns ?? []).map(addOnId)))
    await give(tables[1], rows(await roleIds(holds.roles)))
    await give(tables[2], rows(holds.projects ?? []))
  }
  return {
    db,
    gateway,
    admin: await gateway.clientAs('customer.admin'),
    editor: await gateway.clientAs('user.editor'),
    superAdmin: await gateway.clientAs('super.admin'),
    newUser: async ({ groups = [], row, ...holds } = {}) => {
      made += 1
      const userName = row?.userName ?? `made.${made}`
      const [stored] = await db.orm
        .insert(users)
        .values({
          userName,
          firstName: 'Made',
          lastName: 'Up',
          email: `${userName}@example.com`,
          licenseId: 1,
          createDate: 1,
          passwordHash: viewer?.passwordHash ?? null,
          ...row,
        })
        .returning({ userId: users.userId })
      const userId = stored?.userId ?? 0
      await hold(userId, [userAddOns, userRoles, userProjects], holds)
      await give(
        groupUsers,
        groups.map((ownerId) => ({ ownerId, itemId: userId })),
      )
      return { userId, userName }
    },
    newGroup: async (name, gives = {}, licenseId = 1) => {
      const [stored] = await db.orm.insert(userGroups).values({ licenseId, name }).returning()
      const userGroupId = stored?.userGroupId ?? 0
      await hold(userGroupId, [groupAddOns, groupRoles, groupProjects], gives)
      return userGroupId
    },
    roleId: async (name) => {
      const [id] = await roleIds([name])
      if (id === undefined) throw new Error(`There is no role ${name}.`)
      return id
    },
    projectsOf: async (licenseId, isActive = true) =>
      (await db.orm.select().from(projects))
        .filter((project) => project.licenseId === licenseId && project.isActive === isActive)
        .map(({ projectId }) => projectId)
        .toSorted((one, other) => one - other),
    auditOf: async (userId) =>
      (await db.orm.select().from(audit))
        .filter(({ subjectKind, subjectId }) => subjectKind === 'user' && subjectId === String(userId))
        .toSorted((one, other) => other.auditId - one.auditId),
    close: async () => {
      await gateway.close()
      await db.close()
    },
  }
}
