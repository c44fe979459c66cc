import { describe, expect, it } from 'vitest'
import { findSingleKey, SEQUENCE_PAUSE, startsSequence, toKeyName } from './find-single-key'

const NAMES = ['/', 'u', 'g u', 'g p']
const G = { key: 'g', at: 100 }

describe('single keys', () => {
  it.each([
    ['a key', { key: '/', at: 1 }, undefined, '/'],
    ['another key', { key: 'x', at: 1 }, undefined, undefined],
    ['the first key of a sequence', G, undefined, undefined],
    ['the second key in time', { key: 'u', at: 100 + SEQUENCE_PAUSE }, G, 'g u'],
    ['the second key too late', { key: 'u', at: 101 + SEQUENCE_PAUSE }, G, 'u'],
    ['another key after the first', { key: '/', at: 200 }, G, '/'],
  ])('finds the shortcut of %s', (_, pressed, first, expected) => {
    expect(findSingleKey(NAMES, pressed, first)).toBe(expected)
  })

  it('knows which keys start a sequence', () => {
    expect(['g', 'u', '/'].filter((key) => startsSequence(NAMES, key))).toEqual(['g'])
  })

  it.each([
    [{ key: 'U', shiftKey: false }, 'u'],
    [{ key: 'U', shiftKey: true }, undefined],
    [{ key: '?', shiftKey: true }, '?'],
    [{ key: 'Enter', shiftKey: false }, 'Enter'],
  ])('reads %o as %s', (event, expected) => {
    expect(toKeyName(event)).toBe(expected)
  })
})
