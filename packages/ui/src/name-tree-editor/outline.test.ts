import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  blockEnd,
  canMove,
  getRowFacts,
  insertRows,
  isOutline,
  moveRow,
  moveToParent,
  type Outline,
  type OutlineMove,
  parentAt,
  findNewPlace,
  removeRow,
  renameRow,
} from './outline'
import { dropEmptyRows, prepareSave } from './name-changes'
import { listChanges, findLongestRise } from './outline-changes'
import { createNameRules, findNameErrors } from './outline-errors'

/** Any tree. */
const outlines = fc
  .array(fc.tuple(fc.nat(4), fc.constantFrom('A', 'a', 'B', 'C', '')), { maxLength: 24 })
  .map((list) => {
    let depth = -1
    return list.map(([wanted, name], id) => {
      depth = Math.min(wanted, depth + 1)
      return { id, name, depth }
    })
  })
const moves = fc.constantFrom<OutlineMove>('up', 'down', 'indent', 'outdent')
const opposite = { up: 'down', down: 'up', indent: 'outdent', outdent: 'indent' } as const

/** An outline as text: two spaces a level. */
const drawn = (rows: Outline): string => rows.map(({ name, depth }) => '  '.repeat(depth) + name).join('\n')
const read = (text: string): Outline =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => ({ id: line.trim(), name: line.trim(), depth: line.search(/\S/) / 2 }))

const YARD = read('North\n  Row 1\n    Bin 1\n  Row 2\nSouth')

describe('an outline', () => {
  it.each<[string, number, OutlineMove, string]>([
    ['up with all under it', 4, 'up', 'South\nNorth\n  Row 1\n    Bin 1\n  Row 2'],
    ['down past a whole branch', 0, 'down', 'South\nNorth\n  Row 1\n    Bin 1\n  Row 2'],
    ['up among its siblings alone', 3, 'up', 'North\n  Row 2\n  Row 1\n    Bin 1\nSouth'],
    ['under the sibling before it, as the last one', 4, 'indent', 'North\n  Row 1\n    Bin 1\n  Row 2\n  South'],
    ['under a sibling with what is under itself', 3, 'indent', 'North\n  Row 1\n    Bin 1\n    Row 2\nSouth'],
    ['out of its parent, after it', 1, 'outdent', 'North\n  Row 2\nRow 1\n  Bin 1\nSouth'],
  ])('moves a row %s', (_, place, move, expected) => {
    expect(drawn(moveRow(YARD, place, move))).toBe(expected)
  })

  it.each<[string, number, OutlineMove]>([
    ['the first one up', 0, 'up'],
    ['the last one down', 4, 'down'],
    ['the last one of its siblings down', 3, 'down'],
    ['one without a sibling before it further in', 1, 'indent'],
    ['one at the top further out', 0, 'outdent'],
    ['one that is not there', 9, 'up'],
  ])('does not move %s', (_, place, move) => {
    expect(moveRow(YARD, place, move)).toBe(YARD)
  })

  it('stays a tree of the same rows after any moves, and each row keeps its descendants', () => {
    fc.assert(
      fc.property(outlines, fc.array(fc.tuple(fc.nat(23), moves), { maxLength: 12 }), (start, steps) => {
        let rows: Outline = start
        for (const [place, move] of steps) {
          const under = rows.slice(place + 1, blockEnd(rows, place)).map(({ id }) => id)
          const id = rows[place]?.id
          rows = moveRow(rows, place, move)
          const now = rows.findIndex((row) => row.id === id)
          expect(isOutline(rows)).toBe(true)
          expect(new Set(rows.map((row) => row.id))).toEqual(new Set(start.map((row) => row.id)))
          if (id !== undefined) {
            expect(
              rows
                .slice(now + 1, blockEnd(rows, now))
                .slice(0, under.length)
                .map((row) => row.id),
            ).toEqual(under)
          }
        }
      }),
    )
  })

  it('is unchanged after a move and its opposite', () => {
    fc.assert(
      fc.property(outlines, fc.nat(23), fc.constantFrom('up', 'down', 'indent'), (rows, place, move) => {
        const moved = moveRow(rows, place, move)
        if (moved === rows) return
        const id = rows[place]?.id
        const now = moved.findIndex((row) => row.id === id)
        expect(moveRow(moved, now, opposite[move])).toEqual(rows)
      }),
    )
  })

  it('inserts a new row after a whole branch, or as the last child', () => {
    fc.assert(
      fc.property(outlines, fc.nat(23), fc.constantFrom('sibling', 'child'), (rows, at, as) => {
        const { place, depth } = findNewPlace(rows, at, as)
        const next = insertRows(rows, place, [{ id: 'new', name: '', depth }])
        expect(isOutline(next)).toBe(true)
        const parent = next[parentAt(next, place)]?.id
        if (at < rows.length) expect(parent).toBe(as === 'child' ? rows[at]?.id : rows[parentAt(rows, at)]?.id)
        expect(removeRow(next, place)).toEqual(rows)
      }),
    )
  })

  it('finds the parent and position of every row, as a search does', () => {
    fc.assert(
      fc.property(outlines, (rows) => {
        const facts = getRowFacts(rows)
        for (const place of rows.keys()) {
          const siblings = [...rows.keys()].filter((other) => parentAt(rows, other) === parentAt(rows, place))
          expect(facts[place]).toEqual({
            parent: parentAt(rows, place),
            position: siblings.indexOf(place) + 1,
            setSize: siblings.length,
          })
        }
      }),
    )
  })
})

