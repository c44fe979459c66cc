import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { filterTree } from './filter'
import { findNextFocusTarget } from './next-focus-target'
import { indexOf, treeFrom } from './fixture'
import { at, type TreeIndex } from './tree-index'
import { findRow, NO_TYPEAHEAD, typeCharacter } from './typeahead'
import {
  carryExpansion,
  openInitially,
  openPlaces,
  rowOf,
  setOpen,
  siblingBranches,
  soundRow,
  visibleRows,
} from './visible-rows'

const randomNodes = fc
  .array(fc.record({ under: fc.nat(), held: fc.integer({ min: 0, max: 9 }), sortKey: fc.nat() }), { maxLength: 24 })
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

const idsOf = (index: TreeIndex, rows: Int32Array): unknown[] => Array.from(rows, (place) => index.nodes[place]?.id)
const under = (index: TreeIndex, place: number, above: number): boolean =>
  place >= above && place < at(index.end, above)

describe('the rows of a tree', () => {
  it('are those with nothing closed above them, in any tree', () => {
    fc.assert(
      fc.property(randomNodes, randomIds, (nodes, ids) => {
        const index = indexOf(nodes)
        const { open } = openInitially(index, ids)
        const isShown = (place: number): boolean =>
          index.nodes.every((_, above) => above === place || !under(index, place, above) || at(open, above) === 1)
        expect(Array.from(visibleRows(index, open, null))).toEqual(
          [...index.nodes.keys()].filter((place) => isShown(place)),
        )
      }),
      { numRuns: 2_000 },
    )
  })

  it('are found by their place', () => {
    const rows = Int32Array.of(0, 3, 4, 9)
    expect([0, 3, 9, 5, 10].map((place) => rowOf(rows, place))).toEqual([0, 1, 3, -1, -1])
  })

  it('are spoken for by the nearest one above when they are closed away', () => {
    const index = indexOf(SITES)
    const rows = visibleRows(index, openInitially(index, ['farm']).open, null)
    expect(idsOf(index, rows)).toEqual(['farm', 'yard', 'crib', 'module'])
    expect(soundRow(index, rows, index.placeOf('bin'))).toBe(1)
    expect(soundRow(index, Int32Array.of(), 0)).toBe(-1)
  })

  it('open among siblings, and stay open when the data comes anew', () => {
    const index = indexOf(SITES)
    const expansion = setOpen(openInitially(index, 'none'), null, siblingBranches(index, 0), true)
    const later = indexOf([
      { id: 'new', name: 'New' },
      ...SITES.slice(1)
        .filter(({ id }) => id !== 'yard' && id !== 'row' && id !== 'bin')
        .map((site) => (site.id === 'crib' ? { id: 'crib', name: 'Tool Crib' } : site)),
    ])
    const carried = carryExpansion(expansion, later, 'none')
    expect(idsOf(later, visibleRows(later, carried.open, null))).toEqual(['new', 'crib', 'module', 'gate'])
  })
})

describe('a filter', () => {
  it('shows matches, what is above them and what is under them', () => {
    const index = indexOf(SITES)
    const filter = filterTree(index, ' YARD ')
    const open = openPlaces(openInitially(index, 'none'), filter)
    expect(filter?.matches).toBe(2)
    expect(idsOf(index, visibleRows(index, open, filter))).toEqual(['farm', 'yard', 'module'])
    expect(Array.from(filter?.mask ?? [])).toEqual([1, 1, 1, 1, 0, 1, 1])
  })

  it('shows everything for spaces and nothing where nothing matches', () => {
    const index = indexOf(SITES)
    expect(filterTree(index, '  ')).toBeNull()
    const filter = filterTree(index, 'crane')
    expect(visibleRows(index, openPlaces(openInitially(index, 'all'), filter), filter)).toHaveLength(0)
  })

  it('agrees with a naive one on any tree', () => {
    fc.assert(
      fc.property(randomNodes, fc.integer({ min: 0, max: 23 }), (nodes, number) => {
        const index = indexOf(nodes)
        const fits = index.nodes.map(({ name }) => name.includes(String(number)))
        const expected = index.nodes.map((_, place) =>
          Number(fits.some((isFit, other) => isFit && (under(index, place, other) || under(index, other, place)))),
        )
        const filter = filterTree(index, String(number))
        expect(Array.from(filter?.mask ?? [])).toEqual(expected)
        const shown = visibleRows(index, openPlaces(openInitially(index, 'none'), filter), filter)
        expect(index.nodes.flatMap((_, place) => (fits[place] && rowOf(shown, place) < 0 ? [place] : []))).toEqual([])
      }),
      { numRuns: 2_000 },
    )
  })

  it('lets a branch be closed, and forgets that with the next text', () => {
    const index = indexOf(SITES)
    const initially = openInitially(index, 'none')
    const first = filterTree(index, 'yard')
    const closed = setOpen(initially, first, [0], false)
    expect(at(openPlaces(closed, first), 0)).toBe(0)
    expect(at(openPlaces(closed, filterTree(index, 'yard b')), 0)).toBe(1)
    expect(openPlaces(closed, null)).toBe(initially.open)
  })
})

describe('the heir of a row that is gone', () => {
  const index = indexOf(SITES)
  const without = (...ids: string[]) => indexOf(SITES.filter(({ id }) => !ids.includes(id)))
  it.each([
    ['the same row', 'yard', ['crib'], 'yard'],
    ['the next sibling', 'yard', ['yard', 'row', 'bin'], 'crib'],
    ['the sibling before', 'crib', ['crib'], 'yard'],
    ['the parent', 'bin', ['bin'], 'row'],
    ['what follows the parent', 'bin', ['yard', 'row', 'bin'], 'crib'],
  ])('is %s', (_, from, gone, heir) => {
    const later = without(...gone)
    expect(later.nodes[findNextFocusTarget(index, index.placeOf(from), later)]?.id).toBe(heir)
  })

  it('is always in the later tree, if there is anything in it', () => {
    fc.assert(
      fc.property(randomNodes, randomNodes, fc.nat(), (before, after, place) => {
        fc.pre(before.length > 0)
        const heir = findNextFocusTarget(indexOf(before), place % before.length, indexOf(after))
        expect(heir).toBeGreaterThanOrEqual(0)
        expect(heir).toBeLessThan(Math.max(1, after.length))
      }),
    )
  })
})

describe('typing a name', () => {
  const names = ['tank farm', 'tool crib', 'module yard', 'tank 2']
  const rows = Int32Array.of(0, 1, 2, 3)
  it.each([
    ['a letter goes to the next one', 0, 't', 1],
    ['around the end', 3, 'm', 2],
    ['the same letter goes on and on', 1, 'tt', 3],
    ['more letters keep the row that fits', 0, 'tan', 0],
    ['and tell two apart', 0, 'tank 2', 3],
    ['nothing fits', 0, 'x', -1],
  ])('%s', (_, from, text, row) => {
    expect(findRow(rows, names, from, text)).toBe(row)
  })

  it('continues a search for a while, then starts a new one', () => {
    const first = typeCharacter(NO_TYPEAHEAD, 'T', 5_000)
    expect(typeCharacter(first, 'É', 5_100).text).toBe('te')
    expect(typeCharacter(first, 'a', 9_000).text).toBe('a')
  })

  it('finds nothing among no rows', () => {
    expect(findRow(Int32Array.of(), names, 0, 'a')).toBe(-1)
  })
})
