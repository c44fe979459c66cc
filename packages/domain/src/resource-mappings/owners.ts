import type { Mapping, MappingKind } from './model'
import { type MappableWorkflow, type MappingCopy, mappingProblem, planMappingCopy } from './rules'

/** A workflow or a preservation of a project that resource types can be assigned to. */
export interface MappingOwner {
  readonly id: number
  readonly name: string
  /** Its copies in other projects have the same key. */
  readonly relatedKey: string
  /** Why resource types cannot be assigned to it (RES-26, RES-27). */
  readonly problem: string | undefined
}

/** A workflow or a preservation with its resource types. */
export interface MappedOwner extends MappingOwner {
  readonly resourceTypes: readonly number[]
}

interface WorkflowFacts extends MappableWorkflow {
  readonly workflowId: number
  readonly name: string
  readonly workflowRelatedKey: string
}

/** Workflows as mappings need them. */
export const workflowOwners = (workflows: readonly WorkflowFacts[]): MappingOwner[] =>
  workflows.map((workflow) => ({
    id: workflow.workflowId,
    name: workflow.name,
    relatedKey: workflow.workflowRelatedKey,
    problem: mappingProblem(workflow),
  }))

interface PreservationFacts {
  readonly id: number
  readonly name: string
  readonly preservationRelatedKey: string
}

/** Preservations as mappings need them. Every one can be mapped. */
export const preservationOwners = (preservations: readonly PreservationFacts[]): MappingOwner[] =>
  preservations.map(({ id, name, preservationRelatedKey }) => ({
    id,
    name,
    relatedKey: preservationRelatedKey,
    problem: undefined,
  }))

const byName = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

/** All of them with their resource types, by name. */
export function withMappings(owners: readonly MappingOwner[], mappings: readonly Mapping[]): MappedOwner[] {
  const typesById = new Map(mappings.map(({ id, resourceTypes }) => [id, resourceTypes]))
  return owners
    .map((owner) => ({ ...owner, resourceTypes: typesById.get(owner.id) ?? [] }))
    .toSorted((one, other) => byName.compare(one.name, other.name) || one.id - other.id)
}

/** Is it listed? It can be mapped, or still has types that someone may want to remove. */
export const isListed = ({ problem, resourceTypes }: MappedOwner): boolean =>
  problem === undefined || resourceTypes.length > 0

/** Plans a copy to the project of `target`: each owner goes to its copy there, if that can be mapped. */
export function planOwnerCopy(
  kind: MappingKind,
  source: readonly MappedOwner[],
  target: readonly MappedOwner[],
): MappingCopy {
  const keys = new Map(source.map(({ id, relatedKey }) => [id, relatedKey]))
  const copies = new Map(
    target.flatMap(({ id, relatedKey, problem }) => (problem === undefined ? [[relatedKey, id]] : [])),
  )
  return planMappingCopy({ kind, source, target, findCopy: (id) => copies.get(keys.get(id) ?? '') })
}

/** What a change of the assigned types adds and removes. */
export const diffTypes = (before: readonly number[], after: readonly number[]) => ({
  added: after.filter((type) => !before.includes(type)),
  removed: before.filter((type) => !after.includes(type)),
})
