import type { SimpleSite } from '@sitewright/domain/sites/site'
import { describe, expect, it } from 'vitest'
import { toSiteNodes } from './site-nodes'

const site = (siteId: number, parentId: number | null, active = true): SimpleSite => ({
  siteId,
  projectId: 12,
  parentId,
  name: `Site ${siteId}`,
  active,
  depth: 1,
  version: 1,
})

/** The last one is active below an archived one, as another server could send it. */
const SITES = [site(1, null), site(2, 1), site(3, 2, false), site(4, 1), site(5, null, false), site(6, 5)]

describe('the sites of a project as nodes', () => {
  it('hides archived sites and everything below them [SITE-12]', () => {
    const { nodes, archivedCount } = toSiteNodes(SITES, false)
    expect(nodes.map(({ id }) => id)).toEqual([1, 2, 4])
    expect(archivedCount).toBe(2)
  })

  it('lists archived sites with a badge [SITE-09, SITE-12]', () => {
    const { nodes } = toSiteNodes(SITES, true)
    expect(nodes.map(({ id, badge }) => [id, badge])).toEqual([
      [1, undefined],
      [2, undefined],
      [3, 'Archived'],
      [4, undefined],
      [5, 'Archived'],
      [6, undefined],
    ])
  })

  it('counts the sub-sites of each branch at every depth', () => {
    expect([...toSiteNodes(SITES, true).counts]).toEqual([
      [5, { below: 1, archived: 0 }],
      [1, { below: 3, archived: 1 }],
      [2, { below: 1, archived: 1 }],
    ])
    expect(toSiteNodes(SITES, false).counts.get(1)).toEqual({ below: 2, archived: 0 })
  })

  it('reads 20,000 sites at once', () => {
    const many = Array.from({ length: 20_000 }, (_, i) => site(i + 1, i === 0 ? null : Math.ceil(i / 10)))
    expect(toSiteNodes(many, true).counts.get(1)).toEqual({ below: 19_999, archived: 0 })
  })
})
