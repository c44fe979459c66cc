import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ROLE_GROUPS } from '@sitewright/domain/shared/role-catalog'
import { copyWorld, type WorldCopy } from '../../test/world-copy'
import { updateCatalog } from './catalog'
import { DEMO_ADD_ONS } from './demo/add-ons'
import { updateDemoAddOns } from './demo/update-add-ons'
import { openDatabase, type Database, type Queries } from './open'
import type { CatalogGroup } from './role-group-catalog'
import { addOnRoleGroups, addOns, roleGroups, roles, userAddOns, userRoles } from './schema'

let world: WorldCopy
let db: Database
beforeAll(async () => {
  world = await copyWorld()
  db = await openDatabase(world.config)
})
afterAll(async () => {
  await db.close()
  await world.remove()
})

class Undone extends Error {}

/** Runs in a transaction that leaves nothing behind. */
const trial = (run: (tx: Queries) => Promise<void>): Promise<void> =>
  db
    .transaction(async (tx) => {
      await run(tx)
      throw new Undone()
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undone)) throw error
    })

const stateOf = async (tx: Queries) => ({
  roles: await tx.select().from(roles).orderBy(asc(roles.roleId)),
  groups: await tx.select().from(roleGroups).orderBy(asc(roleGroups.roleGroupId)),
  addOns: await tx.select().from(addOns).orderBy(asc(addOns.addOnId)),
  offers: await tx
    .select()
    .from(addOnRoleGroups)
    .orderBy(asc(addOnRoleGroups.addOnId), asc(addOnRoleGroups.roleGroupId)),
  userRoles: await tx.select().from(userRoles).orderBy(asc(userRoles.ownerId), asc(userRoles.itemId)),
})

const NEW_GROUP: CatalogGroup = {
  name: 'Inspections',
  roles: [
    { name: 'ADMINISTER_INSPECTION', friendlyName: 'Administer Inspection' },
    { name: 'VIEW_INSPECTION', friendlyName: 'View Inspection' },
  ],
}

