import { mappingMessages } from './messages'
import type { Mapping, MappingKind } from './model'

/** The number of an item's type that a mapped workflow cannot contain. */
const PRODUCTION_ITEM = 3

/** What decides whether resource types can use a workflow. */
export interface MappableWorkflow {
  readonly isDecommissioned: boolean
  readonly workflowData: {
    readonly phases: readonly { readonly items: readonly { readonly itemType: number }[] }[]
  }
}

/** Why resource types cannot use a workflow (RES-26, RES-27). `undefined` if they can. */
export function mappingProblem({ isDecommissioned, workflowData }: MappableWorkflow): string | undefined {
  if (isDecommissioned) return mappingMessages.archived
  const hasProduction = workflowData.phases.some(({ items }) =>
    items.some(({ itemType }) => itemType === PRODUCTION_ITEM),
  )
  return hasProduction ? mappingMessages.hasProduction : undefined
}

/** The id of what each resource type of a project is assigned to, without one owner: what its picker disables (RES-24). */
export function takenTypes(mappings: readonly Mapping[], exceptId?: number): ReadonlyMap<number, number> {
  return new Map(
    mappings
      .filter(({ id }) => id !== exceptId)
      .flatMap(({ id, resourceTypes }) => resourceTypes.map((type) => [type, id] as const)),
  )
}

/** A type that a copy leaves out, and what it is assigned to in the source. */
export interface SkippedType {
  readonly id: number
  readonly resourceType: number
}

/** What a copy of mappings adds to the target, and what it leaves out. */
export interface MappingCopy {
  /** By ids of the target. */
  readonly added: readonly Mapping[]
  /** Types that have a config in the target (RES-29). Always empty for preservations (RES-31). */
  readonly skipped: readonly SkippedType[]
  /** Ids of the source that have no copy in the target that a mapping could name. */
  readonly withoutCopy: readonly number[]
}

/** The facts of a copy. */
export interface MappingCopyInput {
  readonly kind: MappingKind
  readonly source: readonly Mapping[]
  readonly target: readonly Mapping[]
  /** The copy of a workflow or preservation of the source in the target, by its related key. */
  readonly findCopy: (id: number) => number | undefined
}

/**
 * Plans a copy of mappings to another project (RES-28 to RES-31). Free types are copied even if others are skipped. A preservation that has a type in the target already is
 * neither added nor skipped.
 */
export function planMappingCopy({ kind, source, target, findCopy }: MappingCopyInput): MappingCopy {
  const taken = takenTypes(target)
  const has = new Map(target.map(({ id, resourceTypes }) => [id, new Set(resourceTypes)]))
  const added: Mapping[] = []
  const skipped: SkippedType[] = []
  const withoutCopy: number[] = []
  for (const { id, resourceTypes } of source) {
    if (resourceTypes.length === 0) continue
    const copyId = findCopy(id)
    if (copyId === undefined) {
      withoutCopy.push(id)
      continue
    }
    const isTaken = (type: number): boolean => kind === 'workflow' && taken.has(type)
    for (const resourceType of resourceTypes.filter(isTaken)) skipped.push({ id, resourceType })
    const free = resourceTypes.filter((type) => !isTaken(type) && has.get(copyId)?.has(type) !== true)
    if (free.length > 0) added.push({ id: copyId, resourceTypes: free })
  }
  return { added, skipped, withoutCopy }
}
