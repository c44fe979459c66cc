import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { filterTree } from './filter'
import { findNextFocusTarget } from './next-focus-target'
import { buildIndex, treeFrom } from './fixture'
import { at, type TreeIndex } from './tree-index'
import { findRowByName, NO_TYPEAHEAD, typeCharacter } from './typeahead'
import {
  carryExpansion,
  createExpansion,
  getOpenPlaces,
  findRow,
  setOpen,
  listSiblingBranches,
  findVisibleRow,
  listVisibleRows,
} from './visible-rows'

const randomNodes = fc
  .array(fc.record({ under: fc.nat(), lock: fc.integer({ min: 0, max: 9 }), sortKey: fc.nat() }), { maxLength: 24 })
  .map(treeFrom)
const randomIds = fc.uniqueArray(fc.nat({ max: 23 }), { maxLength: 24 })

const SITES = [
  { id: 'farm', name: 'Tank Farm' },
  { id: 'yard', parentId: 'farm', name: 'Laydown Yard B' },
  { id: 'row', parentId: 'yard', name: 'Row 01' },
  { id: 'bin', parentId: 'row', name: 'Bin 01-A' },
  { id: 'crib', parentId: 'farm', name: 'Tool Crib' },
  { id: 'module', name: 'Module Yard' },
  { id: 'gate', parentId: 'module', name: 'Gate 4' },
]

const listIds = (index: TreeIndex, rows: Int32Array): unknown[] => Array.from(rows, (place) => index.nodes[place]?.id)
const under = (index: TreeIndex, place: number, above: number): boolean =>
  place >= above && place < at(index.end, above)

describe('the rows of a tree', () => {
  it('are the places without a closed branch above them, in any tree', () => {
    fc.assert(
      fc.property(randomNodes, randomIds, (nodes, ids) => {
        const index = buildIndex(nodes)
        const { open } = createExpansion(index, ids)
        const isShown = (place: number): boolean =>
          index.nodes.every((_, above) => above === place || !under(index, place, above) || at(open, above) === 1)
        expect(Array.from(listVisibleRows(index, open, null))).toEqual(
          [...index.nodes.keys()].filter((place) => isShown(place)),
        )
      }),
      { numRuns: 2_000 },
    )
  })

  it('are found by their places', () => {
    const rows = Int32Array.of(0, 3, 4, 9)
    expect([0, 3, 9, 5, 10].map((place) => findRow(rows, place))).toEqual([0, 1, 3, -1, -1])
  })

  it('are replaced by the nearest visible ancestor when a branch closes', () => {
    const index = buildIndex(SITES)
    const rows = listVisibleRows(index, createExpansion(index, ['farm']).open, null)
    expect(listIds(index, rows)).toEqual(['farm', 'yard', 'crib', 'module'])
    expect(findVisibleRow(index, rows, index.findPlace('bin'))).toBe(1)
    expect(findVisibleRow(index, Int32Array.of(), 0)).toBe(-1)
  })

  it('open with all sibling branches, and stay open in newer data', () => {
    const index = buildIndex(SITES)
    const expansion = setOpen(createExpansion(index, 'none'), null, listSiblingBranches(index, 0), true)
    const later = buildIndex([
      { id: 'new', name: 'New' },
      ...SITES.slice(1)
        .filter(({ id }) => id !== 'yard' && id !== 'row' && id !== 'bin')
        .map((site) => (site.id === 'crib' ? { id: 'crib', name: 'Tool Crib' } : site)),
    ])
    const carried = carryExpansion(expansion, later, 'none')
    expect(listIds(later, listVisibleRows(later, carried.open, null))).toEqual(['new', 'crib', 'module', 'gate'])
  })
})

