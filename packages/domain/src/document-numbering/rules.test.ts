import { describe, expect, it } from 'vitest'
import { findRepeated, getChanges, numberProblem, splitResults } from './rules'

const change = (resourceType: number, expectedNextNumber: number, newNextNumber: number) => ({
  resourceType,
  expectedNextNumber,
  newNextNumber,
})

describe('a submit of document numbers', () => {
  it('sends only the numbers that differ from the loaded ones, and nothing without a change [NUM-04, NUM-05, NUM-06]', () => {
    expect(getChanges([change(101, 5, 5), change(102, 5, 9), change(103, 5, 0)])).toEqual([
      change(102, 5, 9),
      change(103, 5, 0),
    ])
    expect(getChanges([change(101, 5, 5)])).toEqual([])
  })

  it.each([
    [0, undefined],
    [1204, undefined],
    [999_999_999_999, undefined],
    [1_000_000_000_000, 'Enter a number with 12 digits or fewer.'],
    [-1, 'Enter a whole number of 0 or more.'],
    [1.5, 'Enter a whole number of 0 or more.'],
    [Number.NaN, 'Enter a whole number of 0 or more.'],
    [null, 'Enter a whole number of 0 or more.'],
  ])('judges %s as %s [NUM-18]', (typed, problem) => {
    expect(numberProblem(typed)).toBe(problem)
  })
})

describe('the results of an update', () => {
  const changes = [change(101, 5, 9), change(102, 5, 8)]

  it('separate saved changes from those that someone else changed first [NUM-07, NUM-10, NUM-16]', () => {
    const results = [
      { resourceType: 102, success: false, previousNextNumberFromTable: 6 },
      { resourceType: 101, success: true, previousNextNumberFromTable: 5 },
    ]
    expect(splitResults(changes, results)).toEqual({
      saved: [changes[0]],
      rejected: [{ resourceType: 102, newNextNumber: 8, changedElsewhereTo: 6 }],
    })
  })

  it('belong to the change at the same place if they name no type', () => {
    const results = [
      { success: false, previousNextNumberFromTable: null },
      { success: true, previousNextNumberFromTable: 5 },
    ]
    expect(splitResults(changes, results)).toEqual({
      saved: [changes[1]],
      rejected: [{ resourceType: 101, newNextNumber: 9, changedElsewhereTo: null }],
    })
  })

  it('that are missing count as rejected', () => {
    expect(splitResults(changes, []).rejected).toHaveLength(2)
  })
})

describe('repeated resource types', () => {
  it('are found by the place of each repetition', () => {
    expect(findRepeated([change(1, 0, 1), change(2, 0, 1), change(1, 0, 2), change(1, 0, 3)])).toEqual([2, 3])
  })
})
