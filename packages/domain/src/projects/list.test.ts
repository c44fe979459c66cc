import { describe, expect, it } from 'vitest'
import { DEFAULT_PROJECT_STATE, toActiveFilter, pageOfProjects, PROJECT_FILTER_DELAY_MS, sortByNearness } from './list'
import type { ProjectRecord } from './record'

const project = (projectId: number, name: string, change: Partial<ProjectRecord> = {}): ProjectRecord => ({
  projectId,
  name,
  description: `${name} works`,
  licenseId: 1,
  environmentId: 1,
  parentProjectId: null,
  rootProjectId: null,
  isActive: true,
  numberOfUsers: 0,
  mobileEnabled: true,
  version: 1,
  ...change,
})
const projects = [
  project(12, 'Jetty 4', { parentProjectId: 40, rootProjectId: 40 }),
  project(40, 'Harbour'),
  project(7, 'apron', { isActive: false, description: 'Paving' }),
  project(8, 'Quarry', { licenseId: 2 }),
]
const idsOf = (query: Parameters<typeof pageOfProjects>[1]) =>
  pageOfProjects(projects, query).rows.map(({ projectId }) => projectId)

describe('a page of a whole list of projects', () => {
  it('is flat and sorted by name, whatever the parents are [PROJ-53]', () => {
    expect(idsOf({})).toEqual([7, 40, 12, 8])
  })

  it.each([
    ['the name, trimmed and whatever its case', { search: '  JETTY ' }, [12]],
    ['the description', { search: 'paving' }, [7]],
    ['the id as text', { search: '4' }, [40, 12]],
    ['the id with the name', { search: '12: jet' }, [12]],
    ['nothing', { search: 'tunnel' }, []],
    ['the text in projects of a state', { search: 'a', isActive: true }, [40, 8]],
    ['the text in projects of a license', { search: 'r', licenseId: 2 }, [8]],
    ['projects of a license and a state', { licenseId: 1, isActive: false }, [7]],
  ])('is searched for %s [PROJ-06, PROJ-08]', (_, query, expected) => {
    expect(idsOf(query)).toEqual(expected)
  })

  it('is cut to a page after its total is counted [PROJ-13]', () => {
    expect(pageOfProjects(projects, { page: 2, pageSize: 3 })).toMatchObject({ total: 4, rows: [{ projectId: 8 }] })
  })
})

describe('projects found by a search', () => {
  const found = [
    project(31, 'Crude Unit 2', { description: 'A part of Northgate Refinery' }),
    project(112, 'Flare of Northgate Refinery'),
    project(14, 'Northgate Refinery Expansion'),
    project(9, 'Northgate Refinery'),
    project(12, 'Tank Farm'),
  ]

  it.each([
    ['the exact name, its start, a part of it, then a description', ' NORTHGATE refinery', [9, 14, 112, 31, 12]],
    ['the exact id before ids that contain it', '12', [12, 112, 31, 14, 9]],
    ['the order of the server without a search', ' ', [31, 112, 14, 9, 12]],
  ])('are offered by %s', (_, search, expected) => {
    expect(sortByNearness(found, search).map(({ projectId }) => projectId)).toEqual(expected)
  })
})

it.each([
  ['all', undefined],
  ['active', true],
  ['inactive', false],
] as const)('the state %s asks for isActive %s [PROJ-05, PROJ-51]', (state, expected) => {
  expect(toActiveFilter(state)).toBe(expected)
})

it('the list starts with active projects and searches 200 ms after the last key [PROJ-05, PROJ-07, CONS2-26]', () => {
  expect([DEFAULT_PROJECT_STATE, PROJECT_FILTER_DELAY_MS]).toEqual(['active', 200])
})
