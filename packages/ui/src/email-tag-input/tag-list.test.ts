import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isPlainAddress, plainKey, tagsOf, takeTexts } from './tag-list'

const rules = { isAddress: isPlainAddress, keyOf: plainKey }
const given = (...texts: string[]) => texts.map((text) => ({ text, raw: text }))

describe('a list of tags', () => {
  it('tells what is no address, and the later of two that differ in case', () => {
    const faults = tagsOf(['a@b.example', 'nobody', 'A@B.example', 'c@d.example'], rules).map((tag) => tag.fault)
    expect(faults).toEqual([undefined, 'invalid', 'repeated', undefined])
  })

  it('gives every tag an id of its own', () => {
    const ids = tagsOf(['a', 'a', 'a 1', 'a'], rules).map((tag) => tag.id)
    expect(new Set(ids).size).toBe(4)
  })

  it('takes as many as there is room for, in order, and leaves the rest as it was written', () => {
    expect(takeTexts(['a', 'b'], given('c', 'd', 'e'), 4)).toEqual({
      texts: ['a', 'b', 'c', 'd'],
      added: ['c', 'd'],
      left: given('e'),
    })
    const named = { text: 'c@d.example', raw: 'C <c@d.example>' }
    expect(takeTexts(['a', 'b'], [named], 2).left).toEqual([named])
  })

  it('puts what a tag was changed into in its place', () => {
    expect(takeTexts(['a', 'b', 'c'], given('x', 'y'), 10, 1, 1).texts).toEqual(['a', 'x', 'y', 'c'])
    expect(takeTexts(['a', 'b', 'c'], [], 10, 1, 1).texts).toEqual(['a', 'c'])
    expect(takeTexts(['a', 'b', 'c'], given('x', 'y'), 3, 1, 1)).toEqual({
      texts: ['a', 'x', 'c'],
      added: ['x'],
      left: given('y'),
    })
  })

  it('never has more tags than the limit, and loses none', () => {
    const list = fc.array(fc.string(), { maxLength: 12 })
    fc.assert(
      fc.property(list, list, fc.nat({ max: 15 }), (texts, more, limit) => {
        const taken = takeTexts(texts, given(...more), limit)
        expect(taken.texts.length).toBeLessThanOrEqual(Math.max(limit, texts.length))
        expect([...texts, ...more]).toEqual([...taken.texts, ...taken.left.map(({ raw }) => raw)])
      }),
    )
  })
})
