import { describe, expect, it } from 'vitest'
import { formatFacetCount, formatFacets, parseFacets } from './facets'

const KNOWN = ['expired', 'inactive', 'overLimit'] as const

describe('facets of a list', () => {
  it.each([
    ['expired', ['expired']],
    ['inactive,expired', ['inactive', 'expired']],
    ['', undefined],
    ['expired,', undefined],
    ['Expired', undefined],
    ['expired,expired', undefined],
    ['expired,other', undefined],
  ])('reads "%s"', (text, facets) => {
    expect(parseFacets(text, KNOWN)).toEqual(facets)
  })

  it('writes one choice in one way', () => {
    expect(formatFacets(['overLimit', 'expired'], KNOWN)).toBe('expired,overLimit')
    expect(formatFacets(['expired', 'overLimit'], KNOWN)).toBe('expired,overLimit')
    expect(formatFacets([], KNOWN)).toBeUndefined()
  })

  it.each([
    [0, true, '0'],
    [10_000, true, '10,000'],
    [10_001, true, '10,000+'],
    [50_000, false, '50,000'],
  ])('writes the count %s (bounded: %s)', (count, isBounded, text) => {
    expect(formatFacetCount(count, isBounded)).toBe(text)
  })
})
