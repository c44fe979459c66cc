import * as z from 'zod/mini'

/** Names of the user groups that assign something to a user, by the id of what they assign (API-102). */
export const GroupNamesById = z.record(z.string(), z.array(z.string()))
export type GroupNamesById = z.infer<typeof GroupNamesById>

/** The groups that assign this id; empty if it is not inherited. */
export const getGroupNames = (inheritedFrom: GroupNamesById, id: number): readonly string[] =>
  inheritedFrom[String(id)] ?? []
