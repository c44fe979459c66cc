import { describe, expect, it } from 'vitest'
import { findInvalid, toChanges, toDraft, toOutcome } from './number-draft'

const base = toDraft([
  { resourceType: 103, name: 'Issue Ticket', nextNumber: 10_482 },
  { resourceType: 107, name: 'Receipt', nextNumber: 2290 },
])
const draft = { ...base, 103: 11_000, 107: 2250 }

describe('a draft of document numbers', () => {
  it('sends the changed numbers with the numbers that the user saw [NUM-05, NUM-06]', () => {
    expect(toChanges(base, { ...base, 107: 2250 })).toEqual([
      { resourceType: 107, expectedNextNumber: 2290, newNextNumber: 2250 },
    ])
    expect(toChanges(base, base)).toEqual([])
  })

  it.each([null, Number.NaN, -1, 1.5])('with %s cannot be sent [NUM-18]', (typed) => {
    expect(findInvalid(base, { ...base, 107: typed })).toBe('107')
    expect(findInvalid(base, draft)).toBeUndefined()
  })

  it('keeps a rejected number on top of what someone else saved, and takes the saved ones as stored [NUM-16]', () => {
    const saved = toChanges(base, { ...base, 103: 11_000 })
    const rejected = [{ resourceType: 107, newNextNumber: 2250, changedElsewhereTo: 2296 }]
    expect(toOutcome(base, draft, { saved, rejected })).toEqual({
      status: 'conflict',
      current: { value: { 103: 11_000, 107: 2296 } },
      savedFields: ['103'],
    })
    expect(toOutcome(base, draft, { saved: toChanges(base, draft), rejected: [] })).toEqual({
      status: 'saved',
      value: { value: draft },
    })
  })
})
