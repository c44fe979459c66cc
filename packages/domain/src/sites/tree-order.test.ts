import { expect, it } from 'vitest'
import { inTreeOrder } from './tree-order'

it('puts each site before those below it, and those before its next sibling [CODE-01]', () => {
  const sites = [
    { siteId: 1, parentId: null },
    { siteId: 2, parentId: null },
    { siteId: 5, parentId: 1 },
    { siteId: 4, parentId: 1 },
    { siteId: 3, parentId: 2 },
    { siteId: 6, parentId: 4 },
    // Its parent is hidden.
    { siteId: 7, parentId: 99 },
  ]
  expect(inTreeOrder(sites).map(({ siteId }) => siteId)).toEqual([1, 5, 4, 6, 2, 3, 7])
})
