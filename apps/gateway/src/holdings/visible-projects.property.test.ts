import { asc, eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasPreservation, visibleProjects } from '@sitewright/domain/projects/policy'
import { projectMessages } from '@sitewright/domain/projects/messages'
import { makeKey } from '../../test/make-key'
import { createTestDatabase, type TestDatabase } from '../../test/test-database'
import type { Queries } from '../db/database'
import {
  apiKeys,
  groupProjects,
  groupUsers,
  keyProjects,
  licenses,
  projects,
  userGroups,
  userProjects,
  users,
} from '../db/schema'
import { keepVisible, requireVisible, visibleProjectsSql, type ProjectReader } from './visible-projects'

const WORLDS = 60

const ROLES = [
  'ACCESS_ALL_CUSTOMER_LICENCES',
  'ACCESS_OTHER_PROJECTS',
  'ADMINISTER_PROJECT_READ',
  'Administer Project Read',
  'MENU_ADMIN_TOOL_ACCESS',
]

/** Numbers are places in lists, read modulo their length. */
interface World {
  readonly caller: 'person' | 'key' | 'key of all projects'
  readonly license: number
  readonly roles: readonly string[]
  /** The license of each new project. */
  readonly projects: readonly number[]
  readonly direct: readonly number[]
  /** Projects of each user group of the person. */
  readonly groups: readonly (readonly number[])[]
  /** Ids that a call names, besides all that exist. */
  readonly named: readonly number[]
}

const place = fc.nat({ max: 100 })
const worlds: fc.Arbitrary<World> = fc.record({
  caller: fc.constantFrom('person', 'person', 'key', 'key of all projects'),
  license: place,
  // All-licenses access hides every other rule: it is rare.
  roles: fc.oneof({ weight: 6, arbitrary: fc.subarray(ROLES.slice(1)) }, { weight: 1, arbitrary: fc.subarray(ROLES) }),
  projects: fc.array(place, { minLength: 1, maxLength: 8 }),
  direct: fc.array(place, { maxLength: 4 }),
  groups: fc.array(fc.array(place, { maxLength: 3 }), { maxLength: 2 }),
  named: fc.array(place, { maxLength: 5 }),
})

/** Undoes a world. */
class RollBack extends Error {}

let db: TestDatabase
let userId: number
let apiKeyId: number
let licenseIds: number[]
beforeAll(async () => {
  db = await createTestDatabase()
  const [viewer] = await db.orm.select().from(users).where(eq(users.userName, 'viewer'))
  userId = viewer!.userId
  ;({ apiKeyId } = await makeKey(db, { projectIds: [] }))
  const rows = await db.orm.select({ licenseId: licenses.licenseId }).from(licenses).orderBy(asc(licenses.licenseId))
  licenseIds = rows.map(({ licenseId }) => licenseId)
})
afterAll(() => db.close())

const at = <T>(list: readonly T[], index: number): T => list[index % list.length]!

interface BuiltWorld {
  readonly actor: ProjectReader
  /** Ids that are assigned to the caller. */
  readonly own: ReadonlySet<number>
  readonly all: readonly { readonly projectId: number; readonly licenseId: number }[]
}

