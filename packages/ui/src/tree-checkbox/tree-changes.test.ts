import { describe, expect, it } from 'vitest'
import { readSelection } from './cascade'
import { treeChanges } from './tree-changes'
import { buildTree, EMPTY_TREE } from '../tree/tree-index'

const NODES = [
  { id: 'yard', name: 'Yard', parentId: null },
  { id: 'row', name: 'Row', parentId: 'yard' },
  { id: 'bin-a', name: 'Bin A', parentId: 'row' },
  { id: 'bin-b', name: 'Bin B', parentId: 'row' },
  { id: 'shed', name: 'Shed', parentId: 'yard', disabledReason: 'Closed.' },
  { id: 'gate', name: 'Gate', parentId: null },
]

describe('the changes of a selection', () => {
  const { index = EMPTY_TREE } = buildTree(NODES)
  it.each([
    ['are empty for the saved selection', ['bin-a', 'shed'], ['bin-a', 'shed'], {}],
    ['label a leaf and its branches', [], ['bin-b'], { 'bin-b': 'added', row: 'changed', yard: 'changed' }],
    ['label a removed leaf', ['gate', 'bin-a'], ['bin-a'], { gate: 'removed' }],
    [
      'label one leaf for another in the same branch',
      ['bin-a'],
      ['bin-b'],
      { 'bin-a': 'removed', 'bin-b': 'added', row: 'changed', yard: 'changed' },
    ],
  ])('%s [USER-57]', (_, saved, selected, expected) => {
    const selection = readSelection(index, 'leaves', selected)
    const changeAt = treeChanges(saved)(selection)
    const changes = NODES.map(({ id }) => [id, changeAt(index.findPlace(id))])
    expect(Object.fromEntries(changes.filter(([, change]) => change !== undefined))).toEqual(expected)
  })
})
