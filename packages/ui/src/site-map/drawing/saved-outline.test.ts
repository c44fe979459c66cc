import { describe, expect, it } from 'vitest'
import { toSavedOutline } from './saved-outline'
import { NO_SHAPE, type Ring, type Shape } from './shape'

const polygon = (ring: Ring): Shape => ({ kind: 'polygon', ring, isClosed: true })
const saved = polygon([
  [0, 0],
  [2, 0],
  [2, 2],
])

describe('the outline of the saved shape', () => {
  it('is not there while the drawn one is the same [MAP-32]', () => {
    expect(toSavedOutline(saved, saved).features).toEqual([])
    expect(toSavedOutline(saved, structuredClone(saved)).features).toEqual([])
    expect(toSavedOutline(NO_SHAPE, saved).features).toEqual([])
  })

  it('has its name at the first vertex that changed [MAP-32]', () => {
    const moved = polygon([
      [0, 0],
      [3, 0],
      [2, 2],
    ])
    const [outline, name] = toSavedOutline(saved, moved).features
    expect(outline?.geometry.type).toBe('Polygon')
    expect(name?.geometry).toEqual({ type: 'Point', coordinates: [2, 0] })
  })

  it('stays when the shape is removed [MAP-32]', () => {
    expect(toSavedOutline({ kind: 'point', at: [1, 1] }, NO_SHAPE).features.map(({ geometry }) => geometry)).toEqual([
      { type: 'Point', coordinates: [1, 1] },
      { type: 'Point', coordinates: [1, 1] },
    ])
  })
})
