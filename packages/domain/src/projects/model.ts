import * as z from 'zod/mini'
import { listQuery } from '../shared/list-query'

/** The filter of a project tree waits this long after the last key, in milliseconds (CONST-15, USER-58). */
export const PROJECT_FILTER_DELAY_MS = 200

/** The most projects that one save names. */
export const MAX_PROJECT_IDS = 100_000

/** A project of a license as trees of projects need it (API-44). */
export const Project = z.object({
  projectId: z.int(),
  licenseId: z.int(),
  /** `null` at the top. */
  parentId: z.nullable(z.int()),
  name: z.string(),
  /** One that is not cannot be assigned or taken away. */
  isActive: z.boolean(),
})
export type Project = z.infer<typeof Project>

/** A project that is assigned directly. */
export const AssignedProject = z.object({ projectId: z.int(), name: z.string() })
export type AssignedProject = z.infer<typeof AssignedProject>

/** Body of a save of the projects of a user: those that are assigned directly (API-56). */
export const ProjectIds = z.array(z.int()).check(z.maxLength(MAX_PROJECT_IDS))

/** A user of a project, with what suggestions of email addresses need (USER-122). */
export const ProjectUser = z.object({
  userId: z.int(),
  userName: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
})
export type ProjectUser = z.infer<typeof ProjectUser>

/** Query of the users of a project (API-72). Without `pageSize` all of them are answered, as specified. */
export const ProjectUserQuery = z.strictObject({
  /** Those alone who are active; whether they are locked does not matter, as in the user list. */
  getActive: z.optional(z.boolean()),
  /** In name, email address and user name. */
  search: listQuery.search,
  /** The first so many by user name. */
  pageSize: listQuery.pageSize,
})
export type ProjectUserQuery = z.infer<typeof ProjectUserQuery>
