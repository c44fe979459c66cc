import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { RowPipeline } from './row-pipeline'
import { folded } from './text-match'

interface Tool {
  name: string | null
  weight: number | null
}

const tool = fc.record({ name: fc.option(fc.string({ maxLength: 6 })), weight: fc.option(fc.nat(9)) })

const columnsThatCount = () => {
  const read = { sort: 0, search: 0 }
  const columns = [
    {
      id: 'name',
      sortValue: (row: Tool) => {
        read.sort += 1
        return row.name
      },
      searchValue: (row: Tool) => {
        read.search += 1
        return row.name
      },
    },
    { id: 'weight', sortValue: (row: Tool) => row.weight, searchValue: (row: Tool) => row.weight },
  ]
  return { columns, read }
}

const TOOLS: Tool[] = [
  { name: 'Élan', weight: 3 },
  { name: 'hammer', weight: null },
  { name: 'Hämmer', weight: 3 },
  { name: null, weight: 1 },
]

describe('the pipeline of a table', () => {
  it('shows every row as it came, without order and search', () => {
    const view = new RowPipeline(TOOLS).view(columnsThatCount().columns, undefined, '')
    expect(view.slice(0, 9)).toEqual(TOOLS)
    expect(view.at(4)).toBeUndefined()
    expect(view.numberAt(-1)).toBe(-1)
  })

  it('finds without case and accents, in every column, and not across two', () => {
    const pipeline = new RowPipeline(TOOLS, 'en')
    const { columns } = columnsThatCount()
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

  it('shows the rows that match, each once, in the order of all rows', () => {
    fc.assert(
      fc.property(
        fc.array(tool),
        fc.array(fc.string({ maxLength: 2 }), { maxLength: 4 }),
        fc.constantFrom('ascending' as const, 'descending' as const),
        (rows, searches, direction) => {
          const pipeline = new RowPipeline(rows, 'en')
          const { columns } = columnsThatCount()
          const sort = { columnId: 'weight', direction }
          const all = pipeline.view(columns, sort, '').slice(0, rows.length)
          expect(new Set(all).size).toBe(rows.length)
          // One after the other, as somebody types.
          for (const search of searches) {
            const view = pipeline.view(columns, sort, search)
            const wanted = folded(search.trim())
            const shown = view.slice(0, view.count)
            expect(shown).toEqual(
              all.filter(({ name, weight }) => folded(`${name ?? ''}\n${weight ?? ''}\n`).includes(wanted)),
            )
            for (const [place, row] of shown.entries()) {
              expect(view.placeOf(view.numberAt(place))).toBe(place)
              expect(view.at(place)).toBe(row)
            }
          }
        },
      ),
    )
  })

  it('reads a column once for its order and once for its search', () => {
    const pipeline = new RowPipeline(TOOLS, 'en')
    const { columns, read } = columnsThatCount()
    for (const direction of ['ascending', 'descending', 'ascending'] as const) {
      for (const search of ['h', 'ha', 'ham', 'ha']) pipeline.view(columns, { columnId: 'name', direction }, search)
    }
    expect(read).toEqual({ sort: TOOLS.length, search: TOOLS.length })
  })

  it('goes back to what it found before when a character is taken away, and looks anew for another', () => {
    const pipeline = new RowPipeline(TOOLS, 'en')
    const { columns } = columnsThatCount()
    const counts = ['h', 'ha', 'ham', 'hamx', 'ham', 'ha', 'e', 'el', 'h', '3', '', 'm'].map(
      (search) => pipeline.view(columns, undefined, search).count,
    )
    expect(counts).toEqual([2, 2, 2, 0, 2, 2, 3, 1, 2, 2, 4, 2])
  })

  it('finds nothing across two rows, whatever signs they hold', () => {
    const rows = Array.from({ length: 3000 }, (_, row) => ({ name: `a\0${row}`, weight: row }))
    const view = new RowPipeline(rows).view(columnsThatCount().columns, undefined, 'a\x002999')
    expect(view.slice(0, 9)).toEqual([{ name: `a\0${rows.length - 1}`, weight: 2999 }])
  })

  it('leaves out an order by a column that is gone or cannot be ordered', () => {
    const view = new RowPipeline(TOOLS).view([{ id: 'name' }], { columnId: 'gone', direction: 'ascending' }, '')
    expect(view.slice(0, 9)).toEqual(TOOLS)
  })
})
