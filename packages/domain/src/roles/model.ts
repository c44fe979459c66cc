import * as z from 'zod/mini'

/** Search waits this long after the last key, in milliseconds (CONST-14, USER-87). */
export const ROLE_SEARCH_DELAY_MS = 250

/** The most roles that one save names. */
export const MAX_ROLE_IDS = 1000

/** (Identity specification §3; ROLE-03.) */
export const Role = z.object({
  roleId: z.int(),
  name: z.string(),
  friendlyName: z.string(),
  description: z.string(),
})
export type Role = z.infer<typeof Role>

/** A group of the catalog with its roles, as a holder has them: `appliedToUser` is a direct assignment (ROLE-04, ROLE-05). */
export const RoleGroup = z.object({
  roleGroupId: z.int(),
  name: z.string(),
  rolesForUser: z.array(z.object({ role: Role, appliedToUser: z.boolean() })),
})
export type RoleGroup = z.infer<typeof RoleGroup>

/** Reply of the role info of a user, of a user group and of an API key: the groups that the products held bring. */
export const RoleInfo = z.array(RoleGroup)
export type RoleInfo = z.infer<typeof RoleInfo>

/** A role that the reader cannot remove (ROLE-55). */
export const LockedRole = z.object({ roleId: z.int(), roleGroupId: z.int(), label: z.string() })
export type LockedRole = z.infer<typeof LockedRole>

/** Body of a save of roles: those that are assigned directly. */
export const RoleIds = z.array(z.int()).check(z.maxLength(MAX_ROLE_IDS))
