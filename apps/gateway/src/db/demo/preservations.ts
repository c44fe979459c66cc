import { DAYS, HOURS, INITIAL, type PreservationStep, RECURRING } from '@sitewright/domain/preservations/model'
import type { preservations, resourceTypePreservations } from '../schema'
import { projectNamed } from './projects'

type Row = typeof preservations.$inferInsert & { preservationId: number; projectId: number }
type Planned = Pick<PreservationStep, 'name' | 'interval' | 'intervalUnit' | 'phaseName' | 'fields'>

/** A UUID of version 4 that is the same on every start. */
const uuid = (group: number, number: number): string =>
  `5e7a0000-${String(group).padStart(4, '0')}-4000-8000-${String(number).padStart(12, '0')}`

const step = (name: string, interval: number, intervalUnit: PreservationStep['intervalUnit'] = DAYS): Planned => ({
  name,
  interval,
  intervalUnit,
})

interface Plan {
  readonly name: string
  /** Names of projects; each has a copy. */
  readonly projects: readonly string[]
  readonly initial: readonly Planned[]
  readonly recurring: readonly Planned[]
}

const REFINERY = 'Northgate Refinery Expansion'

const PLANS: readonly Plan[] = [
  {
    name: 'Rotating Equipment',
    projects: [REFINERY, 'Tank Farm Revamp'],
    initial: [
      step('Visual inspection on receipt', 0, HOURS),
      step('Fill bearing housings with VCI oil', 24, HOURS),
      step('Install desiccant and humidity card', 3),
    ],
    recurring: [
      step('Check humidity card', 7),
      step('Rotate shaft by hand, 1¼ turns', 14),
      step('Megger test of motor windings', 90),
      step('Space heater check', 12, HOURS),
    ],
  },
  {
    name: 'Electric Motors',
    projects: [REFINERY],
    initial: [step('Connect space heaters', 4, HOURS), step('Record insulation resistance', 1)],
    recurring: [step('Check space heaters', 24, HOURS), step('Rotate shaft', 30)],
  },
  {
    name: 'Pressure Vessels',
    projects: [REFINERY],
    initial: [step('Dry and inspect internals', 2), step('Purge with nitrogen', 1)],
    recurring: [step('Check nitrogen pressure', 7)],
  },
  {
    name: 'Heat Exchangers',
    projects: [REFINERY],
    initial: [step('Close all nozzles with blind flanges', 0)],
    recurring: [step('Check blanket pressure', 14), step('Inspect gasket faces', 60)],
  },
  { name: 'Electrical Panels', projects: [REFINERY], initial: [], recurring: [step('Replace desiccant bags', 45)] },
  {
    // What the editor does not show: saves return it as it is.
    name: 'Valves and Actuators',
    projects: [REFINERY],
    initial: [
      {
        ...step('Grease stems', 0),
        phaseName: 'Receiving',
        fields: [{ name: 'Grease', type: 'text', value: 'Lithium complex' }],
      },
    ],
    recurring: [{ ...step('Stroke valve fully', 90), phaseName: 'Storage', fields: [{ name: 'Strokes', value: 1 }] }],
  },
  { name: 'Default Preservation', projects: ['Company Defaults'], initial: [step('Inspect', 0)], recurring: [] },
  {
    name: 'Mooring Hardware',
    projects: ['Outer Breakwater'],
    initial: [step('Coat with wax oil', 1)],
    recurring: [step('Check coating', 30)],
  },
  { name: 'Crane Motors', projects: ['Container Terminal 2'], initial: [], recurring: [step('Rotate rotor', 14)] },
]

/**
 * Six preservations in one project, of which the first is shared with a second project and the last has hidden fields; one in the project with the defaults, which nobody
 * sees (PERM-22), and two in license 2.
 */
export const DEMO_PRESERVATIONS: readonly Row[] = PLANS.flatMap((plan, place) => {
  const steps = [
    ...plan.initial.map((planned) => ({ ...planned, type: INITIAL })),
    ...plan.recurring.map((planned) => ({ ...planned, type: RECURRING })),
  ].map((planned, number) => ({ ...planned, id: uuid(place + 1, number + 1) }))
  return plan.projects.map((project) => ({
    projectId: projectNamed(project).projectId,
    relatedKey: uuid(place + 1, 0),
    name: plan.name,
    steps,
  }))
}).map((row, index) => ({ ...row, preservationId: index + 1 }))

/** The copy of a preservation in a project. @throws when the demo world has none */
export function preservationNamed(name: string, project = REFINERY): Row {
  const { projectId } = projectNamed(project)
  const found = DEMO_PRESERVATIONS.find((row) => row.name === name && row.projectId === projectId)
  if (found === undefined) throw new Error(`The demo world has no preservation ${name} in ${project}.`)
  return found
}

const mapping = (typeNumber: number, name: string): typeof resourceTypePreservations.$inferInsert => {
  const { projectId, preservationId } = preservationNamed(name)
  return { projectId, typeNumber, preservationId }
}

/** Resource types that use preservations: valves two of them (RES-25), pressure vessels (205) one. */
export const DEMO_PRESERVATION_MAPPINGS = [
  mapping(203, 'Rotating Equipment'),
  mapping(203, 'Valves and Actuators'),
  mapping(205, 'Pressure Vessels'),
]
