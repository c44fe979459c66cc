import type { RoleName } from '@sitewright/domain/shared/role-catalog'
import type { addOns, licenseAddOns, users } from '../schema'
import { addOnId, DEMO_ADD_ONS, FILLER_ADD_ONS, LICENSE_ADD_ONS, ONE_SEAT_LEFT, type ShortName } from './add-ons'
import { makeKeys, type DemoKey } from './api-keys'
import { DEMO_GROUPS } from './groups'
import { makeUserImports } from './import-systems'
import { DEMO_LICENSES, DEMO_VENDORS, FIRST_FILLER_LICENSE_ID } from './licenses'
import { POSITIONS } from './names'
import { LATER_USERS, NAMED_USERS } from './named-users'
import { makePeople } from './people'
import { DEMO_PROJECTS } from './projects'
import { createRandom, type Random } from './random'
import { makeUserReports } from './reports'

/** Users of the licenses that are worked in, the accounts among them. */
export const USER_COUNTS: Readonly<Record<number, number>> = { 1: 240, 2: 60 }

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS
const SEED = 20_181_001
/** Of the accounts that came later, so that they take no numbers of the others. */
const LATER_SEED = 20_261_124

type UserRow = typeof users.$inferInsert & { userId: number; licenseId: number }

/** One owner and one thing that it has. */
export interface Pair {
  readonly ownerId: number
  readonly itemId: number
}

/** What of the demo world is made, not listed: rows, ready to be written. Roles by name, for the catalog gives them their ids. */
export interface World {
  readonly users: readonly UserRow[]
  readonly userAddOns: readonly Pair[]
  readonly userProjects: readonly Pair[]
  readonly userRoles: readonly { ownerId: number; role: RoleName }[]
  readonly groupUsers: readonly Pair[]
  readonly addOns: readonly (typeof addOns.$inferInsert)[]
  readonly licenseAddOns: readonly (typeof licenseAddOns.$inferInsert)[]
  readonly keys: readonly DemoKey[]
  readonly userReports: readonly Pair[]
  readonly userImports: readonly Pair[]
}

const domainOf = (licenseId: number): string => {
  const name = DEMO_LICENSES[licenseId - 1]?.name ?? ''
  return `${name.split(' ', 1)[0]?.toLowerCase()}.example`
}

interface Member {
  readonly row: UserRow
  readonly addOns: readonly ShortName[]
  readonly roles: readonly RoleName[]
  readonly projects: readonly number[]
  readonly isNamed: boolean
}

/** The same for the same `now`; every date is relative to it. */
export function makeWorld(now: number, passwordHash: string): World {
  const random = createRandom(SEED)
  const drawn = [...namedMembers(random, now), ...otherMembers(random, now)].map((member, index) => ({
    ...member,
    row: { ...member.row, userId: index + 1, passwordHash },
  }))
  const groupUsers = chooseGroupMembers(random, drawn)
  const later = laterMembers(now).map((member, index) => ({
    ...member,
    row: { ...member.row, userId: drawn.length + index + 1, passwordHash },
  }))
  const replaced = findReplaced(drawn, groupUsers, later.length)
  const isStaying = ({ ownerId }: Pick<Pair, 'ownerId'>): boolean => !replaced.has(ownerId)
  const members = withIdle([...drawn.filter(({ row }) => !replaced.has(row.userId)), ...later], now)
  const pairs = <T>(of: (member: Member) => readonly T[]) =>
    members.flatMap((member) => of(member).map((item) => ({ ownerId: member.row.userId, item })))
  const people = drawn.map(({ row: { userId, userName, licenseId }, isNamed }) => ({
    userId,
    userName,
    licenseId,
    isNamed,
  }))
  const userAddOns = pairs((member) => member.addOns.map(addOnId)).map(toPair)
  return {
    users: members.map((member) => member.row),
    userAddOns,
    userProjects: pairs((member) => member.projects)
      .map(toPair)
      .filter(({ itemId }) => PROJECT_IDS.has(itemId)),
    userRoles: pairs((member) => member.roles).map(({ ownerId, item }) => ({ ownerId, role: item })),
    groupUsers,
    addOns: DEMO_ADD_ONS.map(({ roleGroups: _written, ...addOn }, index) => ({ ...addOn, addOnId: index + 1 })),
    licenseAddOns: limitAddOns(members),
    keys: makeKeys(random, now),
    userReports: makeUserReports(random, people).filter(isStaying),
    userImports: makeUserImports(random, people).filter(isStaying),
  }
}

const PROJECT_IDS: ReadonlySet<number> = new Set(DEMO_PROJECTS.map(({ projectId }) => projectId))

/**
 * The people of license 1 whose places the later accounts take: the last ones whose absence shows nowhere else. They are active, in no group, and have no product license
 * with few seats.
 * @returns their ids
 */
function findReplaced(drawn: readonly Member[], groupUsers: readonly Pair[], count: number): ReadonlySet<number> {
  const inGroups = new Set(groupUsers.map(({ itemId }) => itemId))
  const candidates = drawn.filter(
    ({ row, addOns: held, isNamed }) =>
      row.licenseId === 1 &&
      !isNamed &&
      row.isApproved !== false &&
      row.isLockedOut !== true &&
      !inGroups.has(row.userId) &&
      !held.includes('PRS') &&
      !held.includes('VND'),
  )
  return new Set(candidates.slice(-count).map(({ row }) => row.userId))
}

/** Days without a sign-in of the people of license 1 who were here before, each of another number. */
const IDLE_DAYS = Array.from({ length: 12 }, (_, place) => 92 + place * 23)