describe('the changes to save', () => {
  it('are empty without a change, and after a name was changed back', () => {
    fc.assert(
      fc.property(outlines, fc.nat(23), (rows, place) => {
        expect(listChanges(rows, rows.slice())).toEqual([])
        const changed = renameRow(rows, place, 'Other')
        expect(listChanges(rows, renameRow(changed, place, rows[place]?.name ?? ''))).toEqual([])
      }),
    )
  })

  it('contain only the renamed row', () => {
    expect(listChanges(YARD, renameRow(YARD, 2, ' Bin 9 '))).toEqual([
      { id: 'Bin 1', name: 'Bin 9', parentId: 'Row 1', position: 0, kinds: ['name'] },
    ])
  })

  it('contain only the moved row, not the rows whose positions changed with it', () => {
    expect(listChanges(YARD, moveRow(YARD, 4, 'up'))).toEqual([
      { id: 'South', name: 'South', parentId: null, position: 0, kinds: ['order'] },
    ])
    expect(listChanges(YARD, moveRow(YARD, 3, 'outdent'))).toEqual([
      { id: 'Row 2', name: 'Row 2', parentId: null, position: 1, kinds: ['parent'] },
    ])
  })

  it('contain new rows after their parents', () => {
    const added = insertRows(YARD, 5, [
      { id: 'n1', name: 'Gate', depth: 0 },
      { id: 'n2', name: 'Lane', depth: 1 },
    ])
    expect(listChanges(YARD, added)).toEqual([
      { id: 'n1', name: 'Gate', parentId: null, position: 2, kinds: ['new'] },
      { id: 'n2', name: 'Lane', parentId: 'n1', position: 0, kinds: ['new'] },
    ])
  })

  it('turn the saved outline into the new one', () => {
    fc.assert(
      fc.property(outlines, fc.array(fc.tuple(fc.nat(23), moves), { maxLength: 6 }), (saved, steps) => {
        const rows = steps.reduce<Outline>((now, [place, move]) => moveRow(now, place, move), saved)
        const changes = listChanges(saved, rows)
        const changedIds = new Set(changes.map(({ id }) => id))
        // An unchanged row has the same parent, and the same order among unchanged siblings.
        const facts = getRowFacts(rows)
        const before = getRowFacts(saved)
        for (const [place, { id }] of rows.entries()) {
          if (changedIds.has(id)) continue
          const was = saved.findIndex((row) => row.id === id)
          expect(rows[facts[place]?.parent ?? -1]?.id).toBe(saved[before[was]?.parent ?? -1]?.id)
        }
        const quiet = (list: Outline, parent: (place: number) => number) =>
          list.flatMap(({ id }, place) =>
            changedIds.has(id) ? [] : [`${String(list[parent(place)]?.id)}/${String(id)}`],
          )
        const now = quiet(rows, (place) => facts[place]?.parent ?? -1)
        const then = quiet(saved, (place) => before[place]?.parent ?? -1)
        for (const one of new Set(now.map((path) => path.split('/')[0]))) {
          const of = (list: string[]) => list.filter((path) => path.startsWith(`${one}/`))
          expect(of(now)).toEqual(of(then))
        }
      }),
    )
  })

  it('finds one of the longest increasing subsequences', () => {
    expect(findLongestRise([3, 0, 1, 2])).toEqual(new Set([1, 2, 3]))
    expect(findLongestRise([]).size).toBe(0)
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(50), { maxLength: 9 }), (numbers) => {
        const rise = [...findLongestRise(numbers)].toSorted((a, b) => a - b).map((place) => numbers[place] ?? 0)
        expect(rise).toEqual(rise.toSorted((a, b) => a - b))
        let longest = 0
        for (let mask = 0; mask < 2 ** numbers.length; mask += 1) {
          const some = numbers.filter((_, i) => (mask >> i) & 1)
          if (some.every((n, i) => i === 0 || n > (some[i - 1] ?? 0))) longest = Math.max(longest, some.length)
        }
        expect(rise).toHaveLength(longest)
      }),
      { numRuns: 60 },
    )
  })
})

