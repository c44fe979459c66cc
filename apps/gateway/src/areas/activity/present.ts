import {
  MAX_CHANGE_NAMES,
  type ActivityChange,
  type ActivityEntry,
  type ActivityItems,
} from '@sitewright/domain/activity/model'
import { canReadAddresses } from '@sitewright/domain/activity/policy'
import type { Actor } from '@sitewright/domain/shared/policy'
import type { Queries } from '../../db/database'
import { scopeOf, type LicenseScope } from '../../db/scope'
import { readActors } from './actors'
import { readChanges, type NamedKind, type RawChange, type Reference } from './changes'
import { presentReference, readNames, type Names } from './names'
import type { AuditRow } from './store'

/** Kinds of subjects that have a name. */
const SUBJECTS: Readonly<Record<string, NamedKind>> = {
  user: 'user',
  'user-group': 'user-group',
  'api-key': 'api-key',
  license: 'license',
  project: 'project',
  'import-system': 'import',
}

const subjectOf = ({ subjectKind, subjectId }: AuditRow): Reference[] => {
  const kind = SUBJECTS[subjectKind ?? '']
  return kind === undefined ? [] : [{ kind, id: Number(subjectId) }]
}

const shown = (references: readonly Reference[]): readonly Reference[] => references.slice(0, MAX_CHANGE_NAMES)

const referencesOf = (change: RawChange): readonly Reference[] => {
  if ('reference' in change) return [change.reference]
  return 'added' in change ? [...shown(change.added), ...shown(change.removed)] : []
}

function presentChange(change: RawChange, names: Names, scope: LicenseScope): ActivityChange {
  const itemsOf = (references: readonly Reference[]): ActivityItems => ({
    count: references.length,
    items: shown(references).map((reference) => presentReference(reference, names, scope)),
  })
  if ('reference' in change) return { field: change.field, added: itemsOf([change.reference]) }
  if (!('added' in change)) return change
  return {
    field: change.field,
    ...(change.added.length > 0 && { added: itemsOf(change.added) }),
    ...(change.removed.length > 0 && { removed: itemsOf(change.removed) }),
  }
}

/** Entries as their reader may see them: names instead of ids, and the address only for who may read it. */
export async function presentEntries(q: Queries, reader: Actor, rows: readonly AuditRow[]): Promise<ActivityEntry[]> {
  const scope = scopeOf(reader)
  const changes = rows.map((row) => readChanges(row.action, row.before, row.after))
  const references = [...rows.flatMap(subjectOf), ...changes.flat().flatMap(referencesOf)]
  const names = await readNames(q, scope, references)
  const actorOf = await readActors(q, scope, rows)
  const hasAddresses = canReadAddresses(reader)
  return rows.map((row, index) => {
    const [subject] = subjectOf(row)
    const { name } = subject === undefined ? {} : presentReference(subject, names, scope)
    return {
      activityId: row.auditId,
      at: row.at,
      action: row.action,
      ...(row.subjectKind !== null &&
        row.subjectId !== null && {
          subject: { kind: row.subjectKind, id: row.subjectId, ...(name !== undefined && { name }) },
        }),
      actor: actorOf(row),
      ...(hasAddresses && row.address !== null && { address: row.address }),
      changes: (changes[index] ?? []).map((change) => presentChange(change, names, scope)),
    }
  })
}
