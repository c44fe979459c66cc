import * as z from 'zod/mini'

/** The most reports that one save names. */
export const MAX_REPORT_IDS = 1000

/** A report of the catalog, without its assignments (API-73). */
export const Report = z.object({
  reportId: z.int(),
  reportPath: z.string(),
  reportName: z.string(),
  active: z.boolean(),
})
export type Report = z.infer<typeof Report>

/** A report as a user has it. (Identity specification §3; USER-100.) */
export const UserReport = z.object({
  reportId: z.int(),
  reportPath: z.string(),
  reportName: z.string(),
  active: z.boolean(),
  assigned: z.boolean(),
  /** Comes from a report group: cannot be changed for one user (USER-99). */
  autoAssigned: z.boolean(),
  /** Why it is assigned automatically (USER-101). */
  reason: z.nullable(z.string()),
})
export type UserReport = z.infer<typeof UserReport>

/** Body of PATCH users/{username}/reports: assigns several at once (API-77). */
export const ReportIds = z.array(z.int()).check(z.minLength(1), z.maxLength(MAX_REPORT_IDS))
