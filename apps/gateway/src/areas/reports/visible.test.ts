import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@sitewright/api-client/client'
import { reportMessages } from '@sitewright/domain/reports/messages'
import { shortcutMessages } from '@sitewright/domain/shortcuts/messages'
import { openUserWorld, type UserWorld } from '../../../../../tests/support/user-world'
import { failureOf } from '../../../test/failure'
import { projectNamed } from '../../db/demo/projects'
import { projects, reportGroups, reports, reportShortcuts, userReports } from '../../db/schema'

/** The report groups of each report, by its name, and whether an administrator of license 1 sees it. */
const CASES = {
  'no group': [[], true],
  'any license': [[{}], true],
  'the own license': [[{ licenseId: 1 }], true],
  'a project of the own license': [[{ project: 'own' }], true],
  'another license': [[{ licenseId: 2 }], false],
  'a project of another license': [[{ project: 'other' }], false],
  'two other licenses': [[{ licenseId: 2 }, { licenseId: 3 }], false],
  'another license and the own one': [[{ licenseId: 2 }, { licenseId: 1 }], true],
  'another license and any': [[{ project: 'other' }, { role: true }], true],
} as const

let world: UserWorld
let ids: Map<string, number>
beforeAll(async () => {
  world = await openUserWorld()
  const roleId = await world.roleId('MOBILE_WORKER')
  const [otherProject] = await world.db.orm.select().from(projects).where(eq(projects.licenseId, 2))
  const projectOf = { own: projectNamed('Jetty 3').projectId, other: otherProject!.projectId }
  ids = new Map()
  for (const [name, [groups]] of Object.entries(CASES)) {
    const [report] = await world.db.orm
      .insert(reports)
      .values({ reportPath: `/Visible/${name}`, reportName: name })
      .returning()
    ids.set(name, report!.reportId)
    for (const group of groups) {
      await world.db.orm.insert(reportGroups).values({
        reportId: report!.reportId,
        licenseId: 'licenseId' in group ? group.licenseId : null,
        projectId: 'project' in group ? projectOf[group.project] : null,
        roleId: 'role' in group ? roleId : null,
      })
    }
  }
})
afterAll(() => world.close())

const idOf = (name: string): number => ids.get(name)!
const expected = Object.entries(CASES)
  .filter(([, [, isVisible]]) => isVisible)
  .map(([name]) => name)
const hidden = Object.keys(CASES).filter((name) => !expected.includes(name))
const ours = (rows: readonly { readonly reportName: string }[]) =>
  rows.map(({ reportName }) => reportName).filter((name) => name in CASES)

describe('a report whose groups all belong to other licenses', () => {
  it('is in no list of an administrator of one license, and in all lists with all licenses [API-73, SET-35]', async () => {
    const { userName } = await world.newUser()
    const lists = async (client: Client) => [
      ours((await client.reports.list()).body),
      ours((await client.reports.ofUser({ params: { username: userName } })).body),
      ours((await client.shortcuts.list({ params: { licenseId: 1 } })).body),
    ]
    for (const list of await lists(world.admin)) expect(list.toSorted()).toEqual(expected.toSorted())
    for (const list of await lists(world.superAdmin)) expect(list.toSorted()).toEqual(Object.keys(CASES).toSorted())
  })

  it('is assigned by nobody of one license, as if it did not exist [SET-35]', async () => {
    const { userName: username } = await world.newUser()
    const noReport = { reportId: 9_999_999, fails: reportMessages.notFound }
    for (const name of hidden) {
      for (const reportId of [idOf(name), noReport.reportId]) {
        const params = { username, reportId }
        expect(await failureOf(world.admin.reports.assign({ params }))).toMatchObject({
          status: 404,
          message: noReport.fails,
        })
        expect(await failureOf(world.admin.reports.unassign({ params }))).toMatchObject({ status: 404 })
        const some = world.admin.reports.assignSome({ params: { username }, body: [idOf('no group'), reportId] })
        expect(await failureOf(some)).toMatchObject({ status: 400, fields: { reportIds: [noReport.fails] } })
        const shortcut = world.admin.shortcuts.save({ params: { licenseId: 1 }, body: [{ id: reportId, order: 0 }] })
        expect(await failureOf(shortcut)).toMatchObject({
          status: 400,
          fields: { '0.id': [shortcutMessages.notFound] },
        })
        const removal = world.admin.shortcuts.remove({ params: { licenseId: 1, reportId } })
        expect(await failureOf(removal)).toMatchObject({ status: 404, message: shortcutMessages.notFound })
      }
    }
    for (const name of expected) {
      const { body } = await world.superAdmin.reports.ofUser({ params: { username } })
      if (body.find(({ reportName }) => reportName === name)?.autoAssigned === true) continue
      const params = { username, reportId: idOf(name) }
      expect((await world.admin.reports.assign({ params })).body.assigned).toBe(true)
    }
  })

  it('that is assigned already stays listed and can be removed, in shortcuts too [SET-35]', async () => {
    const { userId, userName: username } = await world.newUser()
    const [name] = hidden
    const reportId = idOf(name!)
    await world.db.orm.insert(userReports).values({ ownerId: userId, itemId: reportId })
    await world.db.orm.insert(reportShortcuts).values({ licenseId: 1, reportId, order: 50 })
    const listed = async () => ours((await world.admin.reports.ofUser({ params: { username } })).body)
    const shortcuts = async () => ours((await world.admin.shortcuts.list({ params: { licenseId: 1 } })).body)
    expect([await listed(), await shortcuts()]).toEqual([
      expect.arrayContaining([name]),
      expect.arrayContaining([name]),
    ])
    await world.admin.reports.unassign({ params: { username, reportId } })
    await world.admin.shortcuts.remove({ params: { licenseId: 1, reportId } })
    expect([await listed(), await shortcuts()].flat()).not.toContain(name)
    expect((await failureOf(world.admin.reports.assign({ params: { username, reportId } }))).status).toBe(404)
  })

  it('opens to all when its last group is removed, and the list of groups says which one that is [SET-35]', async () => {
    const groupsOf = async (name: string) =>
      (await world.superAdmin.reports.groups()).body.filter(({ reportName }) => reportName === name)
    expect((await groupsOf('two other licenses')).map(({ isLast }) => isLast)).toEqual([false, false])
    for (const { reportGroupId: id } of await groupsOf('two other licenses')) {
      expect(ours((await world.admin.reports.list()).body)).not.toContain('two other licenses')
      await world.superAdmin.reports.removeGroup({ params: { id } })
    }
    expect((await groupsOf('another license')).map(({ isLast }) => isLast)).toEqual([true])
    expect(ours((await world.admin.reports.list()).body)).toContain('two other licenses')
  })
})
