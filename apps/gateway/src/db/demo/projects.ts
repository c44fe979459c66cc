import type { projects } from '../schema'
import { DEMO_LICENSES, FIRST_FILLER_LICENSE_ID, LICENSE_WITHOUT_PROJECTS } from './licenses'

/** A project and those under it; a plain name is an active project with none. */
interface Branch {
  readonly name: string
  readonly isActive: boolean
  readonly below: readonly (Branch | string)[]
}

const over = (name: string, ...below: (Branch | string)[]): Branch => ({ name, isActive: true, below })
const inactive = (name: string): Branch => ({ name, isActive: false, below: [] })

/** 44 projects, 6 of them inactive, with parents on three levels. The first one is project 1, whose configs are the defaults of all. */
const NORTHGATE: readonly (Branch | string)[] = [
  'Company Defaults',
  over(
    'Capital Program West',
    over('Pipeline Corridor', 'Pump Station 4', 'Pump Station 5', 'Pump Station 6', inactive('Valve Site 11')),
    over('Compressor Upgrades', 'Compressor Station East', 'Compressor Station North'),
    over(
      'Refinery Works',
      over(
        'Northgate Refinery Expansion',
        'Crude Unit 2',
        'Tank Farm Revamp',
        'Jetty 3',
        'Flare Relocation',
        inactive('Temporary Steam Plant'),
      ),
      over('Hydrogen Plant', 'Reformer Module Yard', 'Cooling Water Loop'),
      'Sulphur Recovery Unit',
    ),
  ),
  over(
    'Capital Program East',
    over(
      'Petrochemical Hub',
      over('Cracker Building', 'Furnace Bay A', 'Furnace Bay B'),
      'Rail Loading Rack',
      'Polymer Silos',
    ),
    over('Power Island', 'Gas Turbine Hall', 'Switchyard 230 kV', inactive('Black Start Diesel')),
  ),
  over(
    'Sustaining Capital',
    'Turnaround Spring',
    'Turnaround Autumn',
    inactive('Turnaround Last Year'),
    'Insulation Renewal',
  ),
  over(
    'Yards and Camps',
    'Module Yard South',
    'Laydown Lease 12',
    'Laydown Lease 14',
    'Fabrication Shop',
    inactive('River Camp'),
  ),
  inactive('Legacy Archive'),
]

const HARBOUR: readonly (Branch | string)[] = [
  over('Outer Breakwater', 'Caisson Yard', 'Rock Quarry Haul'),
  over('Container Terminal 2', 'Quay Crane Rails'),
  'Dredging Campaign',
]

export interface DemoProject {
  readonly projectId: number
  readonly licenseId: number
  readonly parentId: number | null
  readonly name: string
  readonly isActive: boolean
}

/** Numbers a tree from the top down: a parent before what is under it. */
function flatten(branches: readonly (Branch | string)[], licenseId: number, firstId: number): DemoProject[] {
  const rows: DemoProject[] = []
  const add = (branch: Branch | string, parentId: number | null): void => {
    const { name, isActive, below } = typeof branch === 'string' ? over(branch) : branch
    const projectId = firstId + rows.length
    rows.push({ projectId, licenseId, parentId, name, isActive })
    for (const child of below) add(child, projectId)
  }
  for (const branch of branches) add(branch, null)
  return rows
}

const worked = [NORTHGATE, HARBOUR, ['Quarry Restoration'], ['Ring Road Section 3']].reduce<DemoProject[]>(
  (rows, branches, index) => [...rows, ...flatten(branches, index + 1, rows.length + 1)],
  [],
)

const fillers = DEMO_LICENSES.slice(FIRST_FILLER_LICENSE_ID - 1).flatMap((license, index) =>
  ['Site Works', 'Phase 2'].map((part, at) => ({
    projectId: worked.length + 1 + index * 2 + at,
    licenseId: FIRST_FILLER_LICENSE_ID + index,
    parentId: null,
    name: `${license.name} ${part}`,
    isActive: true,
  })),
)

const planned: readonly DemoProject[] = [...worked, ...fillers]

export const DEMO_PROJECTS: readonly DemoProject[] = planned.filter(
  ({ licenseId }) => licenseId !== LICENSE_WITHOUT_PROJECTS,
)

/** The projects that people are drawn for. Those of the license without projects are among them, so that nobody else is drawn differently. */
export const plannedProjectsOf = (licenseId: number): DemoProject[] =>
  planned.filter((project) => project.licenseId === licenseId)

export const projectsOf = (licenseId: number): DemoProject[] =>
  DEMO_PROJECTS.filter((project) => project.licenseId === licenseId)

/** @throws when the demo world has no such project */
export function projectNamed(name: string): DemoProject {
  const found = DEMO_PROJECTS.find((project) => project.name === name)
  if (found === undefined) throw new Error(`The demo world has no project ${name}.`)
  return found
}

export const projectRows = (): (typeof projects.$inferInsert)[] => DEMO_PROJECTS.map((project) => ({ ...project }))
