import * as z from 'zod/mini'
import { fieldMessages } from '../shared/messages'
import { isLine } from '../shared/names'

/** Characters that a field holds at the most. */
export const INTERNAL_SETTINGS_LIMITS = { code: 100, type: 100, value: 1000 } as const

/** Most overrides that one save names. */
export const MAX_PROJECT_OVERRIDES = 1000

const text = (limit: number) => z.string().check(z.trim(), z.maxLength(limit, fieldMessages.tooLong(limit)), isLine)

/** An override of one project: free texts. An empty type is none (SET-07, SET-11). */
export const ProjectOverride = z.object({ type: z.string(), value: z.string() })
export type ProjectOverride = z.infer<typeof ProjectOverride>

const OverrideInput = z.strictObject({
  type: text(INTERNAL_SETTINGS_LIMITS.type),
  value: text(INTERNAL_SETTINGS_LIMITS.value),
})

/** (Identity specification §3; CONF-60, API2-45.) */
export const InternalSettings = z.object({
  config: z.object({
    CustomerCode: z.string(),
    OpportunityId: z.string(),
    /** By projectId. Only projects with an override. */
    ProjectOverrides: z.record(z.string(), ProjectOverride),
  }),
  /** The projects of the license, ascending by id (SET-08 to SET-10). */
  projects: z.array(z.object({ projectId: z.int(), name: z.string() })),
})
export type InternalSettings = z.infer<typeof InternalSettings>

/**
 * Body of POST license/{licenseId}/intelliwave-config (API-42, API2-46). What it leaves out stays as it is: a field, or a project in `ProjectOverrides`. An override with an
 * empty type is removed (SET-11).
 */
export const InternalSettingsSave = z.strictObject({
  CustomerCode: z.optional(text(INTERNAL_SETTINGS_LIMITS.code)),
  OpportunityId: z.optional(text(INTERNAL_SETTINGS_LIMITS.code)),
  ProjectOverrides: z.optional(z.record(z.string(), OverrideInput)),
})
export type InternalSettingsSave = z.infer<typeof InternalSettingsSave>
