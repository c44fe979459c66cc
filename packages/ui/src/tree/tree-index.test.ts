import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildIndex, treeFrom } from './fixture'
import { at, buildTree, DISABLED, FREE, findLockingNode, INHERITED, setSize, type TreeNode } from './tree-index'

const randomNodes = fc
  .array(fc.record({ under: fc.nat(), lock: fc.integer({ min: 0, max: 9 }), sortKey: fc.nat() }), { maxLength: 24 })
  .map(treeFrom)

const node = (id: string, parentId?: string, overrides?: Partial<TreeNode>): TreeNode => ({
  id,
  parentId,
  name: id,
  ...overrides,
})

describe('the index of a tree', () => {
  it('puts parents before their children and keeps the order of siblings', () => {
    const index = buildIndex([node('b2', 'b'), node('a'), node('b'), node('a1', 'a'), node('b1', 'b')])
    expect(index.nodes.map(({ id }) => id)).toEqual(['a', 'a1', 'b', 'b2', 'b1'])
    expect([...index.parent]).toEqual([-1, 0, -1, 2, 2])
    expect([...index.depth]).toEqual([0, 1, 0, 1, 1])
    expect([...index.end]).toEqual([2, 2, 5, 4, 5])
    expect([...index.position]).toEqual([1, 1, 2, 1, 2])
    expect(index.nodes.map((_, place) => setSize(index, place))).toEqual([2, 1, 2, 2, 2])
    expect(index.findPlace('b2')).toBe(3)
    expect(index.findPlace('c')).toBe(-1)
  })

  it('locks every node under a locked one, and finds the node with the reason', () => {
    const index = buildIndex([
      node('a', undefined, { disabledReason: 'Archived.' }),
      node('a1', 'a'),
      node('a2', 'a', { inheritedFrom: 'group Site Admins' }),
      node('b'),
    ])
    expect([...index.locks]).toEqual([DISABLED, DISABLED, INHERITED, FREE])
    expect(findLockingNode(index, 1)?.id).toBe('a')
    expect(findLockingNode(index, 2)?.id).toBe('a2')
    expect(findLockingNode(index, 3)).toBeUndefined()
    expect([...index.enabled]).toEqual([0, 0, 0, 1])
    expect([...index.inherited]).toEqual([1, 0, 1, 0])
  })

  it('agrees with a naive walk over any tree', () => {
    fc.assert(
      fc.property(randomNodes, (nodes) => {
        const index = buildIndex(nodes)
        const findChildren = (id: unknown) => nodes.filter(({ parentId }) => (parentId ?? null) === id)
        const walked: [unknown, number, number, number][] = []
        const walk = (id: unknown, depth: number): void =>
          findChildren(id).forEach((child, i, all) => {
            walked.push([child.id, depth, i + 1, all.length])
            walk(child.id, depth + 1)
          })
        walk(null, 0)
        expect(
          index.nodes.map(({ id }, i) => [id, at(index.depth, i), at(index.position, i), setSize(index, i)]),
        ).toEqual(walked)
        const below = (id: unknown): number => findChildren(id).reduce((sum, child) => sum + 1 + below(child.id), 0)
        index.nodes.forEach(({ id }, i) => expect(at(index.end, i) - i - 1).toBe(below(id)))
      }),
    )
  })

  it('reads a chain of 100,000 nodes', () => {
    const chain = Array.from({ length: 100_000 }, (_, i) => ({ id: i, parentId: i === 0 ? null : i - 1, name: 'n' }))
    expect(at(buildIndex(chain).depth, 99_999)).toBe(99_999)
  })

  it('is empty for no nodes', () => {
    expect(buildIndex([]).size).toBe(0)
  })
})

describe('a list that is not a tree', () => {
  it('names each repeated id once', () => {
    expect(buildTree([node('a'), node('b'), node('a'), node('a'), node('b')])).toEqual({
      faults: [{ kind: 'repeated-id', ids: ['a', 'b'] }],
    })
  })

  it('distinguishes a number from its digits', () => {
    expect(buildTree([{ id: 1, name: 'one' }, node('1')]).faults).toBeUndefined()
  })

  it('names the nodes with an unknown parent', () => {
    expect(buildTree([node('a'), node('b', 'x'), node('c', 'b')])).toEqual({
      faults: [{ kind: 'unknown-parent', ids: ['b'] }],
    })
  })

  it('names the members of each cycle, without their descendants', () => {
    const nodes = [node('a'), node('b', 'c'), node('c', 'd'), node('d', 'b'), node('e', 'd'), node('f', 'f')]
    expect(buildTree(nodes)).toEqual({
      faults: [
        { kind: 'cycle', ids: ['b', 'c', 'd'] },
        { kind: 'cycle', ids: ['f'] },
      ],
    })
  })

  it('never throws for any list', () => {
    const anyId = fc.integer({ min: 0, max: 6 })
    fc.assert(
      fc.property(fc.array(fc.record({ id: anyId, parentId: fc.option(anyId), name: fc.string() })), (nodes) => {
        const { index, faults } = buildTree(nodes)
        expect(index === undefined ? faults?.length : index.size).toBeGreaterThanOrEqual(index === undefined ? 1 : 0)
      }),
      { numRuns: 2_000 },
    )
  })
})