describe('a filter', () => {
  it('shows matches, their ancestors and their descendants', () => {
    const index = buildIndex(SITES)
    const filter = filterTree(index, ' YARD ')
    const open = getOpenPlaces(createExpansion(index, 'none'), filter)
    expect(filter?.matches).toBe(2)
    expect(listIds(index, listVisibleRows(index, open, filter))).toEqual(['farm', 'yard', 'module'])
    expect(Array.from(filter?.mask ?? [])).toEqual([1, 1, 1, 1, 0, 1, 1])
  })

  it('shows all rows for blank text and no row without a match', () => {
    const index = buildIndex(SITES)
    expect(filterTree(index, '  ')).toBeNull()
    const filter = filterTree(index, 'crane')
    expect(listVisibleRows(index, getOpenPlaces(createExpansion(index, 'all'), filter), filter)).toHaveLength(0)
  })

  it('agrees with a naive filter on any tree', () => {
    fc.assert(
      fc.property(randomNodes, fc.integer({ min: 0, max: 23 }), (nodes, number) => {
        const index = buildIndex(nodes)
        const fits = index.nodes.map(({ name }) => name.includes(String(number)))
        const expected = index.nodes.map((_, place) =>
          Number(fits.some((isFit, other) => isFit && (under(index, place, other) || under(index, other, place)))),
        )
        const filter = filterTree(index, String(number))
        expect(Array.from(filter?.mask ?? [])).toEqual(expected)
        const shown = listVisibleRows(index, getOpenPlaces(createExpansion(index, 'none'), filter), filter)
        expect(index.nodes.flatMap((_, place) => (fits[place] && findRow(shown, place) < 0 ? [place] : []))).toEqual([])
      }),
      { numRuns: 2_000 },
    )
  })

  it('lets a branch close, and opens it again for another text', () => {
    const index = buildIndex(SITES)
    const initially = createExpansion(index, 'none')
    const first = filterTree(index, 'yard')
    const closed = setOpen(initially, first, [0], false)
    expect(at(getOpenPlaces(closed, first), 0)).toBe(0)
    expect(at(getOpenPlaces(closed, filterTree(index, 'yard b')), 0)).toBe(1)
    expect(getOpenPlaces(closed, null)).toBe(initially.open)
  })
})

describe('the next focus target of a removed row', () => {
  const index = buildIndex(SITES)
  const without = (...ids: string[]) => buildIndex(SITES.filter(({ id }) => !ids.includes(id)))
  it.each([
    ['the same row', 'yard', ['crib'], 'yard'],
    ['the next sibling', 'yard', ['yard', 'row', 'bin'], 'crib'],
    ['the previous sibling', 'crib', ['crib'], 'yard'],
    ['the parent', 'bin', ['bin'], 'row'],
    ['the next sibling of the parent', 'bin', ['yard', 'row', 'bin'], 'crib'],
  ])('is %s', (_, from, removed, target) => {
    const later = without(...removed)
    expect(later.nodes[findNextFocusTarget(index, index.findPlace(from), later)]?.id).toBe(target)
  })

  it('is always in the newer tree, unless that is empty', () => {
    fc.assert(
      fc.property(randomNodes, randomNodes, fc.nat(), (before, after, place) => {
        fc.pre(before.length > 0)
        const target = findNextFocusTarget(buildIndex(before), place % before.length, buildIndex(after))
        expect(target).toBeGreaterThanOrEqual(0)
        expect(target).toBeLessThan(Math.max(1, after.length))
      }),
    )
  })
})

describe('typeahead', () => {
  const names = ['tank farm', 'tool crib', 'module yard', 'tank 2']
  const rows = Int32Array.of(0, 1, 2, 3)
  it.each([
    ['moves to the next row for a letter', 0, 't', 1],
    ['continues from the top after the last row', 3, 'm', 2],
    ['moves on for the same letter again', 1, 'tt', 3],
    ['stays on a row that matches more letters', 0, 'tan', 0],
    ['distinguishes names that differ after a space', 0, 'tank 2', 3],
    ['finds nothing without a match', 0, 'x', -1],
  ])('%s', (_, from, text, row) => {
    expect(findRowByName(rows, names, from, text)).toBe(row)
  })

  it('continues a search for a while, then starts a new one', () => {
    const first = typeCharacter(NO_TYPEAHEAD, 'T', 5_000)
    expect(typeCharacter(first, 'É', 5_100).text).toBe('te')
    expect(typeCharacter(first, 'a', 9_000).text).toBe('a')
  })

  it('finds nothing among no rows', () => {
    expect(findRowByName(Int32Array.of(), names, 0, 'a')).toBe(-1)
  })
})
