import { describe, expect, it } from 'vitest'
import { joinNames, listNames } from './join-names'

const names = (count: number): string[] => Array.from({ length: count }, (_, place) => `R${place + 1}`)

describe('names in a sentence', () => {
  it.each([
    [0, ''],
    [1, 'R1'],
    [2, 'R1 and R2'],
    [3, 'R1, R2 and R3'],
  ])('joins %s', (count, text) => {
    expect(joinNames(names(count))).toBe(text)
  })

  it.each([
    [1, 'R1'],
    [6, 'R1, R2, R3, R4, R5, R6'],
    [7, 'R1, R2, R3, R4, R5 and 2 more'],
    [50, 'R1, R2, R3, R4, R5 and 45 more'],
  ])('lists %s without naming all of many', (count, text) => {
    expect(listNames(names(count))).toBe(text)
  })
})
