import { getGroupNames, type GroupNamesById } from '../shared/group-names'
import { grantMessages } from '../shared/grant-messages'
import { combinesRolesApart, isRoleApart, mayCombineRole, mayGrantRole } from '../shared/grants'
import { matchesText } from '../shared/lists'
import { worksInAllLicenses, type Actor } from '../shared/policy'
import { roleMessages } from './messages'
import type { Role, RoleGroup, RoleInfo } from './model'

/** What stands beside the checkbox: the friendly name, else the name (ROLE-05). */
export const labelOfRole = (role: Pick<Role, 'name' | 'friendlyName'>): string => role.friendlyName.trim() || role.name

/** Does a role match the search, by its label, its name or the name of its group, in any case? (USER-89) */
export const matchesRole = (role: Role, group: Pick<RoleGroup, 'name'>, search: string): boolean =>
  matchesText([labelOfRole(role), role.name, group.name], search)

/** The groups with their matching roles; a group with none is left out (USER-89). */
export const foundRoles = (info: RoleInfo, search: string): RoleInfo =>
  info
    .map((group) => ({
      ...group,
      rolesForUser: group.rolesForUser.filter(({ role }) => matchesRole(role, group, search)),
    }))
    .filter((group) => group.rolesForUser.length > 0)

/** Ids of the roles that are assigned directly. */
export const directRoles = (info: RoleInfo): number[] =>
  info.flatMap((group) => group.rolesForUser.filter((entry) => entry.appliedToUser).map((entry) => entry.role.roleId))

/**
 * Names of the roles beside which another one may not be added (PERM-30): the selected and inherited ones. `undefined` where they were combined before the change, because
 * only a new combination is refused.
 */
export function rolesToCombine(
  info: RoleInfo,
  base: ReadonlySet<number>,
  selected: ReadonlySet<number>,
  inheritedFrom: GroupNamesById,
): string[] | undefined {
  const namesOf = (ids: ReadonlySet<number>) =>
    info
      .flatMap((group) => group.rolesForUser)
      .filter(({ role: { roleId } }) => ids.has(roleId) || getGroupNames(inheritedFrom, roleId).length > 0)
      .map(({ role }) => role.name)
  return combinesRolesApart(namesOf(base)) ? undefined : namesOf(selected)
}

/** What a checkbox of the roles tab is (USER-79, USER-82, USER-86; ROLE-53). */
export interface RoleChoice {
  readonly role: Role
  readonly isSelected: boolean
  /** Groups that give it; it is selected and cannot be changed then. */
  readonly inheritedFrom: readonly string[]
  /** Why it cannot be changed; `undefined` where it can. */
  readonly lockedReason: string | undefined
  /** It is kept apart from another role, so that Select All chooses one of them (PERM-30). */
  readonly isApart: boolean
}

/** The state of a role for a user who may edit roles. A direct assignment of an inherited role stays as it is. */
export function getChoice(
  role: Role,
  {
    selected,
    inheritedFrom,
    actor,
    inherited,
    others,
    lockedRoleIds,
  }: {
    selected: ReadonlySet<number>
    inheritedFrom: GroupNamesById
    actor: Pick<Actor, 'roles'>
    /** The reason of an inherited one, of the names of its groups. */
    inherited: (groups: readonly string[]) => string
    /** The roles beside which it would be (`rolesToCombine`); left out, roles are combined freely. */
    others?: readonly string[] | undefined
    /** Roles of an API key that cannot be removed (ROLE-57). */
    lockedRoleIds?: ReadonlySet<number> | undefined
  },
): RoleChoice {
  const groupNames = getGroupNames(inheritedFrom, role.roleId)
  const isInherited = groupNames.length > 0
  const grant = mayGrantRole(actor, role.name)
  const isSelected = selected.has(role.roleId)
  const combination = mayCombineRole(actor, others ?? [], role.name)
  const reasons = [
    isInherited && inherited(groupNames),
    !grant.allowed && grant.reason,
    !isSelected && !combination.allowed && combination.reason,
    isSelected && lockedRoleIds?.has(role.roleId) === true && roleMessages.keyFromAbove,
  ]
  return {
    role,
    isSelected: isInherited || isSelected,
    inheritedFrom: groupNames,
    lockedReason: reasons.find((reason) => reason !== false),
    isApart: others !== undefined && isRoleApart(role.name) && !worksInAllLicenses(actor),
  }
}

/** Those of some roles that can be changed: what Select All acts on (USER-86, ROLE-53). */
const changeable = (choices: readonly RoleChoice[]): RoleChoice[] =>
  choices.filter((choice) => choice.lockedReason === undefined)

/**
 * Why roles that are not inherited cannot be changed: each reason once, with how many roles have it (ROLE-58). Without the reason that depends on the
 * selection, because a line that appears during a press would move the next checkbox under the pointer.
 */
export function countLocks(choices: readonly RoleChoice[]): [reason: string, count: number][] {
  const counts = new Map<string, number>()
  for (const { lockedReason, inheritedFrom } of choices)
    if (lockedReason !== undefined && lockedReason !== grantMessages.apart && inheritedFrom.length === 0)
      counts.set(lockedReason, (counts.get(lockedReason) ?? 0) + 1)
  return [...counts]
}

/** What Select All shows of the roles under the search: checked where every one that can be changed is chosen (USER-86). */
export function getSelectAll(choices: readonly RoleChoice[]): 'none' | 'some' | 'all' | 'locked' {
  const free = changeable(choices)
  if (free.length === 0) return 'locked'
  const chosen = free.filter((choice) => choice.isSelected).length
  return chosen === 0 ? 'none' : chosen === free.length ? 'all' : 'some'
}

/**
 * Select All: chooses those of the roles under the search that can be changed, or none of them where all are (USER-84 to USER-86).
 * @param selected what is chosen by now; the choices may have been drawn before that
 */
export function toggleAllRoles(choices: readonly RoleChoice[], selected: ReadonlySet<number>): Set<number> {
  const free = changeable(choices)
  const isOn = free.some(({ role }) => !selected.has(role.roleId))
  const next = new Set(selected)
  for (const { role, isApart } of free) {
    if (!isOn) next.delete(role.roleId)
    else if (!isApart || !free.some((other) => other.isApart && other.role !== role && next.has(other.role.roleId)))
      next.add(role.roleId)
  }
  return next
}
