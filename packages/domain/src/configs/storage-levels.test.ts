import { describe, expect, it } from 'vitest'
import {
  levelCountProblem,
  locationLevels,
  locationProblem,
  pickLocationProblem,
  storageLevelsProblem,
} from './storage-levels'

const MISUSED = "Location name may not contain '>' except to separate levels"

describe('the limits of storage levels', () => {
  it.each([
    [0, 0, undefined],
    [2, 2, undefined],
    [3, 0, undefined],
    [0, 1, undefined],
    [3, 2, 'The minimum value cannot be greater than the maximum!'],
  ])('from %d to %d are judged as %s [CONF-47, CONF-48, CONF-49]', (minimum, maximum, expected) => {
    expect(storageLevelsProblem({ minimum, maximum })).toBe(expected)
  })
})

describe('a location', () => {
  it.each([
    ['', [], undefined],
    ['   ', [], undefined],
    ['Yard', ['Yard'], undefined],
    [' Yard >Row 1 > Bin 2 ', ['Yard', 'Row 1', 'Bin 2'], undefined],
    ['> Yard', ['', 'Yard'], MISUSED],
    ['Yard >', ['Yard', ''], MISUSED],
    ['Yard >> Bin', ['Yard', '', 'Bin'], MISUSED],
    ['Yard >  > Bin', ['Yard', '', 'Bin'], MISUSED],
    ['>', ['', ''], MISUSED],
  ])('%j has the levels %j and the problem %s [CONF-53, CONF-54]', (location, levels, problem) => {
    expect(locationLevels(location)).toEqual(levels)
    expect(locationProblem(location)).toBe(problem)
  })

  it.each([
    ['A > B', 2, 2, undefined],
    ['A', 2, 2, 'Location must have exactly 2 levels (EnforceStorageLevels config)'],
    ['A > B > C', 2, 2, 'Location must have exactly 2 levels (EnforceStorageLevels config)'],
    ['A', 2, 3, 'Location must have at least 2 and at most 3 levels (EnforceStorageLevels config)'],
    ['A > B > C > D', 0, 3, 'Location must have at least 0 and at most 3 levels (EnforceStorageLevels config)'],
    ['A > B > C > D', 2, 0, undefined],
    ['', 2, 2, undefined],
    ['A', 0, 0, undefined],
  ])('%j within %d and %d is judged as %s [CONF-48, CONF-55, CONF-56]', (location, minimum, maximum, expected) => {
    expect(levelCountProblem(location, { minimum, maximum })).toBe(expected)
  })
})

describe('the pick location of direct handover', () => {
  it.each([
    ['A > B', 1, 2, undefined],
    ['', 3, 4, undefined],
    [
      'A',
      2,
      4,
      'The Direct Handover Pick Location has 1 levels, which conflicts with the EnforceStorageLevels config.',
    ],
    [
      'A > B > C',
      0,
      2,
      'The Direct Handover Pick Location has 3 levels, which conflicts with the EnforceStorageLevels config.',
    ],
  ])('%j within %d and %d is judged as %s [CONF-50, CONF-51, CONF-52]', (location, minimum, maximum, expected) => {
    expect(pickLocationProblem(location, { minimum, maximum })).toBe(expected)
  })
})