async function build(tx: Queries, world: World): Promise<BuiltWorld> {
  const licenseId = at(licenseIds, world.license)
  await tx.delete(userProjects).where(eq(userProjects.ownerId, userId))
  await tx.delete(groupUsers).where(eq(groupUsers.itemId, userId))
  const made = await tx
    .insert(projects)
    .values(world.projects.map((license, index) => ({ licenseId: at(licenseIds, license), name: `Made ${index}` })))
    .returning()
  // The project with the defaults can be assigned too.
  const assignable = [1, ...made.map(({ projectId }) => projectId)]
  const idsOf = (places: readonly number[]) => [...new Set(places.map((index) => at(assignable, index)))]
  const direct = idsOf(world.direct)
  const isPerson = world.caller === 'person'
  if (direct.length > 0) {
    const [table, ownerId] = isPerson ? [userProjects, userId] : [keyProjects, apiKeyId]
    await tx.insert(table).values(direct.map((itemId) => ({ ownerId, itemId })))
  }
  const inherited = isPerson ? world.groups.map(idsOf) : []
  for (const [index, ids] of inherited.entries()) {
    const [group] = await tx
      .insert(userGroups)
      .values({ licenseId, name: `Made ${index}` })
      .returning()
    await tx.insert(groupUsers).values({ ownerId: group!.userGroupId, itemId: userId })
    if (ids.length > 0) {
      await tx.insert(groupProjects).values(ids.map((itemId) => ({ ownerId: group!.userGroupId, itemId })))
    }
  }
  const allProjects = world.caller === 'key of all projects'
  await tx.update(apiKeys).set({ allProjects, licenseId }).where(eq(apiKeys.apiKeyId, apiKeyId))
  const all = await tx.select({ projectId: projects.projectId, licenseId: projects.licenseId }).from(projects)
  const ofLicense = allProjects ? all.filter((project) => project.licenseId === licenseId) : []
  return {
    actor: { userId, licenseId, roles: world.roles, apiKeyId: isPerson ? undefined : apiKeyId },
    own: new Set([...direct, ...inherited.flat(), ...ofLicense.map(({ projectId }) => projectId)]),
    all,
  }
}

/** What domain says of each project. */
function expectedOf({ actor, own, all }: BuiltWorld): number[] {
  const visible = visibleProjects(
    actor,
    all.filter(({ projectId }) => own.has(projectId)),
  )
  return all
    .filter(({ projectId, licenseId }) => {
      if (visible === 'all') return true
      return 'licenseId' in visible ? licenseId === visible.licenseId : visible.projectIds.includes(projectId)
    })
    .map(({ projectId }) => projectId)
    .toSorted((one, other) => one - other)
}

const idsWhere = async (tx: Queries, condition: ReturnType<typeof visibleProjectsSql>): Promise<number[]> =>
  (await tx.select({ id: projects.projectId }).from(projects).where(condition).orderBy(projects.projectId)).map(
    ({ id }) => id,
  )

async function check(tx: Queries, world: World): Promise<number> {
  const built = await build(tx, world)
  const { actor, all } = built
  const expected = expectedOf(built)
  expect(await idsWhere(tx, visibleProjectsSql(actor))).toEqual(expected)
  expect(await idsWhere(tx, visibleProjectsSql(actor, { forPreservation: true }))).toEqual(
    expected.filter(hasPreservation),
  )
  const named = world.named.map((index) => at(all, index).projectId)
  const odd = [...named, ...named, 999_999, -1, 0, 2 ** 40, 1.5]
  expect(await keepVisible(tx, actor, odd)).toEqual(expected.filter((id) => named.includes(id)))
  await requireVisible(tx, actor, expected)
  const hidden = all.find(({ projectId }) => !expected.includes(projectId))?.projectId ?? 999_999
  await expect(requireVisible(tx, actor, [...expected, hidden])).rejects.toMatchObject({
    status: 400,
    fields: { projectIds: [projectMessages.notFound] },
  })
  return expected.length
}

describe('the projects that the database shows', () => {
  it(`are those of the domain rule in ${WORLDS} random worlds [PERM-19, PERM-20, PERM-21, PERM-22, PERM-23, PERM-26, PERM-29]`, async () => {
    const sizes = new Set<number>()
    await fc.assert(
      fc.asyncProperty(worlds, async (world) => {
        const undone = db.transaction(async (tx) => {
          sizes.add(await check(tx, world))
          throw new RollBack()
        })
        await expect(undone).rejects.toBeInstanceOf(RollBack)
      }),
      { numRuns: WORLDS },
    )
    // The worlds differ: none at all, some, and all.
    expect(sizes.has(0)).toBe(true)
    expect(sizes.size).toBeGreaterThan(4)
  })
})
