import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatJson } from './format-json'
import { carryFolds, type JsonFolds, getPartName, listVisibleLines, setPartOpen, setAllOpen } from './json-folds'

const createFolds = (value: unknown, levels = Number.POSITIVE_INFINITY): JsonFolds => ({
  json: formatJson(JSON.stringify(value)),
  levels,
  toggled: new Map(),
})

describe('folding JSON', () => {
  it('hides the lines of a closed part', () => {
    const folds = createFolds({ a: { b: 1, c: [2] }, d: 3 })
    expect(listVisibleLines(folds)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
    expect(listVisibleLines(setPartOpen(folds, 1, false))).toEqual([0, 1, 7, 8])
    expect(listVisibleLines(setPartOpen(setPartOpen(folds, 1, false), 1, true))).toEqual(listVisibleLines(folds))
  })

  it('remembers the parts inside a part that is closed and opened again', () => {
    const folds = setPartOpen(setPartOpen(setPartOpen(createFolds({ a: { b: [1] } }), 2, false), 1, false), 1, true)
    expect(listVisibleLines(folds)).toEqual([0, 1, 2, 5, 6])
  })

  it('leaves the outermost part open when all are closed', () => {
    const folds = setAllOpen(createFolds({ a: [1], b: { c: [2] } }), false)
    expect(listVisibleLines(folds)).toEqual([0, 1, 4, 9])
    expect(listVisibleLines(setAllOpen(folds, true))).toHaveLength(folds.json.lines.length)
  })

  it('shows a few lines of a very deep text', () => {
    const deep = formatJson('['.repeat(5000) + '1' + ']'.repeat(5000))
    expect(listVisibleLines({ json: deep, levels: 6, toggled: new Map() }).length).toBe(13)
  })

  it('names a part by its key or its number, and never by the text of a string', () => {
    const { json } = createFolds({ 'a"b': ['"x": ', { y: [0] }] })
    expect([...json.parts.keys()].map((line) => getPartName(json, line))).toEqual([undefined, String.raw`a\"b`, 2, 'y'])
  })

  it('finds the same parts in a newer text at any line', () => {
    const before = setPartOpen(
      setPartOpen(createFolds({ a: [1], list: [{ x: [1] }, { x: [2] }] }), 1, false),
      11,
      false,
    )
    const { json, toggled } = carryFolds(before, formatJson('{"new":[0],"list":[{"x":[1,2]},{"x":[3]}]}'))
    const names = [...toggled.keys()].map((line) => [
      getPartName(json, json.parts.get(line)?.parent ?? -1),
      getPartName(json, line),
    ])
    expect(names).toEqual([[2, 'x']])
  })

  it('ends every part where its bracket does', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const { lines, parts } = formatJson(JSON.stringify(value))
        for (const [line, { end, depth }] of parts) {
          const indent = '  '.repeat(depth)
          expect(lines[line]).toMatch(/[[{]$/)
          expect(lines[end]?.startsWith(`${indent}}`) === true || lines[end]?.startsWith(`${indent}]`) === true).toBe(
            true,
          )
        }
      }),
    )
  })

  it('counts the entries of a part', () => {
    const { parts } = formatJson('{"a":[1,[],{}],"b":{"c":1}}')
    expect([...parts.values()].map(({ count }) => count)).toEqual([2, 3, 1])
  })
})
