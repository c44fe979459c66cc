import { and, desc, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@sitewright/api-client/client'
import { reportMessages } from '@sitewright/domain/reports/messages'
import type { UserReport } from '@sitewright/domain/reports/model'
import type { RoleName } from '@sitewright/domain/shared/role-catalog'
import { userReplies } from '@sitewright/domain/users/messages'
import { startTestGateway, type TestGateway } from '../../../../../tests/support/test-gateway'
import { failureOf } from '../../../test/failure'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database'
import { isAbout } from '../../http/audit-about'
import { projectNamed } from '../../db/demo/projects'
import {
  audit,
  groupProjects,
  groupRoles,
  groupUsers,
  reports,
  roles,
  userGroups,
  userProjects,
  userReports,
  userRoles,
  users,
} from '../../db/schema'

let db: TestDatabase
let gateway: TestGateway
let admin: Client
let made = 0
beforeAll(async () => {
  db = await createTestDatabase()
  gateway = await startTestGateway({ db })
  admin = await gateway.clientAs('customer.admin')
})
afterAll(async () => {
  await gateway.close()
  await db.close()
})

/** A user of license 1 who has nothing. */
async function newUser(): Promise<{ userId: number; userName: string }> {
  made += 1
  const userName = `reader.${made}`
  const row = { userName, firstName: 'Made', lastName: 'Up', email: `${userName}@example.com`, licenseId: 1 }
  const [user] = await db.orm
    .insert(users)
    .values({ ...row, createDate: 1 })
    .returning({ userId: users.userId })
  return { userId: user!.userId, userName }
}
const newGroup = async (userId: number): Promise<number> => {
  const [group] = await db.orm
    .insert(userGroups)
    .values({ licenseId: 1, name: `Readers ${userId}` })
    .returning()
  await db.orm.insert(groupUsers).values({ ownerId: group!.userGroupId, itemId: userId })
  return group!.userGroupId
}
const roleId = async (name: RoleName) => (await db.orm.select().from(roles).where(eq(roles.name, name)))[0]!.roleId
const read = async (username: string, client = admin) => (await client.reports.ofUser({ params: { username } })).body
const named = async (username: string, reportName: string): Promise<UserReport> =>
  (await read(username)).find((report) => report.reportName === reportName)!
const idOf = async (reportName: string) =>
  (await db.orm.select().from(reports).where(eq(reports.reportName, reportName)))[0]!.reportId
const reasons = async (username: string) =>
  Object.fromEntries(
    (await read(username)).filter((report) => report.autoAssigned).map((report) => [report.reportName, report.reason]),
  )
const NOTHING = {
  Announcements: reportMessages.everybody,
  'Site Calendar': reportMessages.everybody,
  'Northgate Monthly Summary': 'License Northgate Constructors',
  'Paper Forms': 'License Northgate Constructors',
}

describe('the reports of a user', () => {
  it('are those of the license and of any by path, assigned by hand, by themselves or not at all [API-74, USER-97, USER-100]', async () => {
    const { userName, userId } = await newUser()
    await db.orm.insert(userReports).values({ ownerId: userId, itemId: await idOf('Open Picks') })
    const all = await read(userName)
    expect(all).toHaveLength(20)
    expect(all.map((report) => report.reportPath)).toEqual(
      all.map((report) => report.reportPath).toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)),
    )
    expect(await named(userName, 'Open Picks')).toEqual({
      reportId: await idOf('Open Picks'),
      reportPath: '/Material/Open Picks',
      reportName: 'Open Picks',
      active: true,
      assigned: true,
      autoAssigned: false,
      reason: null,
    })
    expect(await reasons(userName)).toEqual(NOTHING)
    expect((await named(userName, 'Paper Forms')).active).toBe(false)
  })

  it('come by themselves with a role or a project, of the user or of a group of it, and say why [USER-101]', async () => {
    const { userName, userId } = await newUser()
    const groupId = await newGroup(userId)
    await db.orm.insert(userRoles).values({ ownerId: userId, itemId: await roleId('POST_RECEIPT') })
    await db.orm.insert(groupRoles).values({ ownerId: groupId, itemId: await roleId('APPROVE_REQUEST') })
    await db.orm.insert(userProjects).values({ ownerId: userId, itemId: projectNamed('Jetty 3').projectId })
    const refinery = projectNamed('Northgate Refinery Expansion').projectId
    await db.orm.insert(groupProjects).values({ ownerId: groupId, itemId: refinery })
    expect(await reasons(userName)).toEqual({
      ...NOTHING,
      'Receipts Posted': 'Role Post Receipt',
      'Requests to Approve': 'Role Approve Request',
      'Jetty Progress': 'Project Jetty 3',
      'Refinery Turnover': 'Project Northgate Refinery Expansion',
    })
    await db.orm.delete(groupUsers).where(eq(groupUsers.itemId, userId))
    expect(Object.keys(await reasons(userName))).not.toContain('Requests to Approve')
  })

  it('name a project of another license by its number to who does not work in it, and to its owner as it is called [ROLE-54]', async () => {
    const { userId, userName } = await newUser()
    const foreign = projectNamed('Outer Breakwater')
    await db.orm.insert(userProjects).values({ ownerId: userId, itemId: foreign.projectId })
    const reasonFor = async (client: Client) =>
      (await read(userName, client)).find((report) => report.reportName === 'Tide Windows')?.reason
    expect(await reasonFor(admin)).toBe(`Project ${foreign.projectId}`)
    expect(await reasonFor(await gateway.clientAs('super.admin'))).toBe('Project Outer Breakwater')
    const [{ passwordHash }] = (await db.orm.select().from(users).where(eq(users.userName, 'viewer'))) as [
      typeof users.$inferSelect,
    ]
    await db.orm.update(users).set({ passwordHash }).where(eq(users.userId, userId))
    expect(await reasonFor(await gateway.clientAs(userName))).toBe('Project Outer Breakwater')
  })

  it('of a group that names several things are assigned to users who have all of them, with each matching group [USER-101]', async () => {
    const { userName, userId } = await newUser()
    const cables = { ownerId: userId, itemId: await roleId('UPDATE_CABLE_DETAILS') }
    await db.orm.insert(userRoles).values(cables)
    expect((await named(userName, 'Cable Pulls')).autoAssigned).toBe(false)
    await db.orm.insert(userProjects).values({ ownerId: userId, itemId: projectNamed('Switchyard 230 kV').projectId })
    expect((await named(userName, 'Cable Pulls')).reason).toBe('Role Update Cable Details, Project Switchyard 230 kV')
    const both = [
      { ownerId: userId, itemId: await roleId('POST_PICK') },
      { ownerId: userId, itemId: await roleId('BUILD_PICK') },
    ]
    await db.orm.insert(userRoles).values(both)
    expect((await named(userName, 'Open Picks')).reason).toBe('Role Post Pick; Role Build Pick')
  })

  it('are read by oneself, and by who may assign them alone [USER-102, USER-105, ROLE-30]', async () => {
    const own = await gateway.clientAs('no.roles')
    expect(await read('no.roles', own)).toHaveLength(20)
    expect((await failureOf(read('viewer', own))).status).toBe(403)
    expect((await failureOf(read('viewer', await gateway.clientAs('user.editor')))).status).toBe(403)
    expect((await failureOf(read('viewer', await gateway.clientAs()))).status).toBe(401)
  })

  it('of another license and of an unknown user get the same answer; with all-licenses access every user has them [ROLE-54, USER-104]', async () => {
    const refusals = await Promise.all(['harbour.admin', 'nobody'].map((userName) => failureOf(read(userName))))
    expect(refusals.map(({ status, message }) => [status, message])).toEqual([
      [404, userReplies.notFound],
      [404, userReplies.notFound],
    ])
    expect(await read('harbour.admin', await gateway.clientAs('super.admin'))).toHaveLength(22)
  })
})

