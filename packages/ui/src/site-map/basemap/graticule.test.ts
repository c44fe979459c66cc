import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listGridLines } from './graticule'

describe('the graticule', () => {
  it('is at round degrees, with as many digits as necessary', () => {
    const lines = listGridLines({ west: -113.5, south: 53.535, east: -113.48, north: 53.545 }, 900)
    const labels = lines.map((line) => line.label)
    expect(labels).toContain('113.490° W')
    expect(labels).toContain('53.540° N')
  })

  it('labels the equator and the prime meridian without a direction', () => {
    const labels = listGridLines({ west: -40, south: -30, east: 40, north: 30 }, 900).map((line) => line.label)
    expect(labels).toContain('0°')
    expect(labels).toContain('20° W')
  })

  it('continues across the antimeridian', () => {
    const labels = listGridLines({ west: 170, south: -10, east: 200, north: 10 }, 900).map((line) => line.label)
    expect(labels).toContain('170° W')
  })

  it('has a few lines in any view', () => {
    const view = fc.record({
      west: fc.double({ min: -180, max: 179, noNaN: true }),
      south: fc.double({ min: -80, max: 70, noNaN: true }),
      width: fc.double({ min: 0.001, max: 300, noNaN: true }),
    })
    fc.assert(
      fc.property(view, ({ west, south, width }) => {
        const lines = listGridLines({ west, south, east: west + width, north: Math.min(85, south + width / 2) }, 900)
        expect(lines.length).toBeGreaterThan(2)
        expect(lines.length).toBeLessThan(80)
      }),
    )
  })

  it('has room for its labels on a phone', () => {
    const bounds = { west: -113.5, south: 53.53, east: -113.48, north: 53.55 }
    const meridians = (width: number) => listGridLines(bounds, width).filter((line) => line.kind === 'lon')
    const inView = (width: number) => meridians(width).filter(({ from: [lon] }) => lon >= -113.5 && lon <= -113.48)
    expect(inView(300).length).toBeLessThanOrEqual(4)
    expect(inView(1300).length).toBeGreaterThan(6)
  })

  it('labels one of two lines that meet in the corner of the right and the lower edge', () => {
    const isLabeled = (south: number, width: number) =>
      listGridLines({ west: -113.5, south, east: -113.481, north: south + 0.02 }, width).find(
        ({ label }) => label === '53.54° N' || label === '53.540° N',
      )?.labelAt !== undefined
    // 5 px above the lower edge, where the label of 113.49° W ends; far from it; and with room between the two.
    expect(isLabeled(53.5398, 300)).toBe(false)
    expect(isLabeled(53.53, 300)).toBe(true)
    expect(isLabeled(53.5398, 310)).toBe(true)
  })

  it('does not label a parallel at the upper edge, where its label would be cut', () => {
    const isLabeled = (north: number) =>
      listGridLines({ west: -113.5, south: north - 0.02, east: -113.481, north }, 310).find(
        ({ label }) => label === '53.54° N' || label === '53.540° N',
      )?.labelAt !== undefined
    // 5 px below the upper edge, and far from it.
    expect([isLabeled(53.5402), isLabeled(53.545)]).toEqual([false, true])
  })

  it('is empty while the map has no size', () => {
    expect(listGridLines({ west: 1, south: 1, east: 1, north: 1 }, 900)).toEqual([])
  })
})
