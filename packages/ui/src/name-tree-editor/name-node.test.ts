import { describe, expect, it } from 'vitest'
import { lastNewId, newIds, oneLine, pastedRows } from './name-node'
import { insertRows, moveRow, type Outline } from './outline'

const paste = (text: string, canHold = true) => pastedRows(text, { depth: 1, canHold, ids: newIds([], { last: 0 }) })
const drawn = (rows: Outline): string[] => rows.map(({ name, depth }) => `${depth} ${name}`)

describe('lines that are pasted', () => {
  it('keep the levels that they had to each other, however deep they were copied from', () => {
    const { first, added } = paste('\t\tGate 1\n\t\tGate 2\n\t\t\tLane\n\tYard')
    expect(first).toBe('Gate 1')
    expect(drawn(added)).toEqual(['1 Gate 2', '2 Lane', '1 Yard'])
  })

  it('never stand under what can hold nothing', () => {
    expect(drawn(paste('A\n\tB\n\t\tC', false).added)).toEqual(['1 B', '2 C'])
  })

  it.each([
    ['\r\n', 'Windows'],
    ['\r', 'an old Mac'],
    ['\n\n \n', 'somebody who leaves lines blank'],
  ])('are told apart by %j, as %s ends them', (end) => {
    expect(drawn(paste(['A', 'B', 'C'].join(end)).added)).toEqual(['1 B', '1 C'])
  })

  it('are nothing when all of them are blank', () => {
    expect(paste(' \r\n\t\n')).toEqual({ first: '', added: [] })
  })

  it('hold no cell, break or other sign that cannot be seen in a name', () => {
    expect(drawn(paste('A\nGate\t4\u0000\u2028B').added)).toEqual(['1 Gate 4 B'])
    expect(oneLine('Yard\r\n2\u0007')).toBe('Yard 2 ')
    expect(oneLine('Süd 🏗️ ١')).toBe('Süd 🏗️ ١')
  })

  it('may be more than a call can take arguments', () => {
    const { added } = paste('line\n'.repeat(300_000))
    const rows = insertRows([{ id: 0, name: 'Yard', depth: 1 }], 1, added)
    expect(rows).toHaveLength(300_000)
    const tree = [{ id: 'first', name: '', depth: 0 }, { id: 'top', name: '', depth: 0 }, ...added]
    expect(moveRow(tree, 1, 'up')[0]?.id).toBe('top')
  })
})

describe('the id of a new row', () => {
  it('is never that of one that was removed, nor one that a row has', () => {
    const counter = { last: 0 }
    expect(newIds([], counter).next().value).toBe('new-1')
    expect(newIds([{ id: 'new-2', name: '', depth: 0 }], counter).next().value).toBe('new-3')
    const given = [8, 'new-7', 'Gate'].map((id) => ({ id, name: '', depth: 0 }))
    expect(newIds([], lastNewId(given)).next().value).toBe('new-8')
  })
})