describe('an assignment of reports', () => {
  it('of one is made and removed, and repeating either changes nothing [API-75, API-78, USER-98, USER-103]', async () => {
    const { userName, userId } = await newUser()
    const params = { username: userName, reportId: await idOf('Open Picks') }
    for (let times = 0; times < 2; times += 1) {
      expect((await admin.reports.assign({ params })).body).toMatchObject({ reportName: 'Open Picks', assigned: true })
    }
    expect((await named(userName, 'Open Picks')).assigned).toBe(true)
    for (let times = 0; times < 2; times += 1) {
      expect((await admin.reports.unassign({ params })).body.assigned).toBe(false)
    }
    expect((await named(userName, 'Open Picks')).assigned).toBe(false)
    const trail = await db.orm
      .select()
      .from(audit)
      .where(and(isAbout({ kind: 'user', id: userId }), inArray(audit.action, ['reports.assign', 'reports.unassign'])))
      .orderBy(desc(audit.auditId))
    expect(trail.map((entry) => [entry.action, entry.before, entry.after])).toEqual([
      ['reports.unassign', expect.objectContaining({ reportIds: [params.reportId] }), { reportIds: [] }],
      ['reports.assign', expect.objectContaining({ reportIds: [] }), { reportIds: [params.reportId] }],
    ])
  })

  it('of several is made at once, all or none [API-76, API-77]', async () => {
    const { userName } = await newUser()
    const [picks, needs, paper] = [await idOf('Open Picks'), await idOf('Needs by Week'), await idOf('Announcements')]
    const assign = (body: number[]) => admin.reports.assignSome({ params: { username: userName }, body })
    const refused = await failureOf(assign([picks, 9999]))
    expect([refused.status, refused.message]).toEqual([400, reportMessages.notFound])
    expect((await failureOf(assign([picks, paper]))).message).toBe(reportMessages.fixed)
    expect((await failureOf(assign([]))).status).toBe(400)
    expect((await named(userName, 'Open Picks')).assigned).toBe(false)
    const { body } = await assign([needs, picks, picks])
    expect(body.map((report) => [report.reportName, report.assigned])).toEqual([
      ['Needs by Week', true],
      ['Open Picks', true],
    ])
  })

  it('cannot be taken back where it comes from a report group, though it was made by hand as well [USER-99]', async () => {
    const params = { username: 'customer.admin', reportId: await idOf('Northgate Monthly Summary') }
    const refused = await failureOf(admin.reports.unassign({ params }))
    expect([refused.status, refused.message]).toEqual([400, reportMessages.fixed])
    expect(await named('customer.admin', 'Northgate Monthly Summary')).toMatchObject({
      assigned: true,
      autoAssigned: true,
    })
  })

  it('of one that is no longer active is not made, but can be taken back', async () => {
    const { userName, userId } = await newUser()
    const reportId = await idOf('Refinery Turnover')
    await db.orm.update(reports).set({ isActive: false }).where(eq(reports.reportId, reportId))
    const params = { username: userName, reportId }
    const refused = await failureOf(admin.reports.assign({ params }))
    expect([refused.status, refused.message]).toEqual([400, reportMessages.inactive])
    await db.orm.insert(userReports).values({ ownerId: userId, itemId: reportId })
    expect((await admin.reports.unassign({ params })).body.assigned).toBe(false)
  })

  it('of one that does not exist gets 404, whatever the id', async () => {
    const { userName } = await newUser()
    for (const reportId of [9999, 0, -1, 2_147_483_648]) {
      const refused = await failureOf(admin.reports.assign({ params: { username: userName, reportId } }))
      expect([refused.status, refused.message]).toEqual([404, reportMessages.notFound])
    }
  })

  it('of who administers all licenses is made by their like alone, and read by who holds the role [ROLE-50, USER-105]', async () => {
    const { userName, userId } = await newUser()
    await db.orm.insert(userRoles).values({ ownerId: userId, itemId: await roleId('ACCESS_ALL_CUSTOMER_LICENCES') })
    const reportName = 'Open Picks'
    const reportId = await idOf(reportName)
    const params = { username: userName, reportId }
    const refusals = await Promise.all(
      [
        admin.reports.assign({ params }),
        admin.reports.unassign({ params }),
        admin.reports.assignSome({ params, body: [reportId] }),
      ].map(failureOf),
    )
    for (const { status, message } of refusals) {
      expect(status).toBe(403)
      expect(message).toContain('can access all licenses')
    }
    expect((await named(userName, reportName)).assigned).toBe(false)
    const equal = await gateway.clientAs('super.admin')
    expect((await equal.reports.assign({ params })).body.assigned).toBe(true)
  })

  it('of the own reports needs the role as well; with all licenses it reaches every user [USER-104, USER-105, ROLE-30]', async () => {
    const reportId = await idOf('Open Picks')
    const own = (await gateway.clientAs('viewer')).reports.assign({ params: { username: 'viewer', reportId } })
    expect((await failureOf(own)).status).toBe(403)
    const foreign = { params: { username: 'other.projects', reportId } }
    expect((await failureOf(admin.reports.assign(foreign))).status).toBe(404)
    expect((await (await gateway.clientAs('super.admin')).reports.assign(foreign)).body.assigned).toBe(true)
  })
})