/** Some of the active people of license 1 signed in last so many days ago. Takes no number of others. */
function withIdle(members: readonly Member[], now: number): Member[] {
  const left = [...IDLE_DAYS]
  return members.map((member) => {
    const { row, isNamed } = member
    const isCandidate = row.licenseId === 1 && !isNamed && row.isApproved !== false && row.isLockedOut !== true
    const [days] = left
    const at = now - (days ?? 0) * DAY_MS
    if (days === undefined || !isCandidate || row.lastLoginDate === null || row.createDate > at) return member
    left.shift()
    return { ...member, row: { ...row, lastLoginDate: at, lastActivityDate: at + 20 * 60_000 } }
  })
}

const toPair = ({ ownerId, item }: { ownerId: number; item: number }): Pair => ({ ownerId, itemId: item })

const namedMembers = (random: Random, now: number): Member[] => completeNamed(NAMED_USERS, random, now)

const laterMembers = (now: number): Member[] => completeNamed(LATER_USERS, createRandom(LATER_SEED), now)

function completeNamed(accounts: typeof NAMED_USERS, random: Random, now: number): Member[] {
  return accounts.map(({ row, addOns, roles, projects, ...named }) => ({
    row: completeRow(random, now, { ...named, ...row }),
    addOns,
    roles,
    projects,
    isNamed: true,
  }))
}

function otherMembers(random: Random, now: number): Member[] {
  const taken = new Set(NAMED_USERS.map((user) => user.userName))
  return DEMO_LICENSES.flatMap((_, index) => {
    const licenseId = index + 1
    const named = NAMED_USERS.filter((user) => user.licenseId === licenseId).length
    const fillers = licenseId >= FIRST_FILLER_LICENSE_ID ? random.integer(2, 9) : 0
    const count = Math.max(0, (USER_COUNTS[licenseId] ?? fillers) - named)
    return makePeople(random, licenseId, count, taken).map(({ addOns, roles, projects, ...person }) => {
      const isVendor = addOns.includes('VND')
      const offered = DEMO_VENDORS.filter((vendor) => vendor.licenseId === licenseId).map((vendor) => vendor.name)
      const vendors = isVendor ? random.some(offered, random.integer(1, offered.length)) : []
      const extra = isVendor ? { vendors, companyName: vendors[0] ?? '' } : {}
      return { row: completeRow(random, now, { ...person, ...extra }), addOns, roles, projects, isNamed: false }
    })
  })
}

/** Adds what every person has: an address, a telephone number that nobody has, and a past. */
function completeRow(
  random: Random,
  now: number,
  known: { userName: string; firstName: string; lastName: string; licenseId: number } & Partial<UserRow>,
): UserRow {
  const ageDays = random.integer(20, 900)
  const createDate = now - ageDays * DAY_MS - random.integer(0, 23) * HOUR_MS
  const lastLoginDate = random.chance(0.88) ? now - random.integer(1, Math.min(ageDays, 60) * 24) * HOUR_MS : null
  const passwordAge = random.integer(1, ageDays)
  return {
    userId: 0,
    email: `${known.userName}@${domainOf(known.licenseId)}`,
    phoneNumber: `+1 780 555 01${String(random.integer(0, 99)).padStart(2, '0')}`,
    companyName: DEMO_LICENSES[known.licenseId - 1]?.company ?? '',
    position: random.pick(POSITIONS),
    comment: random.chance(0.06) ? 'Badge to be returned at the gate house.' : '',
    createDate,
    lastLoginDate,
    lastActivityDate: lastLoginDate === null ? null : Math.min(now, lastLoginDate + random.integer(1, 90) * 60_000),
    lastLockedOutDate: known.isLockedOut ? now - random.integer(1, 20 * 24) * HOUR_MS : null,
    lastPasswordChangedDate: now - passwordAge * DAY_MS,
    ...known,
  }
}

/** Vendors' people join groups that give a vendor product, the others all other groups: a user holds one kind or the other. */
function chooseGroupMembers(random: Random, members: readonly Member[]): Pair[] {
  return DEMO_GROUPS.flatMap((group) => {
    const isVendorGroup = group.addOns.includes('VND')
    const candidates = members.filter(
      (member) =>
        !member.isNamed && member.row.licenseId === group.licenseId && member.addOns.includes('VND') === isVendorGroup,
    )
    const chosen = random.some(candidates, group.members)
    const jordan = candidates.find((member) => member.row.userName === 'jordan.whitfield')
    // One person whose roles come from two groups at once.
    if (jordan && ['Site Admins', 'Night Shift'].includes(group.name) && !chosen.includes(jordan)) chosen[0] = jordan
    return chosen.map((member) => ({ ownerId: group.userGroupId, itemId: member.row.userId }))
  })
}

/** No group gives a product of which one seat is left, so that its holders are those who hold it directly. */
function limitAddOns(members: readonly Member[]): (typeof licenseAddOns.$inferInsert)[] {
  return DEMO_LICENSES.flatMap((_, index) => {
    const licenseId = index + 1
    const limits = Object.entries(LICENSE_ADD_ONS[licenseId] ?? FILLER_ADD_ONS)
    return limits.map(([shortName, limit]) => {
      const holders = members.filter(
        (member) => member.row.licenseId === licenseId && member.addOns.some((addOn) => addOn === shortName),
      )
      const number = DEMO_ADD_ONS.findIndex((addOn) => addOn.shortName === shortName) + 1
      return { licenseId, addOnId: number, maxUsers: limit === ONE_SEAT_LEFT ? holders.length + 1 : limit }
    })
  })
}