const NAME_RULES = createNameRules({ missingName: 'Enter a name.', repeatedName: 'Already there.' })

describe('the errors of an outline', () => {
  it('leave out saved names, alone and with each other', () => {
    const row = (id: number, name: string) => ({ id, name, depth: 0 })
    const rows = [row(1, 'A'), row(2, 'a'), row(3, ' '), row(4, 'B')]
    const findErrors = (...changed: number[]) => [
      ...findNameErrors(rows, NAME_RULES, (id) => !changed.includes(Number(id))).keys(),
    ]
    expect(findErrors()).toEqual([])
    expect(findErrors(2)).toEqual([1, 2])
    expect(findErrors(3, 4)).toEqual([3])
  })

  it('list every blank row and every row with the name of a sibling in any case', () => {
    fc.assert(
      fc.property(outlines, (rows) => {
        const errors = findNameErrors(rows, NAME_RULES)
        const facts = getRowFacts(rows)
        for (const [place, { id, name }] of rows.entries()) {
          const isRepeated = rows.some(
            (other, i) =>
              i !== place &&
              facts[i]?.parent === facts[place]?.parent &&
              other.name.toLowerCase() === name.toLowerCase(),
          )
          expect(errors.get(id)).toBe(name === '' ? 'Enter a name.' : isRepeated ? NAME_RULES.siblingError : undefined)
        }
        expect([...errors.keys()]).toEqual(rows.map(({ id }) => id).filter((id) => errors.has(id)))
      }),
    )
  })
})

describe('canMove', () => {
  it('says of every move whether it changes anything, and copies no row', () => {
    fc.assert(
      fc.property(outlines, fc.nat(24), moves, (rows, place, move) => {
        const copy = (): never => {
          throw new Error('The rows were copied.')
        }
        const fixed = Object.assign([...rows], { slice: copy, toSpliced: copy, concat: copy })
        expect(canMove(fixed, place, move)).toBe(moveRow(rows, place, move) !== rows)
        expect(canMove(fixed, place, move, true)).toBe(moveToParent(rows, place, move) !== rows)
      }),
    )
  })
})

