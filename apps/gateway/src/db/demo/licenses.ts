import type { environments, integrations, licenses, vendors } from '../schema'

const DAY_MS = 24 * 60 * 60_000

/** Stand-ins for the web application, served by the same process: the name of the host tells which one. */
export const DEMO_ENVIRONMENTS: readonly (typeof environments.$inferInsert)[] = [
  { environmentId: 1, name: 'PROD', serverUrl: 'http://prod.localhost:8080/' },
  { environmentId: 2, name: 'UAT', serverUrl: 'http://uat.localhost:8080/' },
]

export const DEMO_INTEGRATIONS: readonly (typeof integrations.$inferInsert & { integrationId: number })[] = [
  { integrationId: 1, name: 'Drawing Register' },
  { integrationId: 2, name: 'Procurement Link' },
  // Served by demo mode itself (`stand-ins/integration.ts`).
  { integrationId: 3, name: 'Integration Stand-in' },
]

export const DEMO_VENDORS: readonly (typeof vendors.$inferInsert & { licenseId: number; name: string })[] = [
  { vendorId: 1, licenseId: 1, name: 'Prairie Valve Supply' },
  { vendorId: 2, licenseId: 1, name: 'Boreal Pipe and Fittings' },
  { vendorId: 3, licenseId: 2, name: 'Tidewater Marine Steel' },
]

interface DemoLicense {
  readonly name: string
  readonly company: string
  readonly maxProjects: number
  readonly maxUsers: number
  /** Negative: expired. `null`: never expires. */
  readonly expiresInDays: number | null
  readonly isActive: boolean
  /** The first one is the one chosen on creation. */
  readonly environments: readonly number[]
  /** Chosen when the license was created, but the link to it failed. */
  readonly failedEnvironment?: number
}

const FILLERS = `
  Alder Ridge Mining, Birchgrove Power, Cedar Point Terminals, Driftwood Shipyards, Eastmoor Water, Fernhill Wind,
  Granite Pass Tunnels, Highmark Cement, Ironbark Rail, Juniper Gas Storage, Kestrel Airfields, Larkspur Chemicals,
  Millbrook Bridges, Nightingale Hospitals, Oakhaven Solar, Pinecrest Pulp, Quartzite Roads, Redwater Hydro,
  Silverlake Pipelines, Thornbury Steel`
  .trim()
  .split(/,\s+/)

/** Fillers that show a case of the license screens, by their place. Those without an expiry date stand at the places 6 and 13. */
const CASES: Readonly<Record<number, Partial<DemoLicense>>> = {
  // The last day with a warning, and the first without (LIC-18, LIC-19).
  2: { expiresInDays: 60 },
  3: { expiresInDays: 61 },
  // More users than the limit: each filler has at least two.
  4: { maxUsers: 1 },
  // Unlimited, stored as no form would write it (LIC-73).
  5: { maxUsers: -5 },
  // Its link can be tried again (LIC-87).
  9: { environments: [], failedEnvironment: 1 },
}

const filler = (name: string, index: number): DemoLicense => ({
  name,
  company: `${name} ${index % 2 === 0 ? 'Inc.' : 'Ltd.'}`,
  maxProjects: 5 + (index % 4) * 5,
  maxUsers: index % 5 === 0 ? -1 : 20 + (index % 6) * 10,
  expiresInDays: index % 7 === 6 ? null : 20 + index * 37,
  isActive: index % 9 !== 8,
  environments: [1],
  ...CASES[index],
})

/** In the order of their ids, from 1: two that are worked in, two for sign-in cases, twenty that fill the lists. */
export const DEMO_LICENSES: readonly DemoLicense[] = [
  {
    name: 'Northgate Constructors',
    company: 'Northgate Constructors Ltd.',
    maxProjects: 50,
    maxUsers: 300,
    expiresInDays: 200,
    isActive: true,
    environments: [1, 2],
  },
  {
    name: 'Harbour Works',
    company: 'Harbour Works Ltd.',
    maxProjects: 10,
    maxUsers: -1,
    expiresInDays: 30,
    isActive: true,
    environments: [1],
  },
  {
    name: 'Old Quarry',
    company: 'Old Quarry Aggregates Inc.',
    maxProjects: 5,
    maxUsers: 25,
    expiresInDays: -45,
    isActive: false,
    environments: [],
  },
  {
    name: 'Fairway Civil',
    company: 'Fairway Civil Ltd.',
    maxProjects: 10,
    maxUsers: 40,
    expiresInDays: 400,
    isActive: true,
    environments: [],
  },
  ...FILLERS.map(filler),
]

export const FIRST_FILLER_LICENSE_ID = 5

/** One of the fillers. */
export const LICENSE_WITHOUT_PROJECTS = 20

export const licenseRows = (now: number): (typeof licenses.$inferInsert)[] =>
  DEMO_LICENSES.map((license, index) => ({
    licenseId: index + 1,
    name: license.name,
    company: license.company,
    environmentId: license.environments[0] ?? license.failedEnvironment ?? null,
    maxProjects: license.maxProjects,
    maxUsers: license.maxUsers,
    isActive: license.isActive,
    expiryDate: license.expiresInDays === null ? null : now + license.expiresInDays * DAY_MS,
    expiryNotificationDays: [5, 10, 30],
  }))
