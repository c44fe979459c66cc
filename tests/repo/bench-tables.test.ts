import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { writeTables } from '../bench/harness/write-tables.mjs'

const AREAS = ['tree', 'table', 'board']

describe('the figures of the benchmarks', () => {
  it('of an area that is measured again take the place of its old ones, and the others stay', () => {
    const first = writeTables('', AREAS, 'a machine', { tree: ['| 1 |'], table: ['| 2 |'] })
    const second = writeTables(first, AREAS, 'another', { board: ['| 3 |'], tree: ['| 4 |'] })
    expect(second.match(/^(?:## .*|\| .*)$/gm)).toEqual(['## tree', '| 4 |', '## table', '| 2 |', '## board', '| 3 |'])
    expect(second).toContain('`npm run bench -- tree --write` on another.')
    expect(second).toContain('`npm run bench -- table --write` on a machine.')
  })

  it('are written as they stand in the document', () => {
    const document = readFileSync(path.join(import.meta.dirname, '..', '..', 'docs', 'benchmarks.md'), 'utf8')
    const areas = Array.from(document.matchAll(/^## (.*)$/gm), ([, area = '']) => area)
    expect(areas).toContain('tree')
    expect(writeTables(document, areas, '', {})).toBe(document)
  })
})
