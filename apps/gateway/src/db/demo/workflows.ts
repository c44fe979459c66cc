import { customState } from '@sitewright/domain/configs/equipment-statuses'
import type { resourceTypeWorkflows, workflows } from '../schema'
import { projectNamed } from './projects'
import { SITE_PROJECT, siteNamed } from './sites'
import { demoId, demoItem as item, demoPhases, type DemoPhase } from './workflow-parts'

type WorkflowRow = typeof workflows.$inferInsert & { readonly workflowId: number }

const DAY = 86_400_000
const phase = (name: string, weight: number, ...items: DemoPhase['items']): DemoPhase => ({ name, weight, items })
const requirement = (name: string, requirementType: 1 | 2 | 5 | 6 | 10, IsPropertyEditable = false) => ({
  name,
  description: '',
  requirementType,
  requirmentWeight: 0,
  IsPropertyEditable,
})
const tag = (workflow: number, triggerName: string, condition: 3 | 4) => ({
  triggers: [
    { id: demoId(workflow, 1), triggerType: 2 as const, triggerName, triggerDescription: '', siteID: 0, condition },
  ],
})
const plain = (...names: string[]): DemoPhase['items'] => names.map((name) => item(name, 100 / names.length))

/** On hire and In transit have these codes in the statuses of license 1. */
const hired = (name: string) =>
  item(name, 50, {
    parts: {
      itemStateFromEquipmentStatus: [
        { progressState: 0, equipmentStatusState: customState(1) },
        { progressState: 1, equipmentStatusState: customState(2) },
      ],
    },
  })

/** A workflow and the projects that have a copy. */
interface DemoWorkflow {
  readonly name: string
  readonly projects: readonly string[]
  readonly phases: readonly DemoPhase[]
  /** Days ago that it was archived. */
  readonly archivedDays?: number
}

/** Every kind of link between items, and every part that a Progress item can have. */
const SPOOLS: readonly DemoPhase[] = [
  phase(
    'Receive',
    40,
    item('Material arrives at gate', 20, {
      parts: { ...tag(1, 'Gate tag', 3), emails: ['yard@northgate.example', 'receiving@northgate.example'] },
    }),
    item('Count and inspect', 50, {
      after: '0.0',
      parts: {
        requirements: [
          requirement('Mill certificate', 1),
          requirement('Inspector signature', 2),
          requirement('Heat number', 6, true),
        ],
      },
    }),
    item('Put away', 30, { after: '0.1' }),
  ),
  phase(
    'Fabricate',
    60,
    item('Choose method', 10, { when: { 'Shop weld': '1.1', 'Field weld': '1.2' } }),
    item('Weld in shop', 40, { after: '0.2' }),
    item('Weld in field', 30, { after: '0.2' }),
    item('Release', 20, { completes: ['1.1', '1.2'], resets: ['0.2'] }),
  ),
]

