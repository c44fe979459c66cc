import * as z from 'zod/mini'
import { MAX_SEARCH_LENGTH } from '../shared/list-query'

/** The most results of one kind. */
export const MAX_PER_KIND = 5

/** Kinds of records in the order of the results. All but parameters are those of audit subjects. */
export const JUMP_KINDS = [
  'project',
  'user',
  'license',
  'user-group',
  'api-key',
  'site',
  'workflow',
  'preservation',
  'import-system',
  'config-parameter',
] as const
export type JumpKind = (typeof JUMP_KINDS)[number]

export const JumpQuery = z.strictObject({
  search: z.string().check(z.maxLength(MAX_SEARCH_LENGTH)),
  /** The project whose config parameters are searched, beside those of the own license. */
  projectId: z.optional(z.int()),
})
export type JumpQuery = z.infer<typeof JumpQuery>

/** A record by its name and id, with what tells it from records of the same name. */
export const JumpResult = z.object({
  /** One of JUMP_KINDS; a newer server can know others. */
  kind: z.string(),
  id: z.string(),
  name: z.string(),
  /** The full name of a user, the project of what belongs to one, the config of a parameter. */
  detail: z.optional(z.string()),
  licenseId: z.optional(z.int()),
  /** The project, if the record belongs to one. */
  projectId: z.optional(z.int()),
  isActive: z.optional(z.boolean()),
})
export type JumpResult = z.infer<typeof JumpResult>
