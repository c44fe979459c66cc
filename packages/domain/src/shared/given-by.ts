import * as z from 'zod/mini'

/** Names of the user groups that give something to somebody, by the id of what they give (API-102). */
export const GivenBy = z.record(z.string(), z.array(z.string()))
export type GivenBy = z.infer<typeof GivenBy>

/** The groups that give this; none where it comes from no group. */
export const giversOf = (givenBy: GivenBy, id: number): readonly string[] => givenBy[String(id)] ?? []
