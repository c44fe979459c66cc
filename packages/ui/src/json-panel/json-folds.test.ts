import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatJson } from './format-json'
import { carryFolds, type JsonFolds, nameOf, openLines, turn, turnAll } from './json-folds'

const foldsOf = (value: unknown, levels = Number.POSITIVE_INFINITY): JsonFolds => ({
  of: formatJson(JSON.stringify(value)),
  levels,
  turned: new Map(),
})

describe('folding JSON', () => {
  it('leaves out what a closed part holds, up to its end', () => {
    const folds = foldsOf({ a: { b: 1, c: [2] }, d: 3 })
    expect(openLines(folds)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
    expect(openLines(turn(folds, 1, false))).toEqual([0, 1, 7, 8])
    expect(openLines(turn(turn(folds, 1, false), 1, true))).toEqual(openLines(folds))
  })

  it('remembers inside a part that is closed and opened again', () => {
    const folds = turn(turn(turn(foldsOf({ a: { b: [1] } }), 2, false), 1, false), 1, true)
    expect(openLines(folds)).toEqual([0, 1, 2, 5, 6])
  })

  it('keeps the outermost part open when all are closed', () => {
    const folds = turnAll(foldsOf({ a: [1], b: { c: [2] } }), false)
    expect(openLines(folds)).toEqual([0, 1, 4, 9])
    expect(openLines(turnAll(folds, true))).toHaveLength(folds.of.lines.length)
  })

  it('shows a few lines of what is very deep', () => {
    const deep = formatJson('['.repeat(5000) + '1' + ']'.repeat(5000))
    expect(openLines({ of: deep, levels: 6, turned: new Map() }).length).toBe(13)
  })

  it('names a part by its key, else by its number, and not by what stands in a text', () => {
    const { of } = foldsOf({ 'a"b': ['"x": ', { y: [0] }] })
    expect([...of.parts.keys()].map((line) => nameOf(of, line))).toEqual([undefined, String.raw`a\"b`, 2, 'y'])
  })

  it('finds the same parts in a text that came later, wherever they stand now', () => {
    const before = turn(turn(foldsOf({ a: [1], list: [{ x: [1] }, { x: [2] }] }), 1, false), 11, false)
    const { of, turned } = carryFolds(before, formatJson('{"new":[0],"list":[{"x":[1,2]},{"x":[3]}]}'))
    const named = [...turned.keys()].map((line) => [nameOf(of, of.parts.get(line)?.parent ?? -1), nameOf(of, line)])
    expect(named).toEqual([[2, 'x']])
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

  it('counts what stands in a part', () => {
    const { parts } = formatJson('{"a":[1,[],{}],"b":{"c":1}}')
    expect([...parts.values()].map(({ count }) => count)).toEqual([2, 3, 1])
  })
})
