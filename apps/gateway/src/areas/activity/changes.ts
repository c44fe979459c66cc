import { isDeepStrictEqual } from 'node:util'
import { pairLabels } from '@sitewright/domain/activity/messages'
import type { ActivityValue } from '@sitewright/domain/activity/model'
import { formatRole } from '@sitewright/domain/shared/roles'
import { isSecretField, SECRET_FIELDS } from '@sitewright/domain/shared/secret-fields'

/** Kinds of things that entries name by id. */
export type NamedKind =
  | 'role'
  | 'project'
  | 'add-on'
  | 'user'
  | 'user-group'
  | 'api-key'
  | 'import'
  | 'report'
  | 'license'
  | 'integration'
  | 'environment'
  | 'site'
  | 'workflow'
  | 'preservation'
  | 'report-group'
  | 'role-group'

/** A thing by its id, or a text that the entry itself holds. */
export type Reference = { readonly kind: NamedKind; readonly id: number } | { readonly text: string }

/** A change as the audit holds it, before ids are names. */
export type RawChange =
  | { readonly field: string; readonly before?: ActivityValue; readonly after?: ActivityValue }
  | { readonly field: string; readonly reference: Reference }
  | { readonly field: string; readonly added: readonly Reference[]; readonly removed: readonly Reference[] }

type Values = Readonly<Record<string, unknown>>

/** Lists by the names that saves give them: the field as people know it, and what its ids are of. */
const LISTS: Readonly<Record<string, { readonly field: string; readonly kind: NamedKind }>> = {
  roles: { field: 'roles', kind: 'role' },
  roleIds: { field: 'roles', kind: 'role' },
  rolesRemoved: { field: 'roles', kind: 'role' },
  projects: { field: 'projects', kind: 'project' },
  projectIds: { field: 'projects', kind: 'project' },
  addOns: { field: 'addOns', kind: 'add-on' },
  addOnIds: { field: 'addOns', kind: 'add-on' },
  users: { field: 'users', kind: 'user' },
  userIds: { field: 'users', kind: 'user' },
  userGroups: { field: 'userGroups', kind: 'user-group' },
  userGroupIds: { field: 'userGroups', kind: 'user-group' },
  groupIds: { field: 'userGroups', kind: 'user-group' },
  importIds: { field: 'imports', kind: 'import' },
  integrationIds: { field: 'integrations', kind: 'integration' },
  reportIds: { field: 'reports', kind: 'report' },
  apiKeyIds: { field: 'apiKeys', kind: 'api-key' },
  licenseIds: { field: 'licenses', kind: 'license' },
  roleGroupIds: { field: 'roleGroups', kind: 'role-group' },
}

/** A list that its entry names by what became of it alone: the call says which list it is. */
const UNNAMED_LISTS: Readonly<Record<string, string>> = { 'apiKeys.saveProjects': 'projects' }
const UNNAMED = new Set(['added', 'removed'])

/** One thing, not a list of them. */
const REFERENCES: Readonly<Record<string, NamedKind>> = {
  licenseId: 'license',
  userGroupId: 'user-group',
  throughGroup: 'user-group',
  integrationId: 'integration',
  parentProjectId: 'project',
  environmentId: 'environment',
  defaultSiteId: 'site',
  copyOfSite: 'site',
  ownerId: 'user',
  userId: 'user',
  projectId: 'project',
  siteId: 'site',
  workflowId: 'workflow',
  reportId: 'report',
}
/** What the ids of each field are of, for those who search for names. */
export const kindsOfFields: Readonly<Record<string, NamedKind>> = {
  ...Object.fromEntries(Object.entries(LISTS).map(([key, { kind }]) => [key, kind])),
  ...REFERENCES,
  // The projects of a key (UNNAMED_LISTS).
  added: 'project',
  removed: 'project',
}

/** What `id` is in the path of a call that was refused, by the area of the call. */
const IDS_OF: Readonly<Record<string, NamedKind>> = { apiKeys: 'api-key', groups: 'user-group' }

/** The kind of the thing that a field names by its id. */
const kindOfReference = (action: string, field: string): NamedKind | undefined =>
  field === 'id' ? IDS_OF[action.slice(0, action.indexOf('.'))] : REFERENCES[field]

/** `user:17`. */
const COPY_OF = /^user:(\d+)$/

const asValues = (stored: unknown): Values => (typeof stored === 'object' && stored !== null ? { ...stored } : {})

