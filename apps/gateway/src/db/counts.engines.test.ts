import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { miscounted } from '../../test/miscounted'
import { createTestDatabase, type TestDatabase } from '../../test/test-database'
import { groupCounts, groupUsers, licenseCounts, projects, userGroups, users } from './schema'

let db: TestDatabase
let names = 0
const someone = (values: Partial<typeof users.$inferInsert> = {}) => ({
  userName: `counted.${names++}`,
  firstName: 'A',
  lastName: 'B',
  email: 'a@b.example',
  licenseId: 1,
  createDate: 0,
  ...values,
})
const insertUsers = async (...values: Partial<typeof users.$inferInsert>[]): Promise<number[]> => {
  const rows = await db.orm.insert(users).values(values.map(someone)).returning({ userId: users.userId })
  return rows.map(({ userId }) => userId)
}
const countsOf = async (licenseId: number) => {
  const [row] = await db.orm.select().from(licenseCounts).where(eq(licenseCounts.licenseId, licenseId))
  return [row?.userCount ?? 0, row?.activeUserCount ?? 0]
}
const membersOf = async (userGroupId: number) => {
  const [row] = await db.orm.select().from(groupCounts).where(eq(groupCounts.userGroupId, userGroupId))
  return row?.userCount
}
/** By how much the counts of two licenses differ from what they were when the test began. */
let before: number[][] = []
const changes = async () => {
  const now = [await countsOf(1), await countsOf(2)]
  return now.map((counts, at) => counts.map((total, index) => total - (before[at]?.[index] ?? 0)))
}

beforeAll(async () => {
  db = await createTestDatabase()
})
beforeEach(async () => {
  before = [await countsOf(1), await countsOf(2)]
})
afterAll(() => db.close())

it('has counted what the demo world is made of', async () => {
  expect((await countsOf(1))[0]).toBeGreaterThan(100)
  expect(await miscounted(db)).toEqual([])
})

it('counts users who come, change and go, several in one statement too', async () => {
  const [stays, goes, moves] = await insertUsers({}, { isApproved: false }, { licenseId: 2 })
  expect(await changes()).toEqual([
    [2, 1],
    [1, 1],
  ])
  await db.orm.update(users).set({ isApproved: false }).where(eq(users.userId, stays!))
  await db.orm.update(users).set({ isApproved: true, licenseId: 1 }).where(eq(users.userId, moves!))
  await db.orm.update(users).set({ comment: 'the same', isApproved: false }).where(eq(users.userId, goes!))
  expect(await changes()).toEqual([
    [3, 1],
    [0, 0],
  ])
  await db.orm.delete(users).where(inArray(users.userId, [goes!, moves!]))
  expect(await changes()).toEqual([
    [1, 0],
    [0, 0],
  ])
  expect(await miscounted(db)).toEqual([])
})

it('ignores what a rolled back transaction did', async () => {
  const failing = db.transaction(async (tx) => {
    await tx.insert(users).values(someone())
    throw new Error('not this one')
  })
  await expect(failing).rejects.toThrow('not this one')
  expect(await changes()).toEqual([
    [0, 0],
    [0, 0],
  ])
})

it('counts members of groups, also those who go because the user or the group does', async () => {
  const [one, other] = await db.orm
    .insert(userGroups)
    .values([
      { licenseId: 1, name: 'Counted one' },
      { licenseId: 1, name: 'Counted other' },
    ])
    .returning()
  const ids = await insertUsers({}, {}, {})
  const pairs = [one!, other!].flatMap(({ userGroupId: ownerId }) => ids.map((itemId) => ({ ownerId, itemId })))
  await db.orm.insert(groupUsers).values(pairs)
  expect(await membersOf(one!.userGroupId)).toBe(3)
  await db.orm.delete(users).where(eq(users.userId, ids[0]!))
  await db.orm.delete(groupUsers).where(eq(groupUsers.itemId, ids[1]!))
  expect([await membersOf(one!.userGroupId), await membersOf(other!.userGroupId)]).toEqual([1, 1])
  await db.execute(sql`delete from user_group where user_group_id = ${other!.userGroupId}`)
  expect(await membersOf(other!.userGroupId)).toBeUndefined()
  expect(await miscounted(db)).toEqual([])
})

it('counts projects that come, move to another license and go', async () => {
  const projectsOf = async (licenseId: number) => {
    const [row] = await db.orm.select().from(licenseCounts).where(eq(licenseCounts.licenseId, licenseId))
    return row?.projectCount ?? 0
  }
  const start = [await projectsOf(1), await projectsOf(2)]
  const added = async () => [(await projectsOf(1)) - start[0]!, (await projectsOf(2)) - start[1]!]
  const made = await db.orm
    .insert(projects)
    .values([1, 1, 2].map((licenseId) => ({ licenseId, name: 'Counted' })))
    .returning({ projectId: projects.projectId })
  expect(await added()).toEqual([2, 1])
  const [moves, goes] = made
  await db.orm.update(projects).set({ licenseId: 2 }).where(eq(projects.projectId, moves!.projectId))
  await db.orm.update(projects).set({ name: 'The same license' }).where(eq(projects.projectId, goes!.projectId))
  expect(await added()).toEqual([1, 2])
  await db.orm.delete(projects).where(eq(projects.projectId, goes!.projectId))
  expect(await added()).toEqual([0, 2])
  expect(await miscounted(db)).toEqual([])
})
