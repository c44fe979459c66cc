import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { getEnglish } from '../locale/english'
import { getCountAnnouncement, TEXT_AREA_LABELS, type TextAreaLabels } from './character-count'

const LABELS = getEnglish<TextAreaLabels>(TEXT_AREA_LABELS)
const announce = (count: number, maxCharacters = 100) => getCountAnnouncement(count, maxCharacters, LABELS)

describe('the announcement of a length', () => {
  it('is empty while more than a fifth of the maximum is left', () => {
    expect(announce(0)).toBe('')
    expect(announce(79)).toBe('')
  })

  it('changes only at a few shares of the maximum', () => {
    expect(announce(80)).toBe('20 characters left')
    expect(announce(85)).toBe('20 characters left')
    expect(announce(91)).toBe('10 characters left')
    expect(announce(100)).toBe('0 characters left')
  })

  it('counts the characters of a text that is too long', () => {
    expect(announce(101)).toBe('1 character too many')
    expect(announce(150)).toBe('50 characters too many')
  })

  it('changes at most five times up to the maximum', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), (maxCharacters) => {
        const announcements = new Set(
          Array.from({ length: maxCharacters + 1 }, (_, count) => announce(count, maxCharacters)),
        )
        expect(announcements.size).toBeLessThanOrEqual(5)
      }),
    )
  })
})
