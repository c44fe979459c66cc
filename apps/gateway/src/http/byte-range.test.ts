import { describe, expect, it } from 'vitest'
import { allowsRange, rangeOf } from './byte-range'

describe('a range of a file of 10 bytes', () => {
  it.each([
    ['bytes=0-4', { start: 0, end: 4 }],
    ['bytes=9-9', { start: 9, end: 9 }],
    ['bytes=5-', { start: 5, end: 9 }],
    ['bytes=5-900', { start: 5, end: 9 }],
    ['bytes=-3', { start: 7, end: 9 }],
    ['bytes=-30', { start: 0, end: 9 }],
    ['Bytes= 0-0 ', { start: 0, end: 0 }],
  ])('is part of it: %s', (header, expected) => {
    expect(rangeOf(header, 10)).toEqual(expected)
  })

  it.each(['bytes=10-', 'bytes=10-12', 'bytes=99999999999999999999999-', 'bytes=-0'])(
    'does not exist: %s',
    (header) => {
      expect(rangeOf(header, 10)).toBe('unsatisfiable')
    },
  )

  it.each([undefined, '', 'bytes=', 'bytes=-', 'bytes=4-2', 'bytes=0-1,3-4', 'items=0-1', 'bytes=a-b', 'bytes=0x1-2'])(
    'is ignored: %s',
    (header) => {
      expect(rangeOf(header, 10)).toBeUndefined()
    },
  )

  it.each([
    ['bytes=0-', 'unsatisfiable'],
    ['bytes=-1', undefined],
  ])('of an empty file: %s', (header, expected) => {
    expect(rangeOf(header, 0)).toBe(expected)
  })
})

describe('If-Range', () => {
  it.each([
    [undefined, undefined, true],
    [undefined, '"a"', true],
    ['"a"', '"a"', true],
    ['"b"', '"a"', false],
    ['W/"a"', '"a"', false],
    ['Wed, 21 Oct 2026 07:28:00 GMT', '"a"', false],
    ['"a"', undefined, false],
    ['', undefined, false],
  ])('%s for a file with the tag %s', (ifRange, tag, expected) => {
    expect(allowsRange(ifRange, tag)).toBe(expected)
  })
})
