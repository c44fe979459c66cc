import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@sitewright/api-client/client'
import { failureOf } from '../../../test/failure'
import { openUserWorld, type MadeUser, type UserWorld } from '../../../../../tests/support/user-world'
import { userProjects } from '../../db/schema'

let world: UserWorld
let active: number[]
let inactive: number[]
let harbour: number[]
beforeAll(async () => {
  world = await openUserWorld()
  active = await world.projectsOf(1)
  inactive = await world.projectsOf(1, false)
  harbour = await world.projectsOf(2)
})
afterAll(() => world.close())

const save = (client: Client, { userName }: MadeUser, projectIds: number[], ifMatch?: string, licenseId = 1) =>
  client.users.saveProjects(
    { params: { username: userName }, query: { licenseId }, body: projectIds },
    ifMatch === undefined ? {} : { ifMatch },
  )
const read = ({ userName }: MadeUser, licenseId = 1, client = world.admin) =>
  client.users.projects({ params: { username: userName }, query: { licenseId } })
const stored = async ({ userId }: MadeUser) =>
  (await world.db.orm.select().from(userProjects).where(eq(userProjects.ownerId, userId)))
    .map(({ itemId }) => itemId)
    .toSorted((one, other) => one - other)

describe('the projects of a user', () => {
  it('are those of a license that are assigned directly, by name [API-54, USER-59, USER-78]', async () => {
    const group = await world.newGroup('Gives a project', { projects: [active[3]!] })
    const user = await world.newUser({ projects: [active[1]!, active[0]!, harbour[0]!], groups: [group] })
    const { body } = await read(user)
    expect(body.map(({ projectId }) => projectId).toSorted((a, b) => a - b)).toEqual([active[0], active[1]])
    const names = body.map(({ name }) => name.toLowerCase())
    expect(names).toEqual(names.toSorted())
    expect((await read(user, 2, world.superAdmin)).body.map(({ projectId }) => projectId)).toEqual([harbour[0]])
  })

  it('are asked for with a license [USER-59, USER-60, MSG-03]', async () => {
    const { userName } = await world.newUser()
    for (const method of ['GET', 'POST']) {
      const reply = await world.gateway.send(`/gateway/users/${userName}/projects`, {
        method,
        token: await world.gateway.tokenOf('customer.admin'),
        ...(method === 'POST' && { headers: { 'content-type': 'application/json' }, body: '[]' }),
      })
      expect(reply.status).toBe(400)
      expect(await reply.json()).toMatchObject({ fields: { licenseId: ['LicenseId is required.'] } })
    }
  })

  it('are saved as a list of ids, each once, and answered as they stand; those of other licenses stay [API-55, API-56, USER-78]', async () => {
    const user = await world.newUser({ projects: [active[0]!, harbour[0]!] })
    const { body, etag } = await save(world.editor, user, [active[2]!, active[1]!, active[2]!])
    expect(await read(user)).toMatchObject({ body, etag })
    expect(await stored(user)).toEqual([active[1], active[2], harbour[0]].toSorted((a, b) => a! - b!))
    expect(await world.auditOf(user.userId)).toMatchObject([
      { action: 'users.saveProjects', before: { projects: [active[0]] }, after: { projects: [active[2], active[1]] } },
    ])
  })

  it('that are assigned already are accepted without a change', async () => {
    const user = await world.newUser({ projects: [active[0]!] })
    await save(world.admin, user, [active[0]!])
    expect(await world.auditOf(user.userId)).toEqual([])
  })

  it('saved over newer ones get the stored value [ERR-98]', async () => {
    const user = await world.newUser()
    const { etag } = await read(user)
    const { body: first } = await save(world.admin, user, [active[0]!], etag)
    const refused = await failureOf(save(world.editor, user, [active[1]!], etag))
    expect(refused).toMatchObject({
      status: 409,
      message: 'Someone else changed these projects while you were editing.',
      current: first,
    })
    expect(await stored(user)).toEqual([active[0]])
  })

  it('that are not active can neither be added nor taken away [USER-55]', async () => {
    const user = await world.newUser({ projects: [inactive[0]!, active[0]!] })
    const refused = await failureOf(save(world.admin, user, [inactive[0]!, inactive[1]!]))
    expect(refused).toMatchObject({ status: 400, fields: { projectIds: ['This project is inactive.'] } })
    await save(world.admin, user, [])
    expect(await stored(user)).toEqual([inactive[0]])
  })

  it.each([999_999, 0, -3, 2_147_483_648])('of an id that is none, %d, are refused whole', async (unknown) => {
    const user = await world.newUser()
    expect(await failureOf(save(world.admin, user, [active[0]!, unknown]))).toMatchObject({
      status: 400,
      fields: { projectIds: ['No such project.'] },
    })
    expect(await stored(user)).toEqual([])
  })

  it('of another license answer as none that exist [ROLE-51, ROLE-53, ROLE-54]', async () => {
    const user = await world.newUser()
    const [other, none] = [
      await failureOf(save(world.admin, user, [harbour[0]!])),
      await failureOf(save(world.admin, user, [999_999])),
    ]
    expect([other.status, other.message, other.fields]).toEqual([none.status, none.message, none.fields])
    expect(await failureOf(save(world.admin, user, [harbour[0]!], undefined, 2))).toMatchObject({
      status: 404,
      message: 'No such license.',
    })
    expect(await failureOf(read(user, 2))).toMatchObject({ status: 404, message: 'No such license.' })
    // Who works in all licenses grants those too, by their license.
    expect((await save(world.superAdmin, user, [harbour[0]!], undefined, 2)).status).toBe(200)
    expect(await stored(user)).toEqual([harbour[0]])
  })

  it('may be ten thousand: one save, two statements [USER-54]', async () => {
    await world.db.execute(
      sql`insert into project (license_id, name) select 24, 'Project ' || n from generate_series(1, 10000) n`,
    )
    const all = await world.projectsOf(24)
    const user = await world.newUser({ row: { licenseId: 24 } })
    const { body, etag } = await save(world.superAdmin, user, all, undefined, 24)
    expect(body).toHaveLength(all.length)
    expect((await save(world.superAdmin, user, all.slice(1), etag, 24)).body).toHaveLength(all.length - 1)
  })
})
