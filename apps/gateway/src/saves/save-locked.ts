import type { LicenseOwned } from '@sitewright/domain/shared/policy'
import type { Queries } from '../db/database'
import { record, type AuditEntry, type AuditSubject } from '../http/audit'
import type { SignedIn } from '../http/caller'
import { conflict, type Current } from '../http/refusals'

/** The row that a save locks: what it changes, or whose assignments it changes. */
export interface Owner extends LicenseOwned {
  /** What the audit calls the row. */
  readonly auditSubject: Extract<AuditSubject, { readonly id: number }>
}

/** The facts of a call that every save needs. */
export interface SaveCall {
  readonly actor: SignedIn
  /** Epoch milliseconds. */
  readonly now: number
  readonly requestId: string
  readonly isExpected: (version: number | string) => boolean
}

/** What a save wrote: the fields of its audit entry, and the row as it is now if the save wrote the row. */
export interface Written<Row extends Owner> extends Required<Pick<AuditEntry, 'before' | 'after'>> {
  readonly owner?: Row
}

export interface LockedSave<Row extends Owner, Stored extends Current> {
  /** The call, `area.verb`. */
  readonly action: string
  /** Locks the owner, after anything that must be locked first, and judges again whether the actor may change it. */
  lock(): Promise<Row>
  /** The version, or the tag of a list, that the caller must name. Left out where a call names none. */
  versionOf?(owner: Row): number | string
  /** The license in which the call was judged, where locks depend on it. If the owner moved since, the save is a conflict. */
  readonly judgedIn?: number
  /** The sentence of the 409. */
  readonly conflict?: string
  /** Judges, then writes. `undefined` where the save changes nothing. Throws a Problem, which undoes the transaction. */
  write(owner: Row): Promise<Written<Row> | undefined>
  /** What a read would reply now: the reply of the save, and the value of the 409. */
  present(owner: Row): Promise<Stored>
}

/**
 * The one way to save what others may save at the same time: lock, compare, judge and write, audit, present. A save that changes nothing writes no audit entry.
 * @throws Problem 409 with the stored value and its tag where the caller named another version
 */
export async function saveLocked<Row extends Owner, Stored extends Current>(
  tx: Queries,
  call: SaveCall,
  { action, lock, versionOf, judgedIn, conflict: sentence, write, present }: LockedSave<Row, Stored>,
): Promise<Stored & { readonly status: 200 }> {
  const owner = await lock()
  const hasMoved = judgedIn !== undefined && owner.licenseId !== judgedIn
  if (hasMoved || (versionOf !== undefined && !call.isExpected(versionOf(owner)))) {
    throw conflict(await present(owner), sentence)
  }
  const written = await write(owner)
  if (written === undefined) return { ...(await present(owner)), status: 200 }
  const { after, owner: saved = owner } = written
  const { auditSubject: subject, licenseId } = owner
  // Who meets this save in a conflict finds it by the version that it replaced.
  const before = { version: versionOf?.(owner) ?? Reflect.get(owner, 'version'), ...written.before }
  await record(tx, call, { action, subject, licenseId, before, after })
  return { ...(await present(saved)), status: 200 }
}
