import type { importSystems } from '../schema'
import { DEMO_PROJECTS, projectNamed } from './projects'
import type { Random } from './random'

type Row = typeof importSystems.$inferInsert & { importId: number }

interface Options {
  readonly description: string
  readonly isActive?: boolean
  readonly isInternal?: boolean
}

const system = (importId: number, project: string, name: string, path: string, options: Options): Row => ({
  importId,
  projectId: projectNamed(project).projectId,
  name,
  path,
  ...options,
})

/** The project with most import systems and reports. */
export const IMPORTS_PROJECT = 'Northgate Refinery Expansion'
/** A project with an import system that has the name of one in `IMPORTS_PROJECT` (IMP-14). */
export const SAME_NAME_PROJECT = 'Tank Farm Revamp'
/** The project of license 2 with import systems and reports. */
export const HARBOUR_IMPORTS_PROJECT = 'Outer Breakwater'

const refinery = (importId: number, name: string, path: string, options: Options): Row =>
  system(importId, IMPORTS_PROJECT, name, `/northgate/${path}`, options)

/** Nine of license 1, two of them inactive, and two of the same name in different projects. Three of license 2. */
export const DEMO_IMPORT_SYSTEMS: readonly Row[] = [
  refinery(1, 'Drawing Register', 'drawings', { description: 'Transmittals and revisions' }),
  refinery(2, 'Purchase Orders', 'erp/orders', { description: 'Purchase orders, hourly' }),
  refinery(3, 'Material Take-off', 'mto', { description: 'Line items from the 3D model' }),
  refinery(4, 'Planning Activities', 'planning', { description: 'Activities of the construction schedule' }),
  refinery(5, 'Equipment List', 'equipment', { description: 'Tagged equipment with weights', isInternal: true }),
  system(6, SAME_NAME_PROJECT, 'Drawing Register', '/tank-farm/drawings', {
    description: 'Transmittals and revisions',
    isActive: false,
  }),
  system(7, 'Jetty 3', 'Weld Log', '/jetty-3/welds', { description: 'Weld map progress' }),
  refinery(8, 'Vendor Shipments', 'packing', { description: 'Packing lists by email' }),
  system(9, 'Crude Unit 2', 'Legacy Tag List', '/northgate/legacy/tags', {
    description: 'Tags of the old system, for reference only',
    isActive: false,
    isInternal: true,
  }),
  system(10, HARBOUR_IMPORTS_PROJECT, 'Purchase Orders', '/harbour/orders', {
    description: 'Orders of rock and armor',
  }),
  system(11, HARBOUR_IMPORTS_PROJECT, 'Hydrographic Survey', '/harbour/survey', { description: 'Soundings, weekly' }),
  system(12, 'Container Terminal 2', 'Equipment List', '/harbour/equipment', { description: 'Cranes and carriers' }),
]

/** What is switched on for demo accounts; nothing for those who are not listed. */
const OF_ACCOUNTS: Readonly<Record<string, readonly number[]>> = {
  'customer.admin': [1, 2, 4, 5, 9],
  viewer: [1, 3],
  'user.editor': [2],
  'harbour.admin': [10, 12],
}

interface Person {
  readonly userId: number
  readonly userName: string
  readonly licenseId: number
  readonly isNamed: boolean
}

const licenseOf = ({ projectId }: Row): number | undefined =>
  DEMO_PROJECTS.find((project) => project.projectId === projectId)?.licenseId

const idsOf = (licenseId: number): number[] =>
  DEMO_IMPORT_SYSTEMS.filter((row) => licenseOf(row) === licenseId).map(({ importId }) => importId)

const OFFERED: readonly (readonly number[])[] = [[], idsOf(1), idsOf(2)]

/** Which users have which import systems switched on: demo accounts as listed, and some of the other people. */
export function makeUserImports(random: Random, people: readonly Person[]): { ownerId: number; itemId: number }[] {
  return people.flatMap((person) => {
    const listedIds = OF_ACCOUNTS[person.userName] ?? []
    const offered = OFFERED[person.licenseId] ?? []
    const isChosen = !person.isNamed && offered.length > 0 && random.chance(0.15)
    const chosen = isChosen ? random.some(offered, random.integer(1, 3)) : []
    return [...listedIds, ...chosen].map((itemId) => ({ ownerId: person.userId, itemId }))
  })
}