const isValue = (value: unknown): value is ActivityValue =>
  value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** The field of the version that a save replaced (`saves/save-locked.ts`), which is no change that people make. */
const REPLACED = 'version'

/** Fields that no reader sees as they are stored. */
export const HIDDEN_FIELDS: readonly string[] = [...SECRET_FIELDS, REPLACED, 'id', 'copyOf']

/** The version, or the tag of a list, that a save replaced. */
export function readReplaced(storedBefore: unknown): number | string | undefined {
  const version = asValues(storedBefore)[REPLACED]
  return typeof version === 'number' || typeof version === 'string' ? version : undefined
}

/** Reads the two states of an entry. A secret is left out here as well, because an entry can be older than the rule that left it out. */
export function readChanges(action: string, storedBefore: unknown, storedAfter: unknown): RawChange[] {
  const [before, after] = [asValues(storedBefore), asValues(storedAfter)]
  const lists = new Map<string, { added: Reference[]; removed: Reference[] }>()
  const changes: RawChange[] = []
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    if (isSecretField(key) || key === REPLACED) continue
    if (Array.isArray(before[key]) || Array.isArray(after[key])) {
      const name = UNNAMED.has(key) ? (UNNAMED_LISTS[action] ?? key) : key
      const { field, kind } = LISTS[name] ?? { field: name, kind: undefined }
      const list = lists.get(field) ?? { added: [], removed: [] }
      list.added.push(...missingIn(listOf(before[key]), listOf(after[key]), kind))
      list.removed.push(...missingIn(listOf(after[key]), listOf(before[key]), kind))
      lists.set(field, list)
    } else if (!isDeepStrictEqual(before[key], after[key])) {
      changes.push(...readValue(action, key, before[key], after[key]))
    }
  }
  for (const [field, list] of lists) {
    changes.push(...takePairs(field, list))
    if (list.added.length + list.removed.length > 0) changes.push({ field, ...list })
  }
  return changes
}

/** `Construction: 40`. */
const PAIR = /^(.*?): (.*)$/s

/** Takes out of a list of `name: value` those of which only the value changed: they read as a field does, from one value to another. */
function takePairs(field: string, list: { added: Reference[]; removed: Reference[] }): RawChange[] {
  const label = pairLabels[field]
  if (label === undefined) return []
  const readPairs = (references: readonly Reference[]) =>
    new Map(
      references.flatMap((reference) => {
        const [, name, value] = ('text' in reference && PAIR.exec(reference.text)) || []
        return name === undefined || value === undefined ? [] : [[name, { value, reference }] as const]
      }),
    )
  const [before, after] = [readPairs(list.removed), readPairs(list.added)]
  const taken = new Set<Reference>()
  const changes = [...after].flatMap(([name, now]): RawChange[] => {
    const old = before.get(name)
    if (old === undefined) return []
    taken.add(old.reference).add(now.reference)
    return [{ field: `${label} · ${name}`, before: old.value, after: now.value }]
  })
  list.added = list.added.filter((reference) => !taken.has(reference))
  list.removed = list.removed.filter((reference) => !taken.has(reference))
  return changes
}

/** What `wanted` holds and `known` does not. */
function missingIn(
  known: readonly unknown[],
  wanted: readonly unknown[],
  kind: NamedKind | undefined,
): readonly Reference[] {
  const found = new Set(known)
  return wanted.flatMap((item): Reference[] => {
    if (found.has(item)) return []
    if (typeof item === 'number') return [kind === undefined ? { text: String(item) } : { kind, id: item }]
    if (typeof item !== 'string') return []
    return [{ text: kind === 'role' ? formatRole(item) : item }]
  })
}

function readValue(action: string, field: string, before: unknown, after: unknown): RawChange[] {
  const original = typeof after === 'string' ? COPY_OF.exec(after) : null
  if (field === 'copyOf' && original !== null) {
    return [{ field, reference: { kind: 'user', id: Number(original[1]) } }]
  }
  const kind = kindOfReference(action, field)
  if (kind !== undefined && (typeof before === 'number' || typeof after === 'number')) {
    const toList = (value: unknown): Reference[] => (typeof value === 'number' ? [{ kind, id: value }] : [])
    return [{ field, added: toList(after), removed: toList(before) }]
  }
  const change = { field, ...(isValue(before) && { before }), ...(isValue(after) && { after }) }
  return 'before' in change || 'after' in change ? [change] : []
}
