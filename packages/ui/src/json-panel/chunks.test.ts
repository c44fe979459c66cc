import { expect, it } from 'vitest'
import { groupRuns, joinLineNumbers, splitChunks } from './chunks'
import { formatJson } from './format-json'
import { type JsonFolds, listVisibleLines, setPartOpen } from './json-folds'

const createFolds = (value: unknown): JsonFolds => ({
  json: formatJson(JSON.stringify(value)),
  levels: Number.POSITIVE_INFINITY,
  toggled: new Map(),
})
const readText = (folds: JsonFolds): string =>
  splitChunks(listVisibleLines(folds))
    .flatMap((lines) => groupRuns(folds, lines))
    .map(({ text }) => text)
    .join('\n')

it('has every line once, with its number', () => {
  const lines = Array.from({ length: 450 }, (_, index) => index)
  const chunks = splitChunks(lines)
  expect(chunks.map((chunk) => chunk.length)).toEqual([200, 200, 50])
  expect(chunks.map(joinLineNumbers).join('\n')).toBe(lines.map((line) => line + 1).join('\n'))
})

it('has no chunk without lines', () => {
  expect(splitChunks([])).toEqual([])
})

it('shows the whole text when every part is open', () => {
  const value = { a: [1, { b: 2 }, []], c: { d: [[3]] }, e: 'x' }
  expect(readText(createFolds(value))).toBe(JSON.stringify(value, null, 2))
})

it('shows a closed part in one line, with the following text', () => {
  const folds = createFolds({ a: [1, 2], b: 3 })
  expect(readText(setPartOpen(folds, 1, false))).toBe('{\n  "a": [ … ],\n  "b": 3\n}')
})
