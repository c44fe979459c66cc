import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@sitewright/api-client/client'
import { failureOf, openGroupWorld, type GroupWorld } from '../../../../../tests/support/group-world'
import { projectNamed, projectsOf } from '../../db/demo/projects'

const idOf = (name: string) => projectNamed(name).projectId
const [JETTY, TANKS, INACTIVE, FOREIGN] = ['Jetty 3', 'Tank Farm Revamp', 'Valve Site 11', 'Caisson Yard'].map(
  idOf,
) as [number, number, number, number]

let world: GroupWorld
beforeAll(async () => {
  world = await openGroupWorld()
})
afterAll(() => world.close())

const save = (client: Client, userGroupId: number, projectIds: readonly number[], ifMatch?: string) =>
  client.groups.saveProjects(
    { body: { userGroupId, projectIds: [...projectIds] } },
    ifMatch === undefined ? {} : { ifMatch },
  )
const heldBy = async (id: number) => new Set((await world.read(id)).projectIds)

describe('the projects of a user group', () => {
  it('are read by name and saved by their ids [API-92, API-97, API-99, GROUP-14]', async () => {
    const id = await world.newGroup({ projects: [JETTY] })
    const { body, etag } = await save(world.admin, id, [TANKS, JETTY])
    expect(body).toEqual([
      { projectId: JETTY, name: 'Jetty 3' },
      { projectId: TANKS, name: 'Tank Farm Revamp' },
    ])
    expect(await world.admin.groups.projects({ query: { userGroupId: id } })).toMatchObject({ body, etag })
    expect((await world.auditOf(id))[0]).toMatchObject({
      action: 'groups.saveProjects',
      before: { projectIds: [] },
      after: { projectIds: [TANKS] },
    })
  })

  it('saved over newer ones get the stored value', async () => {
    const id = await world.newGroup()
    const { etag } = await world.admin.groups.projects({ query: { userGroupId: id } })
    const { body: theirs } = await save(world.superAdmin, id, [JETTY], etag)
    expect(await failureOf(save(world.admin, id, [TANKS], etag))).toMatchObject({
      status: 409,
      message: 'Someone else changed these projects while you were editing.',
      current: theirs,
    })
    expect(await heldBy(id)).toEqual(new Set([JETTY]))
  })

  it('of another license cannot be added, and are reported as those that do not exist [ROLE-53, ROLE-54]', async () => {
    const id = await world.newGroup({ projects: [JETTY] })
    for (const projectId of [FOREIGN, 999_999, -1, 2_147_483_648]) {
      const refused = await failureOf(save(world.admin, id, [JETTY, projectId]))
      expect([refused.status, refused.message, refused.fields]).toEqual([
        400,
        'No such project.',
        { projectIds: ['No such project.'] },
      ])
    }
    expect(await heldBy(id)).toEqual(new Set([JETTY]))
  })

  it('of another license are given by who works in all of them, and stay as they are for others', async () => {
    const id = await world.newGroup()
    await save(world.superAdmin, id, [FOREIGN, JETTY])
    await save(world.admin, id, [TANKS])
    expect(await heldBy(id)).toEqual(new Set([FOREIGN, TANKS]))
    await save(world.superAdmin, id, [])
    expect(await heldBy(id)).toEqual(new Set())
  })

  it('of another license are counted for users who do not work in it [ROLE-54]', async () => {
    const id = await world.newGroup({ projects: [FOREIGN, JETTY] })
    const read = async (client: Client) => (await client.groups.projects({ query: { userGroupId: id } })).body
    const nameOf = (list: Awaited<ReturnType<typeof read>>) => list.find(({ projectId }) => projectId === FOREIGN)?.name
    const name = nameOf(await read(world.superAdmin))
    expect(projectsOf(2).map((project) => project.name)).toContain(name)
    const saved = (await save(world.admin, id, [TANKS])).body
    for (const told of [await read(world.admin), saved]) {
      expect(nameOf(told)).toBe(`project ${FOREIGN}`)
      expect(JSON.stringify(told)).not.toContain(name)
    }
  })

  it('that are not active are neither added nor taken away [USER-55]', async () => {
    const without = await world.newGroup()
    expect((await failureOf(save(world.admin, without, [INACTIVE]))).fields).toEqual({
      projectIds: ['This project is inactive.'],
    })
    const id = await world.newGroup({ projects: [INACTIVE, JETTY] })
    await save(world.admin, id, [])
    expect(await heldBy(id)).toEqual(new Set([INACTIVE]))
  })

  it('may be all of a license in one call', async () => {
    const id = await world.newGroup()
    const active = projectsOf(1).filter((project) => project.isActive)
    const { body } = await save(
      world.admin,
      id,
      active.map((project) => project.projectId),
    )
    expect(body).toHaveLength(active.length)
  })

  it('need the role to edit groups, and reading them a role to read groups [ROLE-52]', async () => {
    const id = await world.newGroup({ projects: [JETTY] })
    const viewer = await world.gateway.clientAs('viewer')
    expect((await failureOf(save(viewer, id, []))).status).toBe(403)
    expect((await viewer.groups.projects({ query: { userGroupId: id } })).body).toHaveLength(1)
    expect((await save(world.editor, id, [])).status).toBe(200)
  })
})
