import { describe, expect, it } from 'vitest'
import { shortName } from './name-tree-labels'

describe('a name in a sentence', () => {
  it.each([
    [' Gate 4 ', 'Gate 4'],
    ['', 'Unnamed'],
    ['\u202e\u2066', 'Unnamed'],
    ['x'.repeat(40), 'x'.repeat(40)],
    ['x'.repeat(10_000), `${'x'.repeat(40)}…`],
    ['🏗'.repeat(41), `${'🏗'.repeat(40)}…`],
    ['🏗'.repeat(40), '🏗'.repeat(40)],
    ['👩‍🔧'.repeat(41), `${'👩‍🔧'.repeat(40)}…`],
    ['Gate \u202e4 etag', 'Gate 4 etag'],
  ])('%j is shortened to %j', (name, expected) => {
    expect(shortName(name, 'Unnamed')).toBe(expected)
  })
})
