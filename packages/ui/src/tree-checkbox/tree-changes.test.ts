import { describe, expect, it } from 'vitest'
import { readSelection } from './cascade'
import { treeChanges } from './tree-changes'
import { buildTree, EMPTY_TREE } from './tree-index'

const NODES = [
  { id: 'yard', name: 'Yard', parentId: null },
  { id: 'row', name: 'Row', parentId: 'yard' },
  { id: 'bin-a', name: 'Bin A', parentId: 'row' },
  { id: 'bin-b', name: 'Bin B', parentId: 'row' },
  { id: 'shed', name: 'Shed', parentId: 'yard', disabledReason: 'Closed.' },
  { id: 'gate', name: 'Gate', parentId: null },
]

describe('what differs from what is saved', () => {
  const { index = EMPTY_TREE } = buildTree(NODES)
  it.each([
    ['nothing', ['bin-a', 'shed'], ['bin-a', 'shed'], {}],
    ['one under its branches', [], ['bin-b'], { 'bin-b': 'Added', row: 'Changed below', yard: 'Changed below' }],
    ['one that was taken away', ['gate', 'bin-a'], ['bin-a'], { gate: 'Removed' }],
    [
      'one for another, of the same branch',
      ['bin-a'],
      ['bin-b'],
      { 'bin-a': 'Removed', 'bin-b': 'Added', row: 'Changed below', yard: 'Changed below' },
    ],
  ])('%s [USER-57]', (_, saved, chosen, expected) => {
    const selection = readSelection(index, 'leaves', chosen)
    const changeAt = treeChanges(saved)(selection)
    const changes = NODES.map(({ id }) => [id, changeAt(index.placeOf(id))])
    expect(Object.fromEntries(changes.filter(([, change]) => change !== undefined))).toEqual(expected)
  })
})
