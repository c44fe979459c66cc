import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FIRST_NAMES, NEVER, nameZooms } from './name-zooms'
import type { Position } from '../drawing/shape'

const place = fc.tuple(fc.double({ min: -1, max: 1, noNaN: true }), fc.double({ min: -1, max: 1, noNaN: true }))

describe('names on the map', () => {
  it('are tried from the first zoom on where every one has room', () => {
    expect(
      nameZooms([
        [0, 0],
        [10, 10],
        [-10, 40],
      ]),
    ).toEqual([FIRST_NAMES, FIRST_NAMES, FIRST_NAMES])
  })

  it('of places side by side wait until somebody has come near', () => {
    const [first = 0, second = 0] = nameZooms([
      [-113.4901, 53.54],
      [-113.49, 53.54],
    ])
    expect(first).toBe(FIRST_NAMES)
    expect(second).toBeGreaterThan(14)
    expect(second).toBeLessThan(NEVER)
  })

  it('are never tried a second time at the very same place, nor where there is no place', () => {
    const same: Position = [-113.49, 53.54]
    expect(nameZooms([same, same, undefined])).toEqual([FIRST_NAMES, NEVER, NEVER])
  })

  it('are no more in a view than fit into it, however many sites there are', () => {
    const sites = Array.from({ length: 10_000 }, (_, at): Position => [
      -113.49 + (at % 100) / 1000,
      53.54 + Math.floor(at / 100) / 1667,
    ])
    // At zoom 13 all of them take 1165 by 1180 pixels.
    const tried = nameZooms(sites).filter((zoom) => zoom <= 13).length
    expect(tried).toBeGreaterThan(100)
    expect(tried).toBeLessThan(1000)
  })

  it('begin with the first of those that share a place', () => {
    fc.assert(
      fc.property(fc.array(place, { minLength: 1, maxLength: 40 }), (places) => {
        const zooms = nameZooms(places)
        expect(zooms).toHaveLength(places.length)
        expect(zooms[0]).toBe(FIRST_NAMES)
        expect(zooms.every((zoom) => zoom >= FIRST_NAMES)).toBe(true)
      }),
    )
  })
})
