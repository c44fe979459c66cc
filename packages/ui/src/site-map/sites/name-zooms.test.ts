import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MIN_NAME_ZOOM, NEVER, findNameZooms } from './name-zooms'
import type { Position } from '../drawing/shape'

const place = fc.tuple(fc.double({ min: -1, max: 1, noNaN: true }), fc.double({ min: -1, max: 1, noNaN: true }))

describe('names on the map', () => {
  it('appear at the lowest zoom if all of them fit', () => {
    expect(
      findNameZooms([
        [0, 0],
        [10, 10],
        [-10, 40],
      ]),
    ).toEqual([MIN_NAME_ZOOM, MIN_NAME_ZOOM, MIN_NAME_ZOOM])
  })

  it('of close places appear at higher zooms', () => {
    const [first = 0, second = 0] = findNameZooms([
      [-113.4901, 53.54],
      [-113.49, 53.54],
    ])
    expect(first).toBe(MIN_NAME_ZOOM)
    expect(second).toBeGreaterThan(14)
    expect(second).toBeLessThan(NEVER)
  })

  it('never appear twice at one position, or without a position', () => {
    const same: Position = [-113.49, 53.54]
    expect(findNameZooms([same, same, undefined])).toEqual([MIN_NAME_ZOOM, NEVER, NEVER])
  })

  it('in a view are limited by its size, for any number of sites', () => {
    const sites = Array.from({ length: 10_000 }, (_, at): Position => [
      -113.49 + (at % 100) / 1000,
      53.54 + Math.floor(at / 100) / 1667,
    ])
    // At zoom 13, the sites cover 1165 by 1180 pixels.
    const tried = findNameZooms(sites).filter((zoom) => zoom <= 13).length
    expect(tried).toBeGreaterThan(100)
    expect(tried).toBeLessThan(1000)
  })

  it('of places at one position start with the first one', () => {
    fc.assert(
      fc.property(fc.array(place, { minLength: 1, maxLength: 40 }), (places) => {
        const zooms = findNameZooms(places)
        expect(zooms).toHaveLength(places.length)
        expect(zooms[0]).toBe(MIN_NAME_ZOOM)
        expect(zooms.every((zoom) => zoom >= MIN_NAME_ZOOM)).toBe(true)
      }),
    )
  })
})
