import * as z from 'zod/mini'

/*
 * Which workflow and which preservations the resources of a type use in a project. (Operations specification §7; API2-48 to API2-54.)
 */

/** Most mappings and most ids of a call, and most resource types of a mapping. */
export const MAX_MAPPINGS = 1000

const ids = z.array(z.int()).check(z.minLength(1), z.maxLength(MAX_MAPPINGS))
/** By `typeNumber`. */
const resourceTypes = z.array(z.int()).check(z.maxLength(MAX_MAPPINGS))

/** The resource types of a workflow in a project. */
export const WorkflowMapping = z.strictObject({ WorkflowId: z.int(), ResourceTypes: resourceTypes })
export type WorkflowMapping = z.infer<typeof WorkflowMapping>

/** The resource types of a preservation in a project. */
export const PreservationMapping = z.strictObject({ PreservationId: z.int(), ResourceTypes: resourceTypes })
export type PreservationMapping = z.infer<typeof PreservationMapping>

/** Bodies of saves and removals. */
export const WorkflowMappings = z.array(WorkflowMapping).check(z.minLength(1), z.maxLength(MAX_MAPPINGS))
export const PreservationMappings = z.array(PreservationMapping).check(z.minLength(1), z.maxLength(MAX_MAPPINGS))

/** Body of a read: ids of workflows or preservations. */
export const MappedIds = ids

/** A workflow or a preservation of a project, with its resource types. */
export interface Mapping {
  readonly id: number
  readonly resourceTypes: readonly number[]
}

/** `workflow` or `preservation`: what resource types are assigned to. */
export type MappingKind = 'workflow' | 'preservation'
