import * as z from 'zod/mini'

/*
 * Resource types, which configs, mappings and document numbers name by `typeNumber`. (Operations specification §3; RES-16 to RES-19.)
 */

/** A kind of resource. */
export const ResourceType = z.object({
  /** Names the type in configs, mappings and document numbers. */
  typeNumber: z.int(),
  typeName: z.string(),
  /** 0 for the type that the portal adds. */
  resourceTypeId: z.int(),
})
export type ResourceType = z.infer<typeof ResourceType>

/** The type that every list has, whether the server sends it or not (RES-18, CONS2-36). */
export const ADJUSTMENT: ResourceType = { typeNumber: 707, typeName: 'Adjustment', resourceTypeId: 0 } // specified: RES-18

/** How many selected types a selector shows; it counts the others (RES-20, RES-21). */
export const MAX_SHOWN_TYPES = 3
