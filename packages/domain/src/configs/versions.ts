import * as z from 'zod/mini'
import { ActivityActor } from '../activity/model'
import { MAX_PAGE_SIZE } from '../shared/lists'
import type { ReplacedValue } from '../shared/several-copies'
import { compareConfigs } from './differences'
import { Config } from './model'

/*
 * The versions of a config, which every write keeps (CONF-74).
 */

/** How a version came about. `before`: what was stored when the first version was kept, or what another program wrote. */
export const CONFIG_VERSION_KINDS = ['before', 'added', 'edited', 'copied', 'restored', 'deleted'] as const
export type ConfigVersionKind = (typeof CONFIG_VERSION_KINDS)[number]

/** Versions of a page where the caller names no limit. */
export const VERSIONS_PAGE_SIZE = 10

/** Changes that a version in a list has; the rest is a number. */
export const LISTED_CHANGES = 3

/** Characters of a value in the changes of a version. The version itself has the whole value. */
const CHANGE_TEXT_LIMIT = 500

const positive = z.int().check(z.minimum(1), z.maximum(2_147_483_647))

/** Where the values of an addition or a save come from, as the caller states it. Without it, someone edited them. */
export const ConfigOrigin = z.union([
  /** From a project; without an id from the license. */
  z.strictObject({ kind: z.literal('copied'), projectId: z.optional(positive) }),
  z.strictObject({ kind: z.literal('restored'), version: positive }),
])
export type ConfigOrigin = z.infer<typeof ConfigOrigin>

/** What a page of versions is asked by: newest first, older than `before`. */
export const VersionsQuery = z.strictObject({
  before: z.optional(positive),
  limit: z.optional(z.int().check(z.minimum(1), z.maximum(MAX_PAGE_SIZE))),
})

/** A version in the list of its config. */
export const ConfigVersion = z.object({
  version: z.int(),
  /** Epoch milliseconds. Of `before`: its values are older than that. */
  at: z.number(),
  actor: ActivityActor,
  kind: z.enum(CONFIG_VERSION_KINDS),
  /** The project that it was copied from: without a name if the reader does not see it. */
  copiedFrom: z.optional(z.object({ projectId: z.optional(z.int()), name: z.optional(z.string()) })),
  /** The version that it restored. */
  restored: z.optional(z.int()),
  /** How many values it changed, or added with the config. */
  valueCount: z.int(),
  /** What it changed: the first LISTED_CHANGES in a list, all in a version alone. */
  changes: z.array(z.object({ label: z.string(), before: z.string(), after: z.string() })),
})
export type ConfigVersion = z.infer<typeof ConfigVersion>

/** A page of versions, newest first. */
export const ConfigVersionPage = z.object({
  versions: z.array(ConfigVersion),
  /** How many versions are kept. */
  total: z.int(),
  /** The `before` of the next page; `null` where there is no older version. */
  olderThan: z.nullable(z.int()),
})
export type ConfigVersionPage = z.infer<typeof ConfigVersionPage>

/** A version with its values; `null` if it deleted the config. */
export const WholeConfigVersion = z.object({ ...ConfigVersion.shape, data: z.nullable(Config.shape.data) })
export type WholeConfigVersion = z.infer<typeof WholeConfigVersion>

/** No half of a character: the database rejects it. */
const clip = (text: string): string => text.slice(0, CHANGE_TEXT_LIMIT).replace(/[\uD800-\uDBFF]$/, '')

/** What a write changes, for its version. @param before undefined for a new config */
export function describeVersion(
  before: Config['data'] | undefined,
  after: Config['data'],
  name: string,
): { readonly valueCount: number; readonly changes: readonly ReplacedValue[] } {
  const { count, replaced } = compareConfigs({ name, data: after }, before && { name, data: before })
  const changes = replaced.map(({ label, before: was, after: is }) => ({ label, before: clip(was), after: clip(is) }))
  return { valueCount: before === undefined ? count : changes.length, changes }
}
