import { describe, expect, it } from 'vitest'
import { findLastNewId, newIds, toOneLine, readPastedRows } from './name-node'
import { insertRows, moveRow, type Outline } from './outline'

const paste = (text: string, canHaveChildren = true) =>
  readPastedRows(text, { depth: 1, canHaveChildren, ids: newIds([], { last: 0 }) })
const drawn = (rows: Outline): string[] => rows.map(({ name, depth }) => `${depth} ${name}`)

describe('pasted lines', () => {
  it('keep their relative levels', () => {
    const { first, added } = paste('\t\tGate 1\n\t\tGate 2\n\t\t\tLane\n\tYard')
    expect(first).toBe('Gate 1')
    expect(drawn(added)).toEqual(['1 Gate 2', '2 Lane', '1 Yard'])
  })

  it('never become children of a row that cannot have any', () => {
    expect(drawn(paste('A\n\tB\n\t\tC', false).added)).toEqual(['1 B', '2 C'])
  })

  it.each([
    ['\r\n', 'Windows'],
    ['\r', 'an old Mac'],
    ['\n\n \n', 'a text with blank lines'],
  ])('end at %j, as in %s', (end) => {
    expect(drawn(paste(['A', 'B', 'C'].join(end)).added)).toEqual(['1 B', '1 C'])
  })

  it('are no rows when all of them are blank', () => {
    expect(paste(' \r\n\t\n')).toEqual({ first: '', added: [] })
  })

  it('contain no control characters', () => {
    expect(drawn(paste('A\nGate\t4\u0000\u2028B').added)).toEqual(['1 Gate 4 B'])
    expect(toOneLine('Yard\r\n2\u0007')).toBe('Yard 2 ')
    expect(toOneLine('Süd 🏗️ ١')).toBe('Süd 🏗️ ١')
  })

  it('can be more lines than a call can have arguments', () => {
    const { added } = paste('line\n'.repeat(300_000))
    const rows = insertRows([{ id: 0, name: 'Yard', depth: 1 }], 1, added)
    expect(rows).toHaveLength(300_000)
    const tree = [{ id: 'first', name: '', depth: 0 }, { id: 'top', name: '', depth: 0 }, ...added]
    expect(moveRow(tree, 1, 'up')[0]?.id).toBe('top')
  })
})

describe('the id of a new row', () => {
  it('is never the id of a removed row or of another row', () => {
    const counter = { last: 0 }
    expect(newIds([], counter).next().value).toBe('new-1')
    expect(newIds([{ id: 'new-2', name: '', depth: 0 }], counter).next().value).toBe('new-3')
    const rows = [8, 'new-7', 'Gate'].map((id) => ({ id, name: '', depth: 0 }))
    expect(newIds([], findLastNewId(rows)).next().value).toBe('new-8')
  })
})
