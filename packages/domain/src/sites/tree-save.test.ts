import { describe, expect, it } from 'vitest'
import { siteMessages } from './messages'
import { siteScreenMessages } from './screen-messages'
import {
  describeRootFailure,
  joinReports,
  planRootSaves,
  readRootResult,
  type RootSave,
  type SavedSite,
  type SiteEdit,
} from './tree-save'

const site = (siteId: number, parentId: number | null, name: string, version = 1): SavedSite => ({
  siteId,
  parentId,
  name,
  version,
})

const SITES = new Map(
  [
    site(1, null, 'Tank Farm'),
    site(2, 1, 'Laydown Yards'),
    site(3, 2, 'Laydown A', 4),
    site(4, 2, 'Laydown B'),
    site(5, 1, 'Tool Crib'),
    site(6, null, 'Warehouse 1'),
  ].map((one) => [one.siteId, one]),
)

const plan = (edits: readonly SiteEdit[], topParentId: number | null = null): RootSave[] =>
  planRootSaves(edits, SITES, topParentId)

describe('saving the edits of a tree', () => {
  it('sends nothing without an edit', () => {
    expect(plan([])).toEqual([])
  })

  it('sends only the changed nodes and those above them [SITE-34]', () => {
    expect(plan([{ id: 3, name: 'Laydown North', parentId: 2 }])).toEqual([
      {
        tree: {
          siteId: 1,
          name: 'Tank Farm',
          version: 1,
          children: [
            {
              siteId: 2,
              name: 'Laydown Yards',
              version: 1,
              children: [{ siteId: 3, name: 'Laydown North', version: 4 }],
            },
          ],
        },
        ids: [1, 2, 3],
        changedIds: new Set([3]),
        versions: new Map([
          [1, 1],
          [2, 1],
          [3, 4],
        ]),
      },
    ])
  })

  it('sends each root once, with new sites below saved and new ones [SITE-34]', () => {
    const [root, ...rest] = plan([
      { id: 1, name: 'Tank Farm 2', parentId: null },
      { id: 'new-1', name: 'Gate', parentId: 2 },
      { id: 'new-2', name: 'Bin', parentId: 'new-1' },
      { id: 'new-3', name: 'Shelf', parentId: 5 },
    ])
    expect(rest).toEqual([])
    expect(root?.tree).toEqual({
      siteId: 1,
      name: 'Tank Farm 2',
      version: 1,
      children: [
        {
          siteId: 2,
          name: 'Laydown Yards',
          version: 1,
          children: [{ name: 'Gate', children: [{ name: 'Bin' }] }],
        },
        { siteId: 5, name: 'Tool Crib', version: 1, children: [{ name: 'Shelf' }] },
      ],
    })
    expect(root?.ids).toEqual([1, 2, 'new-1', 'new-2', 5, 'new-3'])
    expect(root?.changedIds).toEqual(new Set([1, 'new-1', 'new-2', 'new-3']))
  })

  it('creates new roots below the parent of the edited tree, and names no parent elsewhere [SITE-33]', () => {
    expect(
      plan([
        { id: 'new-1', name: 'Yard', parentId: null },
        { id: 'new-2', name: 'Row', parentId: 'new-1' },
      ]),
    ).toMatchObject([{ tree: { name: 'Yard', parentId: null, children: [{ name: 'Row' }] } }])
    expect(plan([{ id: 'new-1', name: 'Yard', parentId: null }], 7)).toMatchObject([{ tree: { parentId: 7 } }])
    expect(plan([{ id: 6, name: 'Warehouse', parentId: null }], 7)[0]?.tree).not.toHaveProperty('parentId')
  })

  it('starts at the top of the edited tree when the sites above it are not part of it', () => {
    const below = new Map([...SITES].filter(([id]) => [2, 3, 4].includes(id)))
    expect(planRootSaves([{ id: 3, name: 'North', parentId: 2 }], below, 1)[0]?.ids).toEqual([2, 3])
  })

  it('plans a tree that is very wide and one that is very deep', () => {
    const wide = Array.from({ length: 20_000 }, (_, i) => ({ id: `new-${i}`, name: `Bin ${i}`, parentId: 1 }))
    expect(plan(wide)[0]?.ids).toHaveLength(20_001)
    const deep = Array.from({ length: 5000 }, (_, i) => ({
      id: `new-${i}`,
      name: 'Bin',
      parentId: i === 0 ? null : `new-${i - 1}`,
    }))
    expect(plan(deep)[0]?.ids).toHaveLength(5000)
  })
})

describe('the result of a save', () => {
  const [save = { tree: { name: '' }, ids: [], changedIds: new Set(), versions: new Map() }] = plan([
    { id: 2, name: 'Yards', parentId: 1 },
    { id: 'new-1', name: 'Gate', parentId: 2 },
  ])

  it('names the ids that new sites have now', () => {
    const { saved, failed } = readRootResult(save, { index: 0, success: true, siteId: 1, siteIds: [1, 2, 77] })
    expect([...saved]).toEqual([
      [1, 1],
      [2, 2],
      ['new-1', 77],
    ])
    expect(failed.size).toBe(0)
  })

  it('marks the node that failed, and says why the other edits were not saved [SITE-35]', () => {
    const { saved, failed } = readRootResult(save, {
      index: 0,
      success: false,
      errors: [{ node: 2, message: "Siblings can't have the same name." }],
    })
    expect(saved.size).toBe(0)
    expect([...failed]).toEqual([
      [2, siteScreenMessages.treeSkipped],
      ['new-1', "Siblings can't have the same name."],
    ])
  })

  it('names the edited sites that have a newer version, and none that only is above them', () => {
    const { conflicts } = readRootResult(save, {
      index: 0,
      success: false,
      errors: [0, 1].map((node) => ({ node, message: siteMessages.conflict, isConflict: true as const })),
    })
    expect([...conflicts.keys()]).toEqual([2])
  })

  it('shows the message of the root if no node has an error, else a fixed one [SITE-35]', () => {
    const failedWith = (message?: string) =>
      readRootResult(save, { index: 0, success: false, ...(message !== undefined && { message }) }).failed.get(2)
    expect(failedWith('Try later.')).toBe('Try later.')
    expect(failedWith()).toBe(siteMessages.hierarchyFailed)
    expect(readRootResult(save, undefined).failed.get('new-1')).toBe(siteMessages.hierarchyFailed)
  })

  it('joins the reports of several roots', () => {
    const joined = joinReports([
      { saved: new Map([['a', 1]]), failed: new Map(), conflicts: new Map() },
      { saved: new Map(), failed: new Map([['b', 'No.']]), conflicts: new Map([[4, 2]]) },
    ])
    expect(joined).toEqual({
      saved: new Map([['a', 1]]),
      failed: new Map([['b', 'No.']]),
      conflicts: new Map([[4, 2]]),
    })
  })

  it('describes a failed root by its message, its first error or a fixed text', () => {
    expect(describeRootFailure({ message: 'No.', errors: [{ node: 0, message: 'Blank' }] })).toBe('No.')
    expect(describeRootFailure({ errors: [{ node: 0, message: 'Blank' }] })).toBe('Blank')
    expect(describeRootFailure(undefined)).toBe(siteMessages.hierarchyFailed)
  })
})