const WORKFLOWS: readonly DemoWorkflow[] = [
  { name: 'Pipe Spool Fabrication', projects: [SITE_PROJECT], phases: SPOOLS },
  {
    name: 'Valve Installation',
    projects: [SITE_PROJECT, 'Crude Unit 2', 'Tank Farm Revamp'],
    phases: [
      phase('Prepare', 30, ...plain('Check tag', 'Move to location')),
      phase('Install', 70, ...plain('Set', 'Bolt up', 'Torque', 'Sign off')),
    ],
  },
  {
    name: 'Structural Steel Erection',
    projects: [SITE_PROJECT],
    phases: [phase('Erect', 75, ...plain('Lift', 'Bolt')), phase('Close out', 25, ...plain('Plumb', 'Torque audit'))],
  },
  {
    name: 'Hydrotest',
    projects: [SITE_PROJECT],
    archivedDays: 40,
    phases: [phase('Test', 100, ...plain('Fill', 'Pressurize', 'Hold', 'Drain'))],
  },
  {
    name: 'Precast Production',
    projects: [SITE_PROJECT],
    phases: [
      phase(
        'Cast',
        100,
        item('Pour panels', 60, {
          parts: {
            itemType: 3,
            production: { name: 'Wall panels', totalQuantity: 240, uom: 'panels', productionType: 0 },
          },
        }),
        item('Ship panels', 40, {
          parts: { itemType: 3, production: { name: 'Shipped panels', productionType: 2 } },
        }),
      ),
    ],
  },
  {
    // The second item points to an item that another system deleted.
    name: 'Instrument Loop Check',
    projects: [SITE_PROJECT],
    phases: [
      phase(
        'Check',
        100,
        item('Ring out cable', 50),
        item('Stroke valve', 50, { after: '0.9', parts: { requirements: [requirement('Loop sheet', 1)] } }),
      ),
    ],
  },
  {
    name: 'Equipment Readiness',
    projects: [SITE_PROJECT],
    phases: [
      phase(
        'Ready',
        100,
        item('Serviced', 50, {
          parts: {
            itemStateFromEquipmentStatus: [
              { progressState: 0, equipmentStatusState: customState(1) },
              { progressState: 1, equipmentStatusState: customState(2) },
            ],
          },
        }),
        item('Handed over', 50, {
          parts: { equipmentStatus: { progressState: 0, equipmentStatusState: customState(1) } },
        }),
      ),
    ],
  },
  {
    name: 'Laydown Receiving',
    projects: [SITE_PROJECT],
    phases: [
      phase(
        'Receive',
        100,
        item('Truck enters', 40, {
          parts: {
            triggers: [
              {
                id: demoId(8, 1),
                triggerType: 1,
                triggerName: 'Truck at the gate',
                triggerDescription: 'Fires when the tracked truck enters the zone.',
                siteID: siteNamed(SITE_PROJECT, 'Utilities', 'Zone D').siteId,
                condition: 1,
              },
            ],
          },
        }),
        item('Unload', 60),
      ),
    ],
  },
  {
    name: 'Painting and Insulation',
    projects: [SITE_PROJECT],
    phases: [
      phase('Paint', 50, item('Coat', 100, { parts: { itemType: 1 } })),
      phase('Insulate', 50, item('Wrap', 50, { parts: { itemType: 1 } }), item('Clad', 50, { parts: { itemType: 1 } })),
    ],
  },
  {
    name: 'Concrete Pour',
    projects: [SITE_PROJECT],
    phases: [
      phase('Form', 33.3333, ...plain('Build formwork', 'Place rebar')),
      phase('Pour', 33.3333, ...plain('Pour', 'Vibrate')),
      phase('Cure', 33.3334, ...plain('Cure', 'Strip')),
    ],
  },
  {
    name: 'Jetty Fender Installation',
    projects: ['Jetty 3'],
    phases: [phase('Install', 100, ...plain('Lift', 'Bolt'))],
  },
  {
    name: 'Caisson Placement',
    projects: ['Outer Breakwater'],
    phases: [phase('Place', 100, ...plain('Tow', 'Ballast', 'Survey', 'Grout'))],
  },
  {
    name: 'Rock Armor',
    projects: ['Outer Breakwater'],
    phases: [phase('Armor', 100, ...plain('Haul', 'Place'))],
  },
  {
    // Jetty 3 has no statuses of its own, so this one uses those of the license.
    name: 'Hire Return',
    projects: ['Jetty 3'],
    phases: [phase('Return', 100, hired('Off hire'), item('Inspect', 50))],
  },
  {
    // In several projects, so that it uses the statuses of the license.
    name: 'Crane Mobilization',
    projects: ['Gas Turbine Hall', 'Switchyard 230 kV'],
    phases: [phase('Mobilize', 100, hired('Crane on site'), item('Rig', 50))],
  },
]

/** Workflows of the demo world, one row for each copy. */
export const demoWorkflows = (now: number): WorkflowRow[] =>
  WORKFLOWS.flatMap(({ projects, ...workflow }, index) =>
    projects.map((project) => ({ project, index, ...workflow })),
  ).map(({ project, index, name, phases, archivedDays }, place) => ({
    workflowId: place + 1,
    projectId: projectNamed(project).projectId,
    relatedKey: demoId(index + 1, 0),
    name,
    data: demoPhases(index + 1, phases),
    ...(archivedDays !== undefined && { isDecommissioned: true, decommissionedAt: now - archivedDays * DAY }),
  }))

/** A copy by its name and project. */
export function workflowNamed(name: string, project: string): WorkflowRow {
  const { projectId } = projectNamed(project)
  const found = demoWorkflows(0).find((row) => row.name === name && row.projectId === projectId)
  if (found === undefined) throw new Error(`The demo world has no workflow ${name} in ${project}.`)
  return found
}

const mapping = (project: string, typeNumber: number, name: string): typeof resourceTypeWorkflows.$inferInsert => {
  const { projectId, workflowId } = workflowNamed(name, project)
  return { projectId, typeNumber, workflowId }
}

/** Resource types that use a workflow, which keeps it from being archived (WF-18). 203 are valves, 204 steel members. */
export const DEMO_WORKFLOW_MAPPINGS = [
  mapping('Tank Farm Revamp', 203, 'Valve Installation'),
  // Collides with a copy from the project above (RES-29).
  mapping(SITE_PROJECT, 203, 'Structural Steel Erection'),
  mapping(SITE_PROJECT, 204, 'Structural Steel Erection'),
]
