import * as z from 'zod/mini'
import { exportQuery, MAX_SEARCH_LENGTH } from '../shared/list-query'
import { MAX_PAGE_SIZE } from '../shared/lists'

/** Entries of a page where the caller names no limit. */
export const ACTIVITY_PAGE_SIZE = 25

/** Names that one change lists; the rest is a number. */
export const MAX_CHANGE_NAMES = 50

/** The same of a change that a reader opens. */
export const MAX_OPENED_NAMES = 10_000

/** Names that the opened list of an entry shows before the reader asks for the next ones. */
export const NAMES_PER_PAGE = 200

/** Entries that one call looks through for those that match, and that it counts at the most. */
export const MAX_EXAMINED = 10_000

/** People and keys that the filter offers: those with the most entries. */
export const MAX_ACTORS = 200

/** The end of the year 9999, epoch milliseconds. */
const MAX_INSTANT = 253_402_300_800_000

const Instant = z.optional(z.int().check(z.minimum(-MAX_INSTANT), z.maximum(MAX_INSTANT)))

/** What a reader narrows the entries to. All that it names must apply. */
const narrowing = {
  /** A person, an object or a value. */
  search: z.optional(z.string().check(z.maxLength(MAX_SEARCH_LENGTH))),
  /** Who did it: `user:17`, `key:31` (`parseActor`). */
  by: z.optional(z.string().check(z.maxLength(30))),
  /** `access,roles` (`parseKinds`). */
  kinds: z.optional(z.string().check(z.maxLength(300))),
  /** Epoch milliseconds: no entry before it. */
  from: Instant,
  /** Epoch milliseconds: no entry from then on. */
  to: Instant,
}

/** What a page of activity is asked by: newest first, older than `beforeId`. */
export const ActivityQuery = z.strictObject({
  ...narrowing,
  beforeId: z.optional(z.int().check(z.minimum(1))),
  limit: z.optional(z.int().check(z.minimum(1), z.maximum(MAX_PAGE_SIZE))),
  /** One entry alone, whose changes list up to MAX_OPENED_NAMES names. */
  allNames: z.optional(z.boolean()),
  /** The reply counts the entries, by kind and by who did them. */
  counts: z.optional(z.boolean()),
})
export type ActivityQuery = z.infer<typeof ActivityQuery>

/** What has activity of its own, by the name of the call that reads it. */
export const ACTIVITY_SUBJECTS = [
  'user',
  'group',
  'apiKey',
  'project',
  'site',
  'workflow',
  'preservation',
  'import',
  'license',
  'environments',
  'productLicenses',
  'integrations',
  'reports',
] as const
export type ActivitySubjectName = (typeof ACTIVITY_SUBJECTS)[number]

/** Columns of exported activity. */
export const ACTIVITY_EXPORT_COLUMNS = [
  'at',
  'actor',
  'actorName',
  'address',
  'kind',
  'what',
  'field',
  'before',
  'after',
] as const

/** Body of POST x/activity/export: what the entries are about, what they are narrowed to, and the columns in their order. */
export const ActivityExport = z.strictObject({
  ...narrowing,
  subject: z.enum(ACTIVITY_SUBJECTS),
  id: z.int(),
  columns: exportQuery(ACTIVITY_EXPORT_COLUMNS).columns,
})
export type ActivityExport = z.infer<typeof ActivityExport>

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

/** Who did something: a user, a program with an API key, someone the reader may not see, or nobody who signed in. */
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

/** A person or an API key with the number of their entries. */
export const CountedActor = z.object({ ...ActivityActor.shape, count: z.int() })
export type CountedActor = z.infer<typeof CountedActor>

/** How many entries there are. At most the newest MAX_EXAMINED are counted. */
export const ActivityCounts = z.object({
  /** Entries without any filter. */
  total: z.int(),
  /** Entries that match. */
  matching: z.int(),
  /** There are more than MAX_EXAMINED entries, so the numbers are of the newest ones. */
  isPartial: z.boolean(),
  /** Entries that match everything but the kinds, by kind. A kind without an entry is left out. */
  kinds: z.record(z.string(), z.int()),
  /** Entries that match everything but one filter. */
  without: z.object({ search: z.int(), by: z.int(), kinds: z.int() }),
  /** The people and keys whose entries match everything but who did it, and the chosen one: those with the most entries first, at most MAX_ACTORS. */
  actors: z.array(CountedActor),
})
export type ActivityCounts = z.infer<typeof ActivityCounts>

/** A page of activity, newest first. */
export const ActivityPage = z.object({
  entries: z.array(ActivityEntry),
  /** The `beforeId` of the next page; `null` where there is no older entry. With a filter, a page can be empty and yet have older ones. */
  olderThan: z.nullable(z.int()),
  counts: z.optional(ActivityCounts),
})
export type ActivityPage = z.infer<typeof ActivityPage>
