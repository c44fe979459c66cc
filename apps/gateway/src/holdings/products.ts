import { and, asc, eq, getTableColumns, ne, sql } from 'drizzle-orm'
import { addOnMessages } from '@sitewright/domain/add-ons/messages'
import { settleKinds } from '@sitewright/domain/add-ons/rules'
import { presentAddOn, type AddOnRow } from './add-on-wire'
import type { Queries } from '../db/database'
import { idList } from '../db/id-list'
import { addOns, licenseAddOns } from '../db/schema'
import { invalid } from '../http/refusals'
import { changeBetween, type Change } from './assignments'

/** Product licenses by name, in the order in which every list shows them. */
export const readAddOns = async (q: Queries, addOnIds: readonly number[]): Promise<AddOnRow[]> =>
  addOnIds.length === 0
    ? []
    : q
        .select(getTableColumns(addOns))
        .from(addOns)
        .where(sql`${addOns.addOnId} = any(${idList(addOnIds)})`)
        .orderBy(sql`lower(${addOns.name})`, asc(addOns.addOnId))

/** Ids of the product licenses that a license has and does not hide (CONST-07). */
export async function readOffered(q: Queries, licenseId: number): Promise<Set<number>> {
  const rows = await q
    .select({ addOnId: licenseAddOns.addOnId })
    .from(licenseAddOns)
    .where(and(eq(licenseAddOns.licenseId, licenseId), ne(licenseAddOns.maxUsers, 0)))
  return new Set(rows.map(({ addOnId }) => addOnId))
}

export interface WantedProducts {
  readonly licenseId: number
  /** Ids of those that are held directly. */
  readonly held: readonly number[]
  /** Ids of those that are to be held directly, as the caller says. */
  readonly wanted: readonly number[]
  /** The error when the save adds both kinds (USER-63, GROUP-18). If left out, both kinds are allowed. */
  readonly bothKindsRefusal?: string
  /** Ids of what groups give: it is kept whatever the other kind does (USER-82); none by default. */
  readonly inherited?: readonly number[]
}

export interface SettledProducts extends Change {
  /** Ids of what is held directly afterwards, ascending. */
  readonly after: readonly number[]
  /** Of the other kind, which what is added replaced. */
  readonly replaced: readonly AddOnRow[]
}

/**
 * What a save of product licenses changes. Added is what the license has and does not hide (CONST-07); of the two kinds the one that was not held replaces the other.
 * @throws Problem 400 where one that is added is none of the license, or where both kinds are new
 */
export async function settleProducts(
  q: Queries,
  { licenseId, held, wanted, bothKindsRefusal, inherited = [] }: WantedProducts,
): Promise<SettledProducts> {
  const known = new Set([...held, ...(await readOffered(q, licenseId))])
  if (!wanted.every((id) => known.has(id))) throw refuse(addOnMessages.notFound)
  const rows = await readAddOns(q, [...new Set([...held, ...wanted])])
  const choice =
    bothKindsRefusal === undefined
      ? { selected: new Set(wanted), dropped: [] }
      : settleKinds(rows.map(presentAddOn), new Set(held), wanted, new Set(inherited))
  if (choice === undefined) throw refuse(bothKindsRefusal ?? addOnMessages.bothKinds)
  const replaced = new Set(choice.dropped.map(({ addOnId }) => addOnId))
  return {
    ...changeBetween(held, choice.selected),
    after: [...choice.selected].sort((one, other) => one - other),
    replaced: rows.filter(({ addOnId }) => replaced.has(addOnId)),
  }
}

const refuse = (sentence: string) => invalid({ addOnIds: [sentence] }, sentence)
