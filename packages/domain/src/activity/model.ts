import * as z from 'zod/mini'
import { MAX_PAGE_SIZE } from '../shared/lists'

/** Entries of a page where the caller names no limit. */
export const ACTIVITY_PAGE_SIZE = 25

/** Names that one change lists; the rest is a number. */
export const MAX_CHANGE_NAMES = 50

/** The same of a change that a reader opens. */
export const MAX_OPENED_NAMES = 10_000

/** What a page of activity is asked by: newest first, older than `beforeId`. */
export const ActivityQuery = z.strictObject({
  beforeId: z.optional(z.int().check(z.minimum(1))),
  limit: z.optional(z.int().check(z.minimum(1), z.maximum(MAX_PAGE_SIZE))),
  /** One entry alone, whose changes list up to MAX_OPENED_NAMES names. */
  allNames: z.optional(z.boolean()),
})
export type ActivityQuery = z.infer<typeof ActivityQuery>

/**
 * One thing that a change names. With `name` it exists and the reader may see it, with `id` alone it no longer exists, and with neither it is of another license or no
 * longer exists: which of both is not said.
 */
export const ActivityItem = z.object({ name: z.optional(z.string()), id: z.optional(z.int()) })
export type ActivityItem = z.infer<typeof ActivityItem>

/** Things that a change names: the first of them, and how many there are. */
export const ActivityItems = z.object({ count: z.int(), items: z.array(ActivityItem) })
export type ActivityItems = z.infer<typeof ActivityItems>

const Value = z.nullable(z.union([z.string(), z.number(), z.boolean()]))
export type ActivityValue = z.infer<typeof Value>

/** A field with its value before and after, or a list with what was added and removed. */
export const ActivityChange = z.object({
  field: z.string(),
  before: z.optional(Value),
  after: z.optional(Value),
  added: z.optional(ActivityItems),
  removed: z.optional(ActivityItems),
})
export type ActivityChange = z.infer<typeof ActivityChange>

/** Who did something: a user, a program with an API key, someone whom the reader may not know, or nobody who signed in. */
export const ActivityActor = z.object({
  kind: z.enum(['user', 'api-key', 'hidden', 'nobody']),
  /** Of a user or an API key that still exists. */
  id: z.optional(z.int()),
  userName: z.optional(z.string()),
  /** Of a user. */
  fullName: z.optional(z.string()),
  /** Of an API key. */
  keyName: z.optional(z.string()),
  keyPrefix: z.optional(z.string()),
})
export type ActivityActor = z.infer<typeof ActivityActor>

/** What an entry is about. `name` is left out where the thing no longer exists. */
export const ActivitySubject = z.object({
  kind: z.string(),
  id: z.string(),
  name: z.optional(z.string()),
  /** The project, if the thing belongs to one. */
  projectId: z.optional(z.int()),
})
export type ActivitySubject = z.infer<typeof ActivitySubject>

/** An entry of the audit, as people read it. */
export const ActivityEntry = z.object({
  activityId: z.int(),
  /** Epoch milliseconds. */
  at: z.number(),
  /** The call, `area.verb`, with what became of it: `session.login.refused`. */
  action: z.string(),
  subject: z.optional(ActivitySubject),
  actor: ActivityActor,
  /** The network address that the call came from; only for readers who hold ADMINISTER_ROLE. */
  address: z.optional(z.string()),
  /** The version, or the tag of a list, that a save replaced. */
  replaced: z.optional(z.union([z.number(), z.string()])),
  changes: z.array(ActivityChange),
})
export type ActivityEntry = z.infer<typeof ActivityEntry>

/** A page of activity, newest first. */
export const ActivityPage = z.object({
  entries: z.array(ActivityEntry),
  /** The `beforeId` of the next page; `null` where there is no older entry. */
  olderThan: z.nullable(z.int()),
})
export type ActivityPage = z.infer<typeof ActivityPage>
