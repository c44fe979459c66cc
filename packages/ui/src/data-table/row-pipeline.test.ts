import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { RowPipeline } from './row-pipeline'
import { fold } from './text-match'

interface Tool {
  name: string | null
  weight: number | null
}

const tool = fc.record({ name: fc.option(fc.string({ maxLength: 6 })), weight: fc.option(fc.nat(9)) })

const createCountingColumns = () => {
  const reads = { sort: 0, search: 0 }
  const columns = [
    {
      id: 'name',
      sortValue: (row: Tool) => {
        reads.sort += 1
        return row.name
      },
      searchValue: (row: Tool) => {
        reads.search += 1
        return row.name
      },
    },
    { id: 'weight', sortValue: (row: Tool) => row.weight, searchValue: (row: Tool) => row.weight },
  ]
  return { columns, reads }
}

const TOOLS: Tool[] = [
  { name: 'Élan', weight: 3 },
  { name: 'hammer', weight: null },
  { name: 'Hämmer', weight: 3 },
  { name: null, weight: 1 },
]

describe('RowPipeline', () => {
  it('returns all rows in their original order without a sort order and a search', () => {
    const view = new RowPipeline(TOOLS).view(createCountingColumns().columns, undefined, '')
    expect(view.slice(0, 9)).toEqual(TOOLS)
    expect(view.at(4)).toBeUndefined()
    expect(view.numberAt(-1)).toBe(-1)
  })

  it('ignores case and accents, and searches each column on its own', () => {
    const pipeline = new RowPipeline(TOOLS, 'en')
    const { columns } = createCountingColumns()
    const names = (search: string): (string | null)[] =>
      pipeline
        .view(columns, { columnId: 'name', direction: 'ascending' }, search)
        .slice(0, 9)
        .map((row) => row.name)
    expect(names('HAMM')).toEqual(['hammer', 'Hämmer'])
    expect(names(' elan ')).toEqual(['Élan'])
    expect(names('3')).toEqual(['Élan', 'Hämmer'])
    expect(names('n3')).toEqual([])
    expect(names('')).toHaveLength(4)
  })

  it('returns each matching row once, in the order of all rows', () => {
    fc.assert(
      fc.property(
        fc.array(tool),
        fc.array(fc.string({ maxLength: 2 }), { maxLength: 4 }),
        fc.constantFrom('ascending' as const, 'descending' as const),
        (rows, searches, direction) => {
          const pipeline = new RowPipeline(rows, 'en')
          const { columns } = createCountingColumns()
          const sort = { columnId: 'weight', direction }
          const all = pipeline.view(columns, sort, '').slice(0, rows.length)
          expect(new Set(all).size).toBe(rows.length)
          // One search after the other, as users type.
          for (const search of searches) {
            const view = pipeline.view(columns, sort, search)
            const normalized = fold(search.trim())
            const matching = view.slice(0, view.count)
            expect(matching).toEqual(
              all.filter(({ name, weight }) => fold(`${name ?? ''}\n${weight ?? ''}\n`).includes(normalized)),
            )
            for (const [place, row] of matching.entries()) {
              expect(view.findPlace(view.numberAt(place))).toBe(place)
              expect(view.at(place)).toBe(row)
            }
          }
        },
      ),
    )
  })

  it('reads each value once for sorting and once for searching', () => {
    const pipeline = new RowPipeline(TOOLS, 'en')
    const { columns, reads } = createCountingColumns()
    for (const direction of ['ascending', 'descending', 'ascending'] as const) {
      for (const search of ['h', 'ha', 'ham', 'ha']) pipeline.view(columns, { columnId: 'name', direction }, search)
    }
    expect(reads).toEqual({ sort: TOOLS.length, search: TOOLS.length })
  })

  it('reuses the previous result when a character is removed, and searches again for a different text', () => {
    const pipeline = new RowPipeline(TOOLS, 'en')
    const { columns } = createCountingColumns()
    const counts = ['h', 'ha', 'ham', 'hamx', 'ham', 'ha', 'e', 'el', 'h', '3', '', 'm'].map(
      (search) => pipeline.view(columns, undefined, search).count,
    )
    expect(counts).toEqual([2, 2, 2, 0, 2, 2, 3, 1, 2, 2, 4, 2])
  })

  it('does not match across two rows, whatever characters they contain', () => {
    const rows = Array.from({ length: 3000 }, (_, row) => ({ name: `a\0${row}`, weight: row }))
    const view = new RowPipeline(rows).view(createCountingColumns().columns, undefined, 'a\x002999')
    expect(view.slice(0, 9)).toEqual([{ name: `a\0${rows.length - 1}`, weight: 2999 }])
  })

  it('ignores a sort order of a missing or unsortable column', () => {
    const view = new RowPipeline(TOOLS).view([{ id: 'name' }], { columnId: 'missing', direction: 'ascending' }, '')
    expect(view.slice(0, 9)).toEqual(TOOLS)
  })
})
