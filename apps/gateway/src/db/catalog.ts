import { ROLE_GROUPS } from '@sitewright/domain/shared/role-catalog'
import type { Seed } from '../config'
import type { Queries } from './database'
import { sentence } from './name-sentence'
import { updateRoles } from './role-catalog'
import type { CatalogGroup } from './role-group-catalog'

/**
 * Brings the catalog of an existing database up to date with the code: what people choose from, and nobody edits. That is the roles and their groups, and in a demo world
 * its product licenses; with SEED=none, product licenses are the customer's own data.
 * @returns sentences for the operator
 */
export async function updateCatalog(
  tx: Queries,
  seed: Seed,
  roleCatalog: readonly CatalogGroup[] = ROLE_GROUPS,
): Promise<string[]> {
  const { addedGroups, notes } = await updateRoles(tx, roleCatalog)
  if (seed !== 'none') {
    const { updateDemoAddOns } = await import('./demo/update-add-ons')
    return [...notes, ...(await updateDemoAddOns(tx, addedGroups))]
  }
  return [
    ...notes,
    ...sentence(
      'No product license offers these new role groups yet, so their roles cannot be assigned',
      addedGroups.map(({ name }) => name),
    ),
  ]
}
