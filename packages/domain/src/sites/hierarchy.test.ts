import { describe, expect, it } from 'vitest'
import { flattenTrees } from './hierarchy'
import type { SiteTreeNode } from './site'

const node = (siteId: number, parentId: number | null, ...children: SiteTreeNode[]): SiteTreeNode => ({
  siteId,
  parentId,
  name: `Site ${siteId}`,
  active: true,
  version: 1,
  children,
})

describe('the hierarchy of a site', () => {
  it('is a list with each site before those below it, and its top without a parent [SITE-33]', () => {
    const { sites, topParentId } = flattenTrees([node(2, 1, node(3, 2, node(4, 3)), node(5, 2))])
    expect(sites.map(({ siteId, parentId }) => [siteId, parentId])).toEqual([
      [2, null],
      [3, 2],
      [4, 3],
      [5, 2],
    ])
    expect(topParentId).toBe(1)
    expect(sites[0]).not.toHaveProperty('children')
  })

  it('is empty without sites', () => {
    expect(flattenTrees([])).toEqual({ sites: [], topParentId: null })
  })

  it('can be deeper than the call stack', () => {
    let tree = node(20_000, 19_999)
    for (let siteId = 19_999; siteId > 0; siteId -= 1) tree = node(siteId, siteId > 1 ? siteId - 1 : null, tree)
    expect(flattenTrees([tree]).sites).toHaveLength(20_000)
  })
})
