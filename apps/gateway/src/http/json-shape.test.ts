import { describe, expect, it } from 'vitest'
import { findExcess, jsonLimitsOf, MAX_VALUES } from './json-shape'
import { MAX_DEPTH, MAX_NAMES } from './storable'

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
const named = (count: number) =>
  JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, n) => [`f${n}`, n])))

describe('a text of JSON', () => {
  it.each([
    ['no deeper than a call needs', nested(MAX_DEPTH + 1), undefined],
    ['deeper', nested(MAX_DEPTH + 2), 'depth'],
    ['a text of brackets', JSON.stringify('['.repeat(100)), undefined],
    ['a text of escaped quotes and brackets', JSON.stringify(`\\"${'{'.repeat(100)}`), undefined],
    ['many lists beside each other', `[${Array.from({ length: 50_000 }, () => '[]').join(',')}]`, undefined],
    ['no more names than a call needs', named(MAX_NAMES), undefined],
    ['more names', named(MAX_NAMES + 1), 'names'],
    ['more names deep inside', `[[{"a":${named(MAX_NAMES + 1)}}]]`, 'names'],
    ['many objects with few names', `[${Array.from({ length: 5000 }, () => named(2)).join(',')}]`, undefined],
    ['no more values than a call needs', `[${'1,'.repeat(MAX_VALUES - 1)}1]`, undefined],
    ['more values', `[${'1,'.repeat(MAX_VALUES)}1]`, 'values'],
    ['a text of colons', JSON.stringify({ a: ':'.repeat(2000) }), undefined],
    ['no JSON', ']]}{:', undefined],
  ])('that is %s', (_, text, excess) => {
    expect(findExcess(text, jsonLimitsOf())).toBe(excess)
  })

  it.each([
    ['as deep as its row says', nested(201), undefined],
    ['deeper', nested(202), 'depth'],
    ['as long as its row says', `[${'1,'.repeat(4)}1]`, undefined],
    ['longer', `[${'1,'.repeat(5)}1]`, 'values'],
  ])('of a call with limits of its own that is %s', (_, text, excess) => {
    expect(findExcess(text, jsonLimitsOf({ maxDepth: 200, maxValues: 5 }))).toBe(excess)
  })
})
