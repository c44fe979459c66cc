import { describe, expect, it } from 'vitest'
import { notCopied, notCopiedSentences, type NotCopied } from './not-copied'

describe('what was not copied', () => {
  it.each<[NotCopied, string]>([
    [{ reason: 'projectInactive', count: 6 }, '6 inactive projects were not copied.'],
    [{ reason: 'projectInactive', count: 1 }, '1 inactive project was not copied.'],
    [
      { reason: 'projectOfOtherLicense', count: 1200 },
      '1,200 projects were not copied because the license does not have them.',
    ],
    [
      notCopied('productNotOffered', ['Cable Management']),
      '1 product license was not copied because the license does not offer it: Cable Management.',
    ],
    [
      notCopied('productOverLimit', ['Preservation', 'Sensors']),
      '2 product licenses were not copied because the limit for them is reached: Preservation, Sensors.',
    ],
    [
      notCopied('roleNotGrantable', ['A', 'B', 'C', 'D', 'E', 'F']),
      '6 roles were not copied because you cannot grant them.',
    ],
    [
      notCopied('groupNotGrantable', ['Readers']),
      '1 user group was not copied because it grants roles that you cannot grant: Readers.',
    ],
  ])('%j becomes one sentence [USER-47, API-114]', (leftOut, sentence) => {
    expect(notCopiedSentences([leftOut])).toBe(sentence)
  })

  it('has a sentence for each reason, and none for nothing', () => {
    expect(notCopiedSentences([])).toBe('')
    expect(notCopiedSentences([notCopied('groupOverLimit', []), { reason: 'projectInactive', count: 0 }])).toBe('')
    expect(notCopiedSentences([notCopied('groupOverLimit', ['X']), { reason: 'projectInactive', count: 2 }])).toBe(
      '1 user group was not copied because the limit of a product license is reached: X. 2 inactive projects were not copied.',
    )
  })
})