describe('moveToParent', () => {
  const rows = read('North\n  Row 1\n    Bin 1\n  Row 2\nSouth\n  Row 3')
  const placeOf = (id: string) => rows.findIndex((row) => row.id === id)

  it.each([
    ['Row 3', 'up', 'North\n  Row 1\n    Bin 1\n  Row 2\n  Row 3\nSouth'],
    ['Row 1', 'down', 'North\n  Row 2\nSouth\n  Row 1\n    Bin 1\n  Row 3'],
    ['Bin 1', 'down', 'North\n  Row 1\n  Row 2\n    Bin 1\nSouth\n  Row 3'],
    ['Row 2', 'indent', 'North\n  Row 1\n    Bin 1\n    Row 2\nSouth\n  Row 3'],
  ] as const)('moves %s %s [SITE-84]', (id, move, expected) => {
    expect(drawn(moveToParent(rows, placeOf(id), move))).toBe(expected)
  })

  it.each([
    ['Row 1', 'up'],
    ['Row 3', 'down'],
    ['North', 'up'],
    ['South', 'down'],
  ] as const)('does not move %s %s, where there is no other parent [SITE-84]', (id, move) => {
    expect(moveToParent(rows, placeOf(id), move)).toBe(rows)
  })

  it('lists no change of order where the caller sorts [SITE-84]', () => {
    const moved = moveRow(rows, placeOf('Row 1'), 'down')
    expect(listChanges(rows, moved, { isSorted: true })).toEqual([])
    const under = moveToParent(rows, placeOf('Row 3'), 'up')
    expect(listChanges(rows, under, { isSorted: true }).map(({ id, kinds }) => [id, kinds])).toEqual([
      ['Row 3', ['parent']],
    ])
  })
})

describe('dropEmptyRows', () => {
  const isSaved = (id: unknown) => id === 1
  const row = (id: number, name: string, depth: number) => ({ id, name, depth })

  it('leaves out new rows without a name and without names below them [SITE-85]', () => {
    const rows = [row(1, '', 0), row(2, ' ', 1), row(3, '', 2), row(4, '', 1), row(5, 'Bin', 2), row(6, '', 0)]
    expect(dropEmptyRows(rows, isSaved).map(({ id }) => id)).toEqual([1, 4, 5])
    expect(dropEmptyRows(rows.slice(0, 1), isSaved)).toEqual(rows.slice(0, 1))
  })
})

describe('getRowFacts', () => {
  it('has the same facts after a row is renamed, and others after one moves', () => {
    const rows = ['Yard', 'Row 1', 'Row 2'].map((name, place) => ({ id: place, name, depth: Math.min(place, 1) }))
    const facts = getRowFacts(rows)
    expect(getRowFacts(renameRow(rows, 1, 'Row 3'))).toBe(facts)
    expect(facts.map(({ parent, position, setSize }) => [parent, position, setSize])).toEqual([
      [-1, 1, 1],
      [0, 1, 2],
      [0, 2, 2],
    ])
    expect(getRowFacts(moveRow(rows, 2, 'outdent')).map(({ parent, setSize }) => [parent, setSize])).toEqual([
      [-1, 2],
      [0, 1],
      [-1, 2],
    ])
  })
})

describe('prepareSave', () => {
  const row = (id: number, name: string) => ({ id, name, depth: 0 })
  const saved = [row(1, 'Bin'), row(2, 'bin'), row(3, ''), row(4, 'Gate')]

  it('does not judge the names that are as they were saved [SITE-32]', () => {
    const { changes, errors } = prepareSave(saved.with(3, row(4, 'Gate 2')), saved, () => true, NAME_RULES)
    expect(changes.map(({ id }) => id)).toEqual([4])
    expect([...errors]).toEqual([])
    expect([...prepareSave(saved.with(3, row(4, 'BIN')), saved, () => true, NAME_RULES).errors.keys()]).toEqual([1, 4])
  })
})
