import { describe, expect, it } from 'vitest'
import { pageOfPreservations, PRESERVATION_FILTER_DELAY_MS, type PreservationFilter, toPreservationRows } from './list'
import type { Preservation } from './model'

const copy = (id: number, projectId: number, name: string, key = String(id)): Preservation => ({
  id,
  projectId,
  name,
  projectName: `Yard ${projectId}`,
  preservationRelatedKey: key,
  steps: [],
  version: 1,
})
const rows = toPreservationRows(
  [copy(1, 14, 'Pumps', 'shared'), copy(2, 12, 'Pumps', 'shared'), copy(3, 12, 'motors'), copy(4, 9, 'Vessels')],
  () => 1,
)
const filter = (change: Partial<PreservationFilter> = {}): PreservationFilter => ({
  search: '',
  licenseId: undefined,
  projectId: undefined,
  sort: { key: 'name', isDescending: false },
  page: 1,
  pageSize: 20,
  ...change,
})
const idsOf = (change?: Partial<PreservationFilter>): number[] =>
  pageOfPreservations(rows, filter(change)).rows.map(({ id }) => id)

describe('the list of preservations', () => {
  it('has one row for each related key, with a text for several projects [PRES-08]', () => {
    expect(rows).toHaveLength(3)
    expect(rows.find(({ name }) => name === 'Pumps')).toEqual({
      id: 2,
      projectId: 12,
      name: 'Pumps',
      projectName: 'Multiple Projects',
      projects: [
        { projectId: 12, name: 'Yard 12' },
        { projectId: 14, name: 'Yard 14' },
      ],
    })
  })

  it('has a row for each license of a shared key, which says so [WF-81]', () => {
    const all = [copy(1, 14, 'Pumps', 'shared'), copy(2, 12, 'Pumps', 'shared'), copy(3, 45, 'Pumps', 'shared')]
    const split = toPreservationRows(all, (projectId) => (projectId === 45 ? 2 : 1))
    expect(split.map(({ id, projects, isKeyShared }) => [id, projects.length, isKeyShared])).toEqual([
      [2, 2, true],
      [3, 1, true],
    ])
  })

  it.each([
    ['pump', [2]],
    ['yard 14', [2]],
    ['14', [2]],
    ['multiple', [2]],
    ['12', [3, 2]],
    [' VESSELS ', [4]],
    ['none', []],
  ])('finds %j in the name, the project ids and the project names [PRES-08]', (search, expected) => {
    expect(idsOf({ search })).toEqual(expected)
  })

  it('selects by project, also rows of several projects [PRES-06]', () => {
    expect(idsOf({ projectId: 14 })).toEqual([2])
    expect(idsOf({ projectId: 12 })).toEqual([3, 2])
    expect(idsOf({ projectId: 1 })).toEqual([])
  })

  it('sorts without case, and cuts pages', () => {
    expect(idsOf()).toEqual([3, 2, 4])
    expect(idsOf({ sort: { key: 'name', isDescending: true } })).toEqual([4, 2, 3])
    expect(idsOf({ sort: { key: 'projectId', isDescending: false } })).toEqual([4, 2, 3])
    expect(idsOf({ sort: { key: 'projectName', isDescending: true } })).toEqual([4, 3, 2])
    expect(pageOfPreservations(rows, filter({ page: 2, pageSize: 2 }))).toMatchObject({ rows: [{ id: 4 }], total: 3 })
  })

  it('searches 200 ms after the last key [PRES-05, CONS2-26]', () => {
    expect(PRESERVATION_FILTER_DELAY_MS).toBe(200)
  })
})
