import { describe, expect, it } from 'vitest'
import type { Bounds } from '../drawing/geometry'
import { isInBounds } from './in-bounds'

const view: Bounds = [-10, 0, 10, 10]

describe('bounds in a part of the map', () => {
  it.each([
    ['inside', [-1, 1, 1, 2], true, true],
    ['over an edge', [5, 5, 15, 6], true, false],
    ['around it', [-20, -5, 20, 15], true, false],
    ['beside it', [11, 1, 12, 2], false, false],
    ['above it', [-1, 11, 1, 12], false, false],
    ['a point on the edge', [10, 10, 10, 10], true, true],
    ['on another copy of the world', [359, 1, 361, 2], true, true],
  ] as const)('%s', (_, bounds, isPart, isWhole) => {
    expect(isInBounds(bounds, view, 'part')).toBe(isPart)
    expect(isInBounds(bounds, view, 'whole')).toBe(isWhole)
  })

  it('are found in a view that was panned around the world, and across the antimeridian', () => {
    expect(isInBounds([-1, 1, 1, 2], [710, 0, 730, 10], 'whole')).toBe(true)
    expect(isInBounds([179, 1, 181, 2], [-181, 0, -178, 10], 'whole')).toBe(true)
    expect(isInBounds([-179.5, 1, -179.5, 1], [179, 0, 181, 10], 'part')).toBe(true)
  })
})
