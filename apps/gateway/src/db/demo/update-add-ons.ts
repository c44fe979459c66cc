import { eq } from 'drizzle-orm'
import type { Queries } from '../database'
import { sentence } from '../name-sentence'
import { addOnRoleGroups, addOns, roleGroups } from '../schema'
import { DEMO_ADD_ONS } from './add-ons'

/** Product licenses are recognized by their short name. */
interface CatalogAddOn extends Pick<
  typeof addOns.$inferInsert,
  'name' | 'category' | 'color' | 'shortName' | 'description'
> {
  /** Names of the role groups that it offers. */
  readonly roleGroups: readonly string[]
}

/**
 * Brings the product licenses of a demo world up to date: adds those that it lacks, and corrects name, description and color of the others. The category stays, because users
 * with product licenses of both kinds cannot exist. A role group is offered where the product license or the group is new, so that what was taken away stays away.
 * @returns sentences for the operator
 */
export async function updateDemoAddOns(
  tx: Queries,
  addedGroups: readonly { readonly roleGroupId: number }[],
  catalog: readonly CatalogAddOn[] = DEMO_ADD_ONS,
): Promise<string[]> {
  const stored = new Map((await tx.select().from(addOns)).map((addOn) => [addOn.shortName, addOn]))
  const groups = await tx.select().from(roleGroups)
  const newGroupIds = new Set(addedGroups.map(({ roleGroupId }) => roleGroupId))
  const added: string[] = []
  const changed: string[] = []
  const offers: (typeof addOnRoleGroups.$inferInsert)[] = []
  for (const { roleGroups: offered, ...wanted } of catalog) {
    const found = stored.get(wanted.shortName)
    stored.delete(wanted.shortName)
    const addOn = found ?? (await insertAddOn(tx, wanted))
    if (found === undefined) added.push(wanted.name)
    else if (found.name !== wanted.name || found.description !== wanted.description || found.color !== wanted.color) {
      const { name, description, color } = wanted
      await tx.update(addOns).set({ name, description, color }).where(eq(addOns.addOnId, found.addOnId))
      changed.push(wanted.name)
    }
    offers.push(
      ...groups
        .filter((group) => offered.includes(group.name))
        .filter(({ roleGroupId }) => found === undefined || newGroupIds.has(roleGroupId))
        .map(({ roleGroupId }) => ({ addOnId: addOn.addOnId, roleGroupId })),
    )
  }
  if (offers.length > 0) await tx.insert(addOnRoleGroups).values(offers)
  return [
    ...sentence('Product licenses added from the catalog', added),
    ...sentence('Product licenses updated from the catalog', changed),
    ...sentence(
      'Product licenses that are no longer in the catalog, and stay assigned',
      [...stored.values()].map(({ name }) => name),
    ),
  ]
}

async function insertAddOn(tx: Queries, row: typeof addOns.$inferInsert): Promise<typeof addOns.$inferSelect> {
  const [addOn] = await tx.insert(addOns).values(row).returning()
  if (addOn === undefined) throw new Error(`${row.name} was not written.`)
  return addOn
}
