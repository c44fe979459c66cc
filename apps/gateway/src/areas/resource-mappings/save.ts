import { mappingMessages } from '@sitewright/domain/resource-mappings/messages'
import type { Mapping, MappingKind } from '@sitewright/domain/resource-mappings/model'
import { mappingProblem } from '@sitewright/domain/resource-mappings/rules'
import type { Queries } from '../../db/database'
import { record } from '../../http/audit'
import { invalid, notFound } from '../../http/refusals'
import { lockProject, type LockedProject } from '../../saves/lock-projects'
import type { SaveCall } from '../../saves/save-locked'
import {
  addPairs,
  groupPairs,
  readMappable,
  readOwners,
  readPairs,
  readTypeNames,
  removePairs,
  type MappingOwner,
  type Pair,
} from './store'

/** A call that adds or removes mappings of a project. */
export interface MappingCall extends SaveCall {
  readonly kind: MappingKind
  /** `area.verb`, for the audit. */
  readonly action: string
  readonly projectId: number
  readonly mappings: readonly Mapping[]
}

interface Locked {
  readonly project: LockedProject
  readonly owners: readonly MappingOwner[]
  readonly names: ReadonlyMap<number, string>
  /** All mappings of the kind in the project. */
  readonly stored: readonly Pair[]
}

const keyOf = ({ id, resourceType }: Pair): string => `${id} ${resourceType}`

/** The pairs that a body names, each once. */
const pairsOf = (mappings: readonly Mapping[]): Pair[] => [
  ...new Map(
    mappings
      .flatMap(({ id, resourceTypes }) => resourceTypes.map((resourceType) => ({ id, resourceType })))
      .map((pair) => [keyOf(pair), pair]),
  ).values(),
]

/**
 * Locks the project, because its mappings are judged with each other.
 * @throws Problem 404 where the caller does not see the project, or it does not have one of the named workflows or preservations (PERM-29)
 */
async function lock(tx: Queries, { actor, kind, projectId, mappings }: MappingCall): Promise<Locked> {
  const project = await lockProject(tx, actor, projectId, { forPreservation: kind === 'preservation' })
  const ids = [...new Set(mappings.map(({ id }) => id))]
  const owners = await readOwners(tx, actor, kind, projectId, ids)
  if (owners.length < ids.length) throw notFound(mappingMessages.noSuchOwner[kind])
  return { project, owners, names: await readTypeNames(tx), stored: await readPairs(tx, kind, projectId) }
}

/** @throws Problem 400 with each type that does not exist, that another workflow uses (RES-24), or whose workflow cannot be mapped (RES-26, RES-27) */
async function requireFree(tx: Queries, { kind, mappings }: MappingCall, { owners, names, stored }: Locked) {
  const fields: Record<string, string[]> = {}
  const ids = owners.map(({ id }) => id)
  const workflows = kind === 'workflow' ? await readMappable(tx, ids) : []
  const problems = new Map(workflows.map((workflow) => [workflow.id, mappingProblem(workflow)]))
  const takenBy = new Map(kind === 'workflow' ? stored.map(({ id, resourceType }) => [resourceType, id]) : [])
  for (const [place, { id, resourceTypes }] of mappings.entries()) {
    const problem = problems.get(id)
    if (problem !== undefined) fields[`${place}`] = [problem]
    for (const [index, type] of resourceTypes.entries()) {
      const name = names.get(type)
      const isTaken = (takenBy.get(type) ?? id) !== id
      if (kind === 'workflow') takenBy.set(type, takenBy.get(type) ?? id)
      if (name !== undefined && !isTaken) continue
      fields[`${place}.ResourceTypes.${index}`] = [
        name === undefined ? mappingMessages.noSuchType : mappingMessages.alreadyAssigned(name),
      ]
    }
  }
  const [first] = Object.values(fields)
  if (first !== undefined) throw invalid(fields, first[0])
}

/** The most mappings that an audit entry names. */
const AUDITED = 1000

/** Pairs in words, such as `12 · Painting: Valve`. The id is part of it, because two workflows can have the same name. */
function describePairs(pairs: readonly Pair[], { owners, names }: Locked): Record<string, unknown> {
  const ownerNames = new Map(owners.map(({ id, name }) => [id, name]))
  return {
    mappedTypes: pairs
      .slice(0, AUDITED)
      .map(({ id, resourceType: type }) => `${id} · ${ownerNames.get(id) ?? ''}: ${names.get(type) ?? type}`),
    ...(pairs.length > AUDITED && { mappedTypesInAll: pairs.length }),
  }
}

const recordChange = (
  tx: Queries,
  call: MappingCall,
  locked: Locked,
  { added = [], removed = [] }: { readonly added?: readonly Pair[]; readonly removed?: readonly Pair[] },
): Promise<void> =>
  record(tx, call, {
    action: call.action,
    subject: { kind: 'project', id: locked.project.projectId },
    licenseId: locked.project.licenseId,
    before: describePairs(removed, locked),
    after: describePairs(added, locked),
  })

/** Assigns resource types, all or none. @returns the mappings of the named workflows or preservations */
export async function addMappings(tx: Queries, call: MappingCall): Promise<Mapping[]> {
  const locked = await lock(tx, call)
  await requireFree(tx, call, locked)
  const known = new Set(locked.stored.map(keyOf))
  const added = pairsOf(call.mappings).filter((pair) => !known.has(keyOf(pair)))
  const after = [...locked.stored, ...added].toSorted((one, other) => one.resourceType - other.resourceType)
  if (added.length > 0) {
    await recordChange(tx, call, locked, { added })
    await addPairs(tx, call.kind, call.projectId, added)
  }
  return groupPairs(locked.owners, after)
}

/** Removes resource types (RES-32). Those that are not assigned are ignored. @returns what is left */
export async function removeMappings(tx: Queries, call: MappingCall): Promise<Mapping[]> {
  const locked = await lock(tx, call)
  const named = new Set(pairsOf(call.mappings).map(keyOf))
  const removed = locked.stored.filter((pair) => named.has(keyOf(pair)))
  const after = locked.stored.filter((pair) => !named.has(keyOf(pair)))
  if (removed.length > 0) {
    await recordChange(tx, call, locked, { removed })
    await removePairs(tx, call.kind, call.projectId, removed)
  }
  return groupPairs(locked.owners, after)
}
