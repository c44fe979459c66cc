import { expect, it } from 'vitest'
import { chunked, numbersOf, runsOf } from './chunked'
import { formatJson } from './format-json'
import { type JsonFolds, openLines, turn } from './json-folds'

const foldsOf = (value: unknown): JsonFolds => ({
  of: formatJson(JSON.stringify(value)),
  levels: Number.POSITIVE_INFINITY,
  turned: new Map(),
})
const textOf = (folds: JsonFolds): string =>
  chunked(openLines(folds))
    .flatMap((lines) => runsOf(folds, lines))
    .map(({ text }) => text)
    .join('\n')

it('loses no line and numbers every one', () => {
  const lines = Array.from({ length: 450 }, (_, index) => index)
  const chunks = chunked(lines)
  expect(chunks.map((own) => own.length)).toEqual([200, 200, 50])
  expect(chunks.map(numbersOf).join('\n')).toBe(lines.map((line) => line + 1).join('\n'))
})

it('makes no chunk of nothing', () => {
  expect(chunked([])).toEqual([])
})

it('reads as the whole text when everything is open', () => {
  const value = { a: [1, { b: 2 }, []], c: { d: [[3]] }, e: 'x' }
  expect(textOf(foldsOf(value))).toBe(JSON.stringify(value, null, 2))
})

it('reads a closed part in one line, with what follows it', () => {
  const folds = foldsOf({ a: [1, 2], b: 3 })
  expect(textOf(turn(folds, 1, false))).toBe('{\n  "a": [ … ],\n  "b": 3\n}')
})
