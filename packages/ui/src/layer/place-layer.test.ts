import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { placeLayer } from './place-layer'

const view = { width: 1000, height: 800 }
const anchor = { top: 100, bottom: 132, left: 40, right: 340 }

describe('a layer', () => {
  it('is below its anchor', () => {
    expect(placeLayer(anchor, { width: 300, height: 200 }, view, false)).toMatchObject({ top: 136, left: 40 })
  })

  it('is above its anchor if there is more room', () => {
    const low = { ...anchor, top: 700, bottom: 732 }
    expect(placeLayer(low, { width: 300, height: 200 }, view, false)).toMatchObject({ top: 496, left: 40 })
  })

  it('has the right edge of its anchor in right-to-left text', () => {
    expect(placeLayer(anchor, { width: 200, height: 200 }, view, true).left).toBe(140)
  })

  it('is centered above a control, and below it without room', () => {
    const beside = { side: 'above', align: 'center', gap: 0 } as const
    const place = (top: number, left = 200) =>
      placeLayer({ left, right: left + 40, top, bottom: top + 32 }, { width: 120, height: 30 }, view, false, beside)
    expect(place(100)).toMatchObject({ top: 70, left: 160 })
    expect(place(37).top).toBe(69)
    expect(place(38).top).toBe(8)
    expect(place(100, 0).left).toBe(8)
    expect(place(100, 970).left).toBe(872)
  })

  it('is never outside the window', () => {
    const px = fc.integer({ min: 0, max: 780 })
    fc.assert(
      fc.property(px, px, fc.integer({ min: 10, max: 900 }), fc.boolean(), (top, left, height, isRightToLeft) => {
        const box = { top, bottom: top + 20, left, right: left + 100 }
        const place = placeLayer(box, { width: 300, height }, view, isRightToLeft)
        expect(place.left).toBeGreaterThanOrEqual(8)
        expect(place.left + 300).toBeLessThanOrEqual(992)
        expect(place.top + Math.min(height, place.maxHeight)).toBeLessThanOrEqual(Math.max(792, top + 24))
        // It never covers its anchor.
        expect(place.top >= box.bottom || place.top + Math.min(height, place.maxHeight) <= box.top).toBe(true)
      }),
    )
  })
})
