import { expect, it } from 'vitest'
import { listSites } from './overview-list'

const nodes = [
  { id: 1, parentId: null, name: 'Area' },
  { id: 2, parentId: 1, name: 'Yard' },
  { id: 3, parentId: 2, name: 'Row', badge: 'Archived' },
  { id: 4, parentId: 1, name: 'Gate', badge: 'Archived' },
  { id: 5, parentId: null, name: 'Camp' },
]
const list = (choice: Partial<Parameters<typeof listSites>[1]>) =>
  listSites(nodes, { list: 'all', inView: undefined, unplaced: undefined, ...choice }).map(({ id, parentId }) => [
    id,
    parentId,
  ])

it('lists all sites without another list [MAP-34]', () => {
  expect(listSites(nodes, { list: 'all', inView: undefined, unplaced: new Set([1]) })).toBe(nodes)
})

it('lists the sites without a shape, those that are archived and those in view, each with its parent if that is listed [MAP-34]', () => {
  expect(list({ list: 'no-shape', unplaced: new Set([1, 3, 5]) })).toEqual([
    [1, null],
    [3, 1],
    [5, null],
  ])
  expect(list({ list: 'archived' })).toEqual([
    [3, null],
    [4, null],
  ])
  expect(list({ inView: new Set([2, 4]) })).toEqual([
    [2, null],
    [4, null],
  ])
  expect(list({ list: 'archived', inView: new Set([2, 4]) })).toEqual([[4, null]])
})

it('lists no site without a shape before the locations are loaded [MAP-34]', () => {
  expect(list({ list: 'no-shape' })).toEqual([])
})
