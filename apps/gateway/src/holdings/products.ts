import { and, asc, eq, getTableColumns, ne, sql } from 'drizzle-orm'
import { addOnMessages } from '@sitewright/domain/add-ons/messages'
import { settleKinds } from '@sitewright/domain/add-ons/rules'
import { presentAddOn, type AddOnRow } from './add-on-wire'
import type { Queries } from '../db/database'
import { idList } from '../db/id-list'
import { addOns, licenseAddOns } from '../db/schema'
import { invalid } from '../http/refusals'
import { isStorableId } from '../http/storable'
import { tagOfIds } from '../http/versions'
import { changeBetween, readAssigned, type Assignments, type Change, type Pair } from './assignments'

/** Product licenses by name, in the order in which every list shows them. */
export const readAddOns = async (q: Queries, addOnIds: readonly number[]): Promise<AddOnRow[]> =>
  addOnIds.length === 0
    ? []
    : q
        .select(getTableColumns(addOns))
        .from(addOns)
        .where(sql`${addOns.addOnId} = any(${idList(addOnIds)})`)
        .orderBy(sql`lower(${addOns.name})`, asc(addOns.addOnId))

/** The product licenses of each owner by name, each once, in one query for any number of owners. */
export async function readAddOnsOf(q: Queries, pairs: readonly Pair[]): Promise<(ownerId: number) => AddOnRow[]> {
  const rows = await readAddOns(q, [...new Set(pairs.map(({ itemId }) => itemId))])
  const idsOf = new Map<number, Set<number>>()
  for (const { ownerId, itemId } of pairs) idsOf.set(ownerId, (idsOf.get(ownerId) ?? new Set()).add(itemId))
  return (ownerId) => rows.filter(({ addOnId }) => idsOf.get(ownerId)?.has(addOnId) === true)
}

/** The product licenses that an owner has directly, by name, with the tag of their ids. */
export async function readDirectAddOns<Item>(
  q: Queries,
  table: Assignments,
  ownerId: number,
  present: (row: AddOnRow) => Item,
): Promise<{ body: Item[]; tag: string }> {
  const ids = await readAssigned(q, table, ownerId)
  return { body: (await readAddOns(q, ids)).map(present), tag: tagOfIds(ids) }
}

/** The given product licenses that the license has and does not hide (CONST-07), except retired ones (CAT-08). Locks them until the transaction ends. */
export async function shareOffered(tx: Queries, licenseId: number, addOnIds: readonly number[]): Promise<Set<number>> {
  const ids = idList(addOnIds.filter(isStorableId))
  const rows = await tx
    .select({ addOnId: licenseAddOns.addOnId })
    .from(licenseAddOns)
    .where(
      and(
        eq(licenseAddOns.licenseId, licenseId),
        ne(licenseAddOns.maxUsers, 0),
        sql`${licenseAddOns.addOnId} = any(${ids})`,
        sql`${licenseAddOns.addOnId} in (select add_on_id from add_on where not is_retired)`,
      ),
    )
    .orderBy(asc(licenseAddOns.addOnId))
    .for('share')
  return new Set(rows.map(({ addOnId }) => addOnId))
}

export interface WantedProducts {
  readonly licenseId: number
  /** Ids of those that are assigned directly before the save. */
  readonly before: readonly number[]
  /** Ids of those that the caller wants to be assigned directly. */
  readonly wanted: readonly number[]
  /** The error when the save adds both kinds (USER-63, GROUP-18). If left out, both kinds are allowed. */
  readonly bothKindsRefusal?: string
  /** Ids of those that groups grant, which stay whatever the other kind does (USER-82); none by default. */
  readonly inherited?: readonly number[]
}

export interface SettledProducts extends Change {
  /** Ids of those that are assigned directly after the save, ascending. */
  readonly after: readonly number[]
  /** Those rows, by name. */
  readonly products: readonly AddOnRow[]
  /** Ids of those that groups grant. */
  readonly inherited: readonly number[]
  /** Those of the other kind, which the added ones replace. */
  readonly replaced: readonly AddOnRow[]
}

/**
 * What a save of product licenses changes. Only those that the license has and does not hide can be added (CONST-07). Of the two kinds, the new one replaces the other.
 * @throws Problem 400 where the license does not have one that is added, or where both kinds are new
 */
export async function settleProducts(
  q: Queries,
  { licenseId, before, wanted, bothKindsRefusal, inherited = [] }: WantedProducts,
): Promise<SettledProducts> {
  const { added } = changeBetween(before, wanted)
  const known = new Set([...before, ...(await shareOffered(q, licenseId, added))])
  if (!wanted.every((id) => known.has(id))) throw refuse(addOnMessages.notFound)
  const rows = await readAddOns(q, [...new Set([...before, ...wanted])])
  const choice =
    bothKindsRefusal === undefined
      ? { selected: new Set(wanted), dropped: [] }
      : settleKinds(rows.map(presentAddOn), new Set(before), wanted, new Set(inherited))
  if (choice === undefined) throw refuse(bothKindsRefusal ?? addOnMessages.bothKinds)
  const replaced = new Set(choice.dropped.map(({ addOnId }) => addOnId))
  return {
    ...changeBetween(before, choice.selected),
    after: [...choice.selected].sort((one, other) => one - other),
    products: rows.filter(({ addOnId }) => choice.selected.has(addOnId)),
    inherited,
    replaced: rows.filter(({ addOnId }) => replaced.has(addOnId)),
  }
}

const refuse = (sentence: string) => invalid({ addOnIds: [sentence] }, sentence)
