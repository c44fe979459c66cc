import { projectNamed } from '../src/db/demo/projects'
import { COPY_TARGET, PROJECT_WITHOUT_SITES } from '../src/db/demo/sites'

/** A valid body near the limits of its call. `round` makes each try a change. */
export interface LargeBody {
  readonly operation: string
  readonly name: string
  readonly params: Readonly<Record<string, number>>
  body(round: number): unknown
}

const list = <Item>(length: number, make: (index: number) => Item): Item[] =>
  Array.from({ length }, (_, index) => make(index))

const { projectId } = projectNamed(COPY_TARGET)
const { projectId: emptyProjectId } = projectNamed(PROJECT_WITHOUT_SITES)

const parameters = (count: number, round: number) =>
  list(count, (index) => ({ label_name: `Property ${index}`, label_type: 'text', name: `${round}` }))

const item = (id: string, round: number, requirements: number) => ({
  itemId: id,
  itemName: `Item ${id} ${round}`,
  itemType: 2,
  itemWeight: 0,
  requirements: list(requirements, (index) => ({
    name: `Requirement ${index}`,
    description: 'A requirement of a sample item',
    requirementType: 5,
    requirmentWeight: 0,
    IsPropertyEditable: false,
  })),
})

/** A workflow of `parts` parts, each of which has a field that the product does not know, of `extra` characters. */
function workflow(parts: number, requirements: number, extra: number, round: number) {
  const items = list(Math.floor(parts / (requirements + 1)), (index) => ({
    ...item(`item-${index}`, round, requirements),
    itemWeight: index === 0 ? 100 : 0,
    note: 'x'.repeat(extra),
  }))
  return {
    workflowType: 'progress',
    name: `Large workflow ${round}`,
    projectId,
    workflowData: { phases: [{ phaseId: 'phase', phaseName: 'Phase', color: '#336699', phaseWeight: 100, items }] },
    WorkflowId: 0,
    WorkflowRelatedKey: `large-${round}-${parts}-${requirements}`,
  }
}

/** Bodies that reach the rules and the database of their call. */
export const LARGE_BODIES: readonly LargeBody[] = [
  ...['ResourceProperties', 'DefaultMaterialStatus'].map((name) => ({
    operation: 'configs.add',
    name: `${name} with 5,000 parameters`,
    params: {},
    body: (round: number) => ({
      name,
      projectId: [projectId, emptyProjectId, 2][round],
      data: { configs: [{ property: 'Properties', parameters: parameters(5000, round) }] },
    }),
  })),
  ...[
    [9_990, 0, 80],
    [9_980, 0, 0],
    [9_990, 9, 0],
  ].map(([parts = 0, requirements = 0, extra = 0]) => ({
    operation: 'workflows.save',
    name: `${parts} parts, ${requirements} requirements an item, ${extra} unknown characters`,
    params: { projectId },
    body: (round: number) => workflow(parts, requirements, extra, round),
  })),
  {
    operation: 'workflows.saveAll',
    name: '60 copies of 1,000 parts',
    params: { projectId },
    body: (round: number) => list(60, () => workflow(1000, 0, 0, round)),
  },
  {
    operation: 'preservations.save',
    name: '100 steps in 300 projects',
    params: { projectId },
    body: (round: number) =>
      list(300, (copy) => ({
        id: 0,
        name: 'Large',
        projectId: copy + 1,
        preservationRelatedKey: `large-${round}`,
        steps: list(100, (index) => ({ id: `${index}`, name: `Step ${index}`, interval: 1, intervalUnit: 0, type: 0 })),
      })),
  },
  {
    operation: 'resourceMappings.addToWorkflows',
    name: '1,000 mappings of 190 types',
    params: { projectId },
    body: () => list(1000, (index) => ({ WorkflowId: index, ResourceTypes: list(190, (type) => type) })),
  },
  {
    operation: 'sites.addTrees',
    name: 'one root with 15,219 sites',
    params: { projectId: emptyProjectId },
    body: (round: number) => [
      {
        name: `Large ${round}`,
        children: list(19, (row) => ({
          name: `Row ${row}`,
          children: list(800, (place) => ({ name: `Place ${place}` })),
        })),
      },
    ],
  },
  {
    operation: 'sites.addTrees',
    name: '500 roots',
    params: { projectId: emptyProjectId },
    body: (round: number) => list(500, (index) => ({ name: `Root ${round} ${index}` })),
  },
]
