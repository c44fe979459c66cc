import type { Queries } from '../db/database'
import { isEmpty, readAssigned, writeChange, type Assignments, type Change } from '../holdings/assignments'
import type { Current } from '../http/refusals'
import { tagOfIds } from '../http/versions'
import { saveLocked, type LockedSave, type Owner, type SaveCall, type Written } from './save-locked'

/** An owner with the ids that are assigned to it before the save. */
type WithIds<Row extends Owner> = Row & { readonly ids: readonly number[] }

export interface IdsSave<Row extends Owner, Settled extends Change, Stored extends Current> extends Pick<
  LockedSave<Row, Stored>,
  'action' | 'lock' | 'judgedIn' | 'present'
> {
  /** The sentence of the 409. */
  readonly conflict: string
  /** The table of the assignments. */
  readonly table: Assignments
  /** Reads the ids that the save replaces; default: all of the owner in the table. */
  readIds?(owner: Row): Promise<readonly number[]>
  /** Decides what changes and judges it, before anything is written. */
  settle(owner: Row, before: readonly number[]): Promise<Settled>
  /** Writes a change that is not empty; default: into the table. What it returns is added to the audit entry. */
  writeIds?(owner: WithIds<Row>, change: Settled): Promise<Entry | undefined>
  /** The fields of the audit entry (`changedIds`, `allIds`). */
  entry(change: Settled, before: readonly number[]): Entry | Promise<Entry>
}

type Entry = Pick<Written<Owner>, 'before' | 'after'>

/** An audit entry with the ids that were removed and added: lists can have thousands. */
export const changedIds =
  (field: string) =>
  ({ added, removed }: Change): Entry => ({ before: { [field]: removed }, after: { [field]: added } })

/** An audit entry with all ids before and after the save. */
export const allIds =
  (field: string) =>
  ({ added, removed }: Change, before: readonly number[]): Entry => {
    const leaving = new Set(removed)
    const after = [...before.filter((id) => !leaving.has(id)), ...added].sort((one, other) => one - other)
    return { before: { [field]: before }, after: { [field]: after } }
  }

/** Saves which ids are assigned to an owner. Their tag is the version that the caller must name. */
export function saveIds<Row extends Owner, Settled extends Change, Stored extends Current>(
  tx: Queries,
  call: SaveCall,
  { table, lock, readIds, settle, writeIds, entry, ...save }: IdsSave<Row, Settled, Stored>,
): Promise<Stored & { readonly status: 200 }> {
  const idOf = (owner: Row): number => owner.auditSubject.id
  return saveLocked<WithIds<Row>, Stored>(tx, call, {
    ...save,
    lock: async () => {
      const owner = await lock()
      return { ...owner, ids: await (readIds?.(owner) ?? readAssigned(tx, table, idOf(owner))) }
    },
    versionOf: ({ ids }) => tagOfIds(ids),
    write: async (owner) => {
      const change = await settle(owner, owner.ids)
      if (isEmpty(change)) return undefined
      const { before, after } = await entry(change, owner.ids)
      if (writeIds === undefined) await writeChange(tx, table, idOf(owner), change)
      const extra = await writeIds?.(owner, change)
      return { before: { ...before, ...extra?.before }, after: { ...after, ...extra?.after } }
    },
  })
}
