import { inArray } from 'drizzle-orm'
import type { RoleName } from '@sitewright/domain/shared/role-catalog'
import type { Database } from '../src/db/database'
import { apiKeys, keyAddOns, keyProjects, keyRoles, roles } from '../src/db/schema'
import { makeApiKey } from '../src/secrets/api-key'

interface KeyFacts {
  readonly roles?: readonly RoleName[]
  readonly addOnIds?: readonly number[]
  readonly projectIds?: readonly number[]
  readonly row?: Partial<typeof apiKeys.$inferInsert>
}

/** An API key of license 1 for one test, with its secret, which keys of the demo world have no more. */
export async function makeKey(
  db: Database,
  { roles: names = [], addOnIds = [], projectIds = [], row = {} }: KeyFacts = {},
): Promise<{ apiKeyId: number; key: string; keyPrefix: string }> {
  const { key, ...made } = makeApiKey()
  const [stored] = await db.orm
    .insert(apiKeys)
    .values({ licenseId: 1, name: `Made ${made.keyPrefix}`, createdDate: 1, updatedDate: 1, ...made, ...row })
    .returning()
  if (stored === undefined) throw new Error('The key was not written.')
  const ownerId = stored.apiKeyId
  const held =
    names.length === 0
      ? []
      : await db.orm
          .select()
          .from(roles)
          .where(inArray(roles.name, [...names]))
  const rowsOf = (ids: readonly number[]) => ids.map((itemId) => ({ ownerId, itemId }))
  if (held.length > 0) await db.orm.insert(keyRoles).values(rowsOf(held.map((role) => role.roleId)))
  if (addOnIds.length > 0) await db.orm.insert(keyAddOns).values(rowsOf(addOnIds))
  if (projectIds.length > 0) await db.orm.insert(keyProjects).values(rowsOf(projectIds))
  return { apiKeyId: stored.apiKeyId, key, keyPrefix: made.keyPrefix }
}
