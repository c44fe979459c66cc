import { describe, expect, it } from 'vitest'
import { createDraft, refreshed, valuesChanged } from '../../draft/draft'
import { getChanges as listChanges, toContestedFields } from '../../draft/draft-texts'
import { changeRow } from '../../draft/rows'
import { hasInvalid, NUMBER_TEXTS, type NumberDraft, toChanges, toDraft, toOutcome } from './number-draft'

const stored = [
  { resourceType: 103, name: 'Issue Ticket', nextNumber: 10_482 },
  { resourceType: 107, name: 'Receipt', nextNumber: 2290 },
]
const base = toDraft(stored)

/** Types numbers by their resource types. */
const type = (typed: Readonly<Record<number, number | null>>): NumberDraft => ({
  numbers: Object.entries(typed).reduce((rows, [id, nextNumber]) => changeRow(rows, id, { nextNumber }), base.numbers),
})
const draft = type({ 103: 11_000, 107: 2250 })

describe('a draft of document numbers', () => {
  it('sends the changed numbers with the numbers that the user saw [NUM-05, NUM-06]', () => {
    expect(toChanges(base, type({ 107: 2250 }))).toEqual([
      { resourceType: 107, expectedNextNumber: 2290, newNextNumber: 2250 },
    ])
    expect(toChanges(base, base)).toEqual([])
  })

  it.each([null, Number.NaN, -1, 1.5])('with %s cannot be sent [NUM-18]', (typed) => {
    expect(hasInvalid(base, type({ 107: typed }))).toBe(true)
    expect(hasInvalid(base, draft)).toBe(false)
  })

  it('keeps a rejected number on top of what someone else saved, and takes the saved ones as stored [NUM-16]', () => {
    const saved = toChanges(base, type({ 103: 11_000 }))
    const rejected = [{ resourceType: 107, newNextNumber: 2250, changedElsewhereTo: 2296 }]
    expect(toOutcome(base, draft, { saved, rejected })).toEqual({
      status: 'conflict',
      current: { value: type({ 103: 11_000, 107: 2296 }) },
      savedFields: ['numbers/103/nextNumber'],
    })
    expect(toOutcome(base, draft, { saved: toChanges(base, draft), rejected: [] })).toEqual({
      status: 'saved',
      value: { value: draft },
    })
  })

  it('merges the numbers of different types, and asks about the same one by its name [NUM-19]', () => {
    const typed = valuesChanged(createDraft<NumberDraft>({ value: base }), type({ 107: 2250 }))
    expect(listChanges(typed, NUMBER_TEXTS)).toMatchObject([{ label: 'Receipt', before: '2290', after: '2250' }])
    const merged = refreshed<NumberDraft>(typed, { value: type({ 103: 10_500 }) })
    expect(merged.conflict).toBeUndefined()
    expect(toChanges(merged.base.value, merged.value)).toEqual(toChanges(base, type({ 107: 2250 })))
    const asked = refreshed<NumberDraft>(typed, { value: type({ 107: 2296 }) })
    expect(toContestedFields(asked, NUMBER_TEXTS)).toMatchObject([{ label: 'Receipt', theirs: '2296', mine: '2250' }])
  })
})
