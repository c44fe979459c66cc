import type { ActivityChange, ActivityEntry, ActivityItems, ActivitySubject } from '@sitewright/domain/activity/model'
import { canReadAddresses } from '@sitewright/domain/activity/policy'
import type { Actor } from '@sitewright/domain/shared/policy'
import type { Queries } from '../../db/database'
import { scopeOf, type LicenseScope } from '../../db/scope'
import { readActors } from '../../holdings/actors'
import { readChanges, readReplaced, type RawChange, type Reference } from './changes'
import { KIND_OF_SUBJECT, presentReference, readNames, type Names } from './names'
import type { AuditRow } from './store'

const subjectOf = ({ subjectKind, subjectId }: AuditRow) => {
  const kind = KIND_OF_SUBJECT[subjectKind ?? '']
  return kind === undefined ? [] : [{ kind, id: Number(subjectId) }]
}

/** What an entry is about, with the name that it has now, and its project for its address. */
function presentSubject(row: AuditRow, names: Names): ActivitySubject | undefined {
  const { subjectKind: kind, subjectId: id } = row
  if (kind === null || id === null) return undefined
  const [reference] = subjectOf(row)
  const named = reference && names.get(reference.kind)?.get(reference.id)
  if (named === undefined) return { kind, id }
  const { name, project_id: projectId } = named
  return { kind, id, name, projectId }
}

const referencesOf = (change: RawChange, maxNames: number): readonly Reference[] => {
  if ('reference' in change) return [change.reference]
  return 'added' in change ? [...change.added.slice(0, maxNames), ...change.removed.slice(0, maxNames)] : []
}

interface Reading {
  readonly names: Names
  readonly scope: LicenseScope
  readonly maxNames: number
}

function presentChange(change: RawChange, { names, scope, maxNames }: Reading): ActivityChange {
  const itemsOf = (references: readonly Reference[]): ActivityItems => ({
    count: references.length,
    items: references.slice(0, maxNames).map((reference) => presentReference(reference, names, scope)),
  })
  if ('reference' in change) return { field: change.field, added: itemsOf([change.reference]) }
  if (!('added' in change)) return change
  return {
    field: change.field,
    ...(change.added.length > 0 && { added: itemsOf(change.added) }),
    ...(change.removed.length > 0 && { removed: itemsOf(change.removed) }),
  }
}

/**
 * Entries as their reader may see them: names instead of ids, and the address only for who may read it.
 * @param maxNames of each list; the rest is a number
 */
export async function presentEntries(
  q: Queries,
  reader: Actor,
  rows: readonly AuditRow[],
  maxNames: number,
): Promise<ActivityEntry[]> {
  const scope = scopeOf(reader)
  const changes = rows.map((row) => readChanges(row.action, row.before, row.after))
  const references = [...rows.flatMap(subjectOf), ...changes.flat().flatMap((change) => referencesOf(change, maxNames))]
  const names = await readNames(q, scope, references)
  const actorOf = await readActors(q, scope, rows)
  const hasAddresses = canReadAddresses(reader)
  return rows.map((row, index) => {
    const subject = presentSubject(row, names)
    const replaced = readReplaced(row.before)
    return {
      activityId: row.auditId,
      at: row.at,
      action: row.action,
      subject,
      actor: actorOf(row),
      ...(hasAddresses && row.address !== null && { address: row.address }),
      replaced,
      changes: (changes[index] ?? []).map((change) => presentChange(change, { names, scope, maxNames })),
    }
  })
}
