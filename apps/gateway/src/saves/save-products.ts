import { addOnMessages } from '@sitewright/domain/add-ons/messages'
import { rolesDropped } from '@sitewright/domain/add-ons/rules'
import { labelOfRole } from '@sitewright/domain/roles/rules'
import type { Queries } from '../db/database'
import { readAssigned, writeChange, type Assignments } from '../holdings/assignments'
import { findRoles, roleGroupsOf, type RoleRow } from '../holdings/grants'
import type { SettledProducts } from '../holdings/products'
import type { Current } from '../http/refusals'
import { tagOfIds, tagOfStates } from '../http/versions'
import type { Owner, SaveCall, Written } from './save-locked'
import { saveIds, type IdsSave } from './save-ids'

/** What a save of product licenses adds to its audit entry and its warning. */
interface Extra extends Pick<Written<Owner>, 'before' | 'after'> {
  readonly warning: string
}

export interface ProductsSave<Row extends Owner, Stored extends Current> extends Pick<
  IdsSave<Row, SettledProducts, Stored>,
  'action' | 'lock' | 'judgedIn' | 'settle' | 'present'
> {
  readonly products: Assignments
  readonly roles: Assignments
  /** The audit entry's names of the ids of the product licenses, and of the names of removed roles. */
  readonly fields: readonly [products: string, roles: string]
  /**
   * Judges around the writes.
   * @param change with the roles that are removed
   * @param writeAll writes product licenses and roles
   */
  judge(
    owner: Row,
    change: SettledProducts & { readonly dropped: readonly RoleRow[] },
    writeAll: () => Promise<void>,
  ): Promise<Extra | undefined>
}

/**
 * Saves the product licenses that are assigned to an owner. Roles that no remaining product license includes are removed with them (USER-75). A reply of 210 says what a
 * rule has removed (API-114).
 */
export async function saveProducts<Row extends Owner, Stored extends Current & { readonly tag: string }>(
  tx: Queries,
  call: SaveCall,
  { products, roles, fields, judge, ...save }: ProductsSave<Row, Stored>,
) {
  const warnings: string[] = []
  const reply = await saveIds(tx, call, {
    ...save,
    table: products,
    conflict: addOnMessages.conflict,
    entry: ({ after }, before) => ({ before: { [fields[0]]: before }, after: { [fields[0]]: after } }),
    writeIds: async (owner, change) => {
      const ownerId = owner.auditSubject.id
      const roleIds = await readAssigned(tx, roles, ownerId)
      const dropped = await readDropped(tx, roleIds, owner.ids, change)
      const extra = await judge(owner, { ...change, dropped }, async () => {
        await writeChange(tx, products, ownerId, change)
        await writeChange(tx, roles, ownerId, { added: [], removed: dropped.map(({ roleId }) => roleId) })
      })
      const namesOf = (rows: readonly { readonly name: string }[]) => rows.map(({ name }) => name)
      if (change.replaced.length > 0) warnings.push(addOnMessages.kindReplaced(namesOf(change.replaced)))
      if (dropped.length > 0) warnings.push(addOnMessages.rolesRemoved(dropped.map(labelOfRole)))
      if (extra !== undefined) warnings.push(extra.warning)
      return {
        before: {
          // For users who edit the roles, which are a list with a tag of its own.
          ...(dropped.length > 0 && {
            [fields[1]]: namesOf(dropped),
            version: tagOfStates(tagOfIds(owner.ids), tagOfIds(roleIds)),
          }),
          ...extra?.before,
        },
        after: { ...(dropped.length > 0 && { [fields[1]]: [] }), ...extra?.after },
      }
    },
  })
  return warnings.length === 0 ? reply : { status: 210 as const, body: warnings.join(' '), tag: reply.tag }
}

/** The direct roles that only removed product licenses include; all roles where no product license is left. */
async function readDropped(
  q: Queries,
  roleIds: readonly number[],
  before: readonly number[],
  { removed, after, inherited }: SettledProducts,
): Promise<RoleRow[]> {
  if (removed.length === 0) return []
  const remaining = [...after, ...inherited]
  return rolesDropped(
    await findRoles(q, roleIds),
    await roleGroupsOf(q, [...before, ...inherited]),
    await roleGroupsOf(q, remaining),
    remaining.length === 0,
  )
}