describe('the catalog of an existing database', () => {
  it('changes nothing and says nothing when it is up to date', () =>
    trial(async (tx) => {
      const before = await stateOf(tx)
      expect(await updateCatalog(tx, 'demo')).toEqual([])
      expect(await stateOf(tx)).toEqual(before)
    }))

  it('gets the roles and role groups that the code has and it lacks', () =>
    trial(async (tx) => {
      const before = await stateOf(tx)
      const notes = await updateCatalog(tx, 'none', [...ROLE_GROUPS, NEW_GROUP])
      const after = await stateOf(tx)
      const group = after.groups.at(-1)!
      expect(group.name).toBe('Inspections')
      expect(after.roles.slice(before.roles.length)).toMatchObject([
        {
          name: 'ADMINISTER_INSPECTION',
          friendlyName: 'Administer Inspection',
          isAdministrative: true,
          roleGroupId: group.roleGroupId,
        },
        { name: 'VIEW_INSPECTION', isAdministrative: false, roleGroupId: group.roleGroupId },
      ])
      expect(after.userRoles).toEqual(before.userRoles)
      expect(notes).toEqual([
        'Role groups added from the catalog: Inspections.',
        'Roles added from the catalog: ADMINISTER_INSPECTION, VIEW_INSPECTION.',
        'No product license offers these new role groups yet, so their roles cannot be assigned: Inspections.',
      ])
    }))

  it('gets changed labels, a changed group and a changed name of a group, and keeps ids and assignments', () =>
    trial(async (tx) => {
      const before = await stateOf(tx)
      const [administration, access, ...others] = ROLE_GROUPS
      const [moved, ...stay] = administration.roles
      const notes = await updateCatalog(tx, 'demo', [
        { name: 'Office', roles: stay },
        { name: access.name, roles: [...access.roles, { ...moved, friendlyName: 'Manage Project' }] },
        ...others,
      ])
      const after = await stateOf(tx)
      const office = before.groups.find(({ name }) => name === 'Administration')!
      expect(after.groups).toEqual(
        before.groups.map((group) => (group === office ? { ...group, name: 'Office' } : group)),
      )
      const accessId = after.groups.find(({ name }) => name === 'Access')!.roleGroupId
      expect(after.roles).toEqual(
        before.roles.map((role) =>
          role.name === moved.name ? { ...role, friendlyName: 'Manage Project', roleGroupId: accessId } : role,
        ),
      )
      expect({ userRoles: after.userRoles, offers: after.offers }).toEqual({
        userRoles: before.userRoles,
        offers: before.offers,
      })
      expect(notes).toEqual([
        'Role groups renamed as in the catalog: Administration is now Office.',
        `Roles updated from the catalog: ${moved.name}.`,
      ])
    }))

  it('keeps roles and groups that left the catalog, with their assignments, and reports them', () =>
    trial(async (tx) => {
      const before = await stateOf(tx)
      const left = ROLE_GROUPS.find(({ name }) => name === 'Mobile Tools')!
      const notes = await updateCatalog(
        tx,
        'demo',
        ROLE_GROUPS.filter((group) => group !== left),
      )
      expect(await stateOf(tx)).toEqual(before)
      expect(notes).toEqual([
        'Role groups that are no longer in the catalog, and stay: Mobile Tools.',
        `Roles that are no longer in the catalog, and stay assigned: ${left.roles.map(({ name }) => name).join(', ')}.`,
      ])
    }))

  it('gets the product licenses of the demo world, offers what is new, and leaves taken offers away', () =>
    trial(async (tx) => {
      const before = await stateOf(tx)
      const [first, second] = DEMO_ADD_ONS
      const [taken] = before.offers.filter(({ addOnId }) => addOnId === 1)
      await tx
        .delete(addOnRoleGroups)
        .where(sql`add_on_id = ${taken!.addOnId} and role_group_id = ${taken!.roleGroupId}`)
      const [group] = await tx.insert(roleGroups).values({ name: 'Inspections' }).returning()
      const added = { ...first!, name: 'Inspection', shortName: 'INS', roleGroups: ['Access', 'Inspections'] }
      const changed = { ...second!, name: 'Tools', roleGroups: ['Inspections'] }
      const catalog = [first!, changed, ...DEMO_ADD_ONS.slice(3), added]
      const notes = await updateDemoAddOns(tx, [group!], catalog)
      const after = await stateOf(tx)
      expect(after.addOns.map(({ name }) => name)).toEqual([
        first!.name,
        'Tools',
        ...DEMO_ADD_ONS.slice(2).map(({ name }) => name),
        'Inspection',
      ])
      const newId = after.addOns.at(-1)!.addOnId
      const accessId = after.groups.find(({ name }) => name === 'Access')!.roleGroupId
      const isBefore = (offer: (typeof before.offers)[number]): boolean =>
        before.offers.some((one) => one.addOnId === offer.addOnId && one.roleGroupId === offer.roleGroupId)
      expect(after.offers).toHaveLength(before.offers.length - 1 + 3)
      expect(after.offers.filter((offer) => !isBefore(offer))).toEqual([
        { addOnId: 2, roleGroupId: group!.roleGroupId },
        { addOnId: newId, roleGroupId: accessId },
        { addOnId: newId, roleGroupId: group!.roleGroupId },
      ])
      expect(notes).toEqual([
        'Product licenses added from the catalog: Inspection.',
        'Product licenses updated from the catalog: Tools.',
        `Product licenses that are no longer in the catalog, and stay assigned: ${DEMO_ADD_ONS[2]!.name}.`,
      ])
    }))

  it('is updated at the start, by one gateway at a time', async () => {
    const before = await stateOf(db.orm)
    const [role] = before.roles.slice(-1)
    await db.orm.delete(userRoles).where(eq(userRoles.itemId, role!.roleId))
    await db.execute(sql`delete from user_group_role where role_id = ${role!.roleId}`)
    await db.execute(sql`delete from api_key_role where role_id = ${role!.roleId}`)
    await db.orm.delete(roles).where(eq(roles.roleId, role!.roleId))
    await db.orm.update(roles).set({ friendlyName: 'Old label' }).where(eq(roles.roleId, 1))
    await db.close()
    const notes: string[] = []
    const open = () => openDatabase(world.config, Date.now(), (sentence) => notes.push(sentence))
    // One process at a time has the embedded database.
    const opened = world.config.databaseUrl === undefined ? [await open()] : await Promise.all([open(), open()])
    db = opened[0]!
    await opened[1]?.close()
    expect(notes).toEqual([
      `Roles added from the catalog: ${role!.name}.`,
      `Roles updated from the catalog: ${before.roles[0]!.name}.`,
    ])
    const after = await stateOf(db.orm)
    // The missing role has a new id.
    expect(after.roles.map(({ roleId, ...rest }) => ({ ...rest, isNew: roleId > role!.roleId }))).toEqual(
      before.roles.map(({ roleId, ...rest }) => ({ ...rest, isNew: roleId === role!.roleId })),
    )
    expect(await db.orm.select().from(userAddOns)).not.toEqual([])
  })
})
