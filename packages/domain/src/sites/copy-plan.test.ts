import { describe, expect, it } from 'vitest'
import { compareSites, findCopyRoots, planSiteCopies } from './copy-plan'
import type { SimpleSite } from './site'

const site = (siteId: number, parentId: number | null, name: string, active = true): SimpleSite => ({
  siteId,
  projectId: 12,
  parentId,
  name,
  active,
  depth: 1,
  version: 1,
})

const source = [
  site(1, null, 'Process Area 100'),
  site(2, 1, 'Pipe Racks'),
  site(3, 2, 'Pipe Rack 3'),
  site(4, 2, 'Pipe Rack 4'),
  site(5, 4, 'Row 1'),
  site(6, 4, 'Row 2', false),
  site(7, 1, 'Pump Houses'),
  site(8, null, 'Tank Farm'),
  site(9, 8, 'Dike'),
]
const target = [
  site(31, null, 'process area 100 '),
  site(32, 31, 'Pipe Racks', false),
  site(33, 32, 'Pipe Rack 3'),
  site(34, 31, 'Tank Farm', false),
]
const targets = compareSites(source, target)
const plan = (...ids: number[]) => planSiteCopies(source, targets, new Set(ids))

describe('the sites of the target', () => {
  it.each([
    [1, 'exists'],
    [2, 'archived'],
    [3, 'exists'],
    [4, 'missing'],
    [8, 'archived'],
  ])('are compared by their names at any level: site %d %s [COPY-36, USER-131]', (siteId, state) => {
    expect(targets.get(siteId)?.state).toBe(state)
  })
})

describe('several copies of sites', () => {
  it('go below the site with the same path, else to the top [COPY-38]', () => {
    expect(plan(7)).toMatchObject([{ name: 'Pump Houses', parentId: 31, note: 'below process area 100 ' }])
    expect(plan(9)).toMatchObject([{ name: 'Dike', parentId: undefined, note: 'at the top' }])
  })

  it('refuse a site whose name an earlier copy brings along, and say so before the copy [COPY-28, COPY-43]', () => {
    const twins = [site(1, null, 'North'), site(2, 1, 'Bay 1'), site(3, null, 'South'), site(4, 3, 'bay 1', false)]
    const planned = (...ids: number[]) =>
      planSiteCopies(twins, compareSites(twins, []), new Set(ids)).map(({ name, refusal }) => [name, refusal])
    expect(planned(2, 4)).toEqual([
      ['Bay 1', undefined],
      ['bay 1', 'Site with name bay 1 already exists.'],
    ])
    expect(planned(1, 4)).toEqual([
      ['North', undefined],
      ['bay 1', 'Site with name bay 1 already exists.'],
    ])
    expect(planned(1, 3).map(([, refusal]) => refusal)).toEqual([undefined, undefined])
  })

  it('include the sites below, and say that one of them is archived [COPY-27, COPY-35]', () => {
    expect(plan(4, 5)).toMatchObject([{ ids: [4], subSites: 2, copiesArchived: true }])
    expect(plan(5)).toMatchObject([{ ids: [5], subSites: 0, copiesArchived: false }])
    expect([...findCopyRoots(source, new Set([4, 5, 9]))]).toEqual([
      [4, 4],
      [5, 4],
      [6, 4],
      [9, 9],
    ])
  })

  it('ask about the archived site that they merge with or go below [COPY-24, COPY-39]', () => {
    expect(plan(4)).toMatchObject([{ archivedThere: 'Pipe Racks', parentId: 32 }])
    expect(plan(8)).toMatchObject([
      { archivedThere: 'Tank Farm', parentId: undefined, note: 'unarchived here, with 1 sub-site' },
    ])
    expect(plan(7)[0]?.archivedThere).toBeUndefined()
  })

  it('leave out what the target refuses [COPY-28]', () => {
    expect(plan(1, 3)).toEqual([])
  })

  it('are planned quickly in large trees', { timeout: 2000 }, () => {
    const many = Array.from({ length: 20_000 }, (_, place) => site(place + 1, place === 0 ? null : 1, `Row ${place}`))
    const rows = new Set(many.slice(1).map(({ siteId }) => siteId))
    expect(planSiteCopies(many, compareSites(many, [site(9, null, 'Row 0')]), rows)).toHaveLength(19_999)
  })
})
