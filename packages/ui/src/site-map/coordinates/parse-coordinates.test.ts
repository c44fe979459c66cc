import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatAngle, formatCoordinate, formatCenter } from './format-coordinate'
import { parseAngle, parsePosition, parsePositions } from './parse-coordinates'
import type { Position } from '../drawing/shape'

const aPosition = fc
  .tuple(fc.double({ min: -180, max: 180, noNaN: true }), fc.double({ min: -90, max: 90, noNaN: true }))
  .map(([lon, lat]): Position => [lon, lat])

const near = ([lon, lat]: Position): Position => [expect.closeTo(lon, 5) as number, expect.closeTo(lat, 5) as number]

describe('a position as text', () => {
  it.each([
    ['53.54, -113.49', [-113.49, 53.54]],
    ['53.54 -113.49', [-113.49, 53.54]],
    ['53.54,-113.49', [-113.49, 53.54]],
    ['(53.54, -113.49)', [-113.49, 53.54]],
    ['+53.54\t-113.49', [-113.49, 53.54]],
    ['53,54; -113,49', [-113.49, 53.54]],
    ['53,54 -113,49', [-113.49, 53.54]],
    ['53,54, -113,49', [-113.49, 53.54]],
    ['53.54, −113.49', [-113.49, 53.54]],
    ["53°32.4'N 113°29.4'W", [-113.49, 53.54]],
    ['53°32.4′ N, 113°29.4′ W', [-113.49, 53.54]],
    ['53 32 24 N, 113 29 24 W', [-113.49, 53.54]],
    ['53°32\'24"N 113°29\'24"W', [-113.49, 53.54]],
    ['N 53 32.4 W 113 29.4', [-113.49, 53.54]],
    ["113°29.4'W 53°32.4'N", [-113.49, 53.54]],
    ['53 32.4 -113 29.4', [-113.49, 53.54]],
    ['53 32 24 -113 29 24', [-113.49, 53.54]],
    ["53°32,4'N; 113°29,4'W", [-113.49, 53.54]],
    ['53.54N 113.49W', [-113.49, 53.54]],
    ['0, 0', [0, 0]],
    ['-90, 180', [180, -90]],
  ] as const)('reads %s', (text, position) => {
    expect(parsePosition(text)).toEqual({ value: near(position) })
  })

  it.each([
    ['', 'unreadable'],
    ['the gate', 'unreadable'],
    ['53.54', 'one-value'],
    ['53.54,', 'one-value'],
    ['53,54,-113,49', 'comma'],
    ['53 62 N, 113 29 W', 'minutes'],
    ['53 32 61 N, 113 29 W', 'minutes'],
    ['-53.54 N, 113.49 W', 'sign-and-letter'],
    ['53.54 N, 113.49 S', 'same-axis'],
    ['-113.49, 53.54', 'swapped'],
    ['190, 200', 'latitude'],
    ['53.54, -181', 'longitude'],
    ['53.54, -113.49, 660', 'comma'],
    ['53.5.4, 113', 'unreadable'],
    ['53.5 30 N, 113 W', 'unreadable'],
    ['1 2 3', 'unreadable'],
  ] as const)('says what is wrong with %j: %s', (text, fault) => {
    expect(parsePosition(text)).toEqual({ fault })
  })

  it('is parsed as it was formatted, in both formats', () => {
    fc.assert(
      fc.property(aPosition, fc.constantFrom('decimal' as const, 'minutes' as const), (position, style) => {
        const read = parsePosition(formatCoordinate(position, style))
        expect(read).toHaveProperty('value')
        const [lon, lat] = 'value' in read ? read.value : [Number.NaN, Number.NaN]
        expect(Math.abs(lon - position[0])).toBeLessThan(1e-6)
        expect(Math.abs(lat - position[1])).toBeLessThan(1e-6)
      }),
    )
  })

  it('never throws, and never results in a position out of range', () => {
    const mess = fc.string({ unit: fc.constantFrom(...'0123456789.,;-+°\'"NSEW \n'.split('')) })
    fc.assert(
      fc.property(fc.oneof(fc.string(), mess), (text) => {
        for (const [lon, lat] of parsePositions(text).positions) {
          expect(Math.abs(lon)).toBeLessThanOrEqual(180)
          expect(Math.abs(lat)).toBeLessThanOrEqual(90)
        }
      }),
      { numRuns: 500 },
    )
  })
})

describe('a list of positions', () => {
  it('is parsed line by line, with the invalid lines', () => {
    expect(parsePositions('53.54, -113.49\r\n\n53.55; -113.48\nthe gate\n  95, 200 ')).toEqual({
      positions: [
        [-113.49, 53.54],
        [-113.48, 53.55],
      ],
      faults: [
        { line: 4, text: 'the gate', fault: 'unreadable' },
        { line: 5, text: '95, 200', fault: 'latitude' },
      ],
    })
  })
})

describe('a single angle', () => {
  it('is parsed for its axis', () => {
    expect(parseAngle("113°29.4' W", 'longitude')).toEqual({ value: expect.closeTo(-113.49, 6) as number })
    expect(parseAngle('53,54', 'latitude')).toEqual({ value: 53.54 })
    expect(parseAngle('91', 'latitude')).toEqual({ fault: 'latitude' })
    expect(parseAngle('53 N', 'longitude')).toEqual({ fault: 'longitude' })
    expect(parseAngle('', 'longitude')).toEqual({ fault: 'unreadable' })
  })

  it('is never formatted with sixty minutes', () => {
    expect(formatAngle(53.999_999_99, 'latitude', 'minutes')).toBe("54°00.0000' N")
    expect(formatAngle(-113.49, 'longitude', 'minutes')).toBe("113°29.4000' W")
    expect(formatAngle(-0.000_000_01, 'longitude', 'decimal')).toBe('0.000000')
  })
})

describe('the center of a map', () => {
  it.each([
    [[0, 20], 1, '20, 0'],
    [[-113.49182, 53.54239], 8, '53.5, -113.5'],
    [[-113.49182, 53.54239], 14.26, '53.542, -113.492'],
    [[-0.001, -0.001], 3, '0, 0'],
  ] as const)('is formatted with the digits that a pan changes: %j at zoom %d', (center, zoom, text) => {
    expect(formatCenter(center, zoom)).toBe(text)
  })
})
