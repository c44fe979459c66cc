import { describe, expect, it } from 'vitest'
import { formatFacets, parseFacets } from './facets'

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
})
