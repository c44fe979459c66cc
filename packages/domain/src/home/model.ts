import * as z from 'zod/mini'
import { listQuery } from '../shared/list-query'

/** Records that a line of Home names, at the most. */
export const NAMED_RECORDS = 3

/** Licenses in the table of limits, at the most (HOME-05). */
export const LISTED_LIMITS = 6

/** A product license from this share on is nearly full, in percent (HOME-03). */
export const NEARLY_FULL_PERCENT = 90

/** A part of Home: a part that could not be read does not fail the others (HOME-07). */
const checked = <Value extends z.ZodMiniType>(value: Value) =>
  z.discriminatedUnion('state', [z.object({ state: z.literal('ok'), value }), z.object({ state: z.literal('failed') })])
export type Checked<Value> = { state: 'ok'; value: Value } | { state: 'failed' }

/** Without the roles for it, a part is left out. */
const part = <Value extends z.ZodMiniType>(value: Value) => z.optional(checked(value))

/** How many records a line is about, and the first of them. */
const counted = <Named extends z.ZodMiniType>(named: Named) => z.object({ count: z.int(), named: z.array(named) })

const NamedLicense = z.object({ licenseId: z.int(), name: z.string(), expiryDate: z.nullable(z.int()) })
export type NamedLicense = z.infer<typeof NamedLicense>

/** How many of a product license are used, of a limit. */
const seats = { addOnId: z.int(), name: z.string(), used: z.int(), max: z.int() }

const Seats = z.object({ ...seats, licenseId: z.int(), licenseName: z.string() })
export type Seats = z.infer<typeof Seats>

/** What needs attention, the most urgent first (HOME-03). */
const Attention = z.object({
  expiredLicenses: part(counted(NamedLicense)),
  lockedUsers: part(counted(z.object({ userName: z.string() }))),
  overLimitLicenses: part(counted(NamedLicense)),
  expiringLicenses: part(counted(NamedLicense)),
  fullProducts: part(counted(Seats)),
  /** `since`: they did not sign in after this instant. */
  idleUsers: part(z.object({ count: z.int(), since: z.int() })),
  inactiveLicenses: part(counted(NamedLicense)),
  inactiveImports: part(counted(z.object({ importId: z.int(), name: z.string() }))),
  projectsWithoutSites: part(counted(z.object({ projectId: z.int(), name: z.string() }))),
})
export type Attention = z.infer<typeof Attention>
export type AttentionLine = keyof Attention

const LicenseLimits = z.object({
  licenseId: z.int(),
  name: z.string(),
  isActive: z.boolean(),
  expiryDate: z.nullable(z.int()),
  numUsers: z.int(),
  maxUsers: z.int(),
  numProjects: z.int(),
  maxProjects: z.int(),
})
export type LicenseLimits = z.infer<typeof LicenseLimits>

const ProductSeats = z.object({ ...seats, shortName: z.string(), color: z.string() })
export type ProductSeats = z.infer<typeof ProductSeats>

/** Limits of the licenses that are closest to one, or of a single license with its product licenses (HOME-05). */
const Limits = z.discriminatedUnion('of', [
  z.object({ of: z.literal('licenses'), licenses: z.array(LicenseLimits), total: z.int() }),
  z.object({ of: z.literal('license'), license: LicenseLimits, products: z.array(ProductSeats) }),
])
export type Limits = z.infer<typeof Limits>

const total = z.int()
const active = z.int()

/** The numbers of the areas, each the total of its list (HOME-06). */
const AreaNumbers = z.object({
  users: part(z.object({ total, active })),
  groups: part(z.object({ total, empty: z.int() })),
  projects: part(z.object({ total, active })),
  apiKeys: part(z.object({ total, active })),
  licenses: part(z.object({ total, active, ended: z.int() })),
  /** The users of the own license. */
  license: part(z.object({ used: z.int(), max: z.int() })),
  reportGroups: part(z.object({ total, reports: z.int() })),
  imports: part(z.object({ total, active })),
  /** `latestAt`: when the last one was created. */
  integrationReports: part(z.object({ total, latestAt: z.nullable(z.int()) })),
  workflows: part(z.object({ total, projects: z.int() })),
  preservations: part(z.object({ total, projects: z.int() })),
  catalog: part(z.object({ total, productLicenses: z.int() })),
})
export type AreaNumbers = z.infer<typeof AreaNumbers>
export type HomeAreaId = keyof AreaNumbers

/** Reply of home.overview. */
export const HomeOverview = z.object({
  checkedAt: z.int(),
  attention: Attention,
  limits: part(Limits),
  areas: AreaNumbers,
})
export type HomeOverview = z.infer<typeof HomeOverview>

/** Query of home.overview: the license that all parts are about. */
export const HomeQuery = z.strictObject({ licenseId: listQuery.licenseId })
export type HomeQuery = z.infer<typeof HomeQuery>
