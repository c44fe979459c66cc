import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findNewFaults, insertTexts, isPlainAddress, normalizeAddress, toTags } from './tag-list'

const rules = { isAddress: isPlainAddress, normalize: normalizeAddress }
const parsed = (...texts: string[]) => texts.map((text) => ({ text, raw: text }))

describe('a list of tags', () => {
  it('marks what is not an address, and the later of two that differ in case', () => {
    const faults = toTags(['a@b.example', 'nobody', 'A@B.example', 'c@d.example'], rules).map((tag) => tag.fault)
    expect(faults).toEqual([undefined, 'invalid', 'repeated', undefined])
  })

  it('has a different id for every tag', () => {
    const ids = toTags(['a', 'a', 'a 1', 'a'], rules).map((tag) => tag.id)
    expect(new Set(ids).size).toBe(4)
  })

  it('inserts as many texts as fit, in order, and returns the others unchanged', () => {
    expect(insertTexts(['a', 'b'], parsed('c', 'd', 'e'), 4)).toEqual({
      texts: ['a', 'b', 'c', 'd'],
      added: ['c', 'd'],
      overflow: parsed('e'),
    })
    const named = { text: 'c@d.example', raw: 'C <c@d.example>' }
    expect(insertTexts(['a', 'b'], [named], 2).overflow).toEqual([named])
  })

  it('replaces a tag in its place', () => {
    expect(insertTexts(['a', 'b', 'c'], parsed('x', 'y'), 10, 1, 1).texts).toEqual(['a', 'x', 'y', 'c'])
    expect(insertTexts(['a', 'b', 'c'], [], 10, 1, 1).texts).toEqual(['a', 'c'])
    expect(insertTexts(['a', 'b', 'c'], parsed('x', 'y'), 3, 1, 1)).toEqual({
      texts: ['a', 'x', 'c'],
      added: ['x'],
      overflow: parsed('y'),
    })
  })

  it('never has more tags than the maximum, and loses none', () => {
    const list = fc.array(fc.string(), { maxLength: 12 })
    fc.assert(
      fc.property(list, list, fc.nat({ max: 15 }), (texts, pasted, maxTags) => {
        const insertion = insertTexts(texts, parsed(...pasted), maxTags)
        expect(insertion.texts.length).toBeLessThanOrEqual(Math.max(maxTags, texts.length))
        expect([...texts, ...pasted]).toEqual([...insertion.texts, ...insertion.overflow.map(({ raw }) => raw)])
      }),
    )
  })
})

describe('the faults that a change adds', () => {
  const added = (before: string[], after: string[]) => [...findNewFaults(toTags(before, rules), toTags(after, rules))]
  it('are those of new tags, and of tags that became invalid', () => {
    expect(added(['jan@'], ['jan@', 'ann@works.example'])).toEqual([])
    expect(added(['jan@'], ['jan@', 'bo@'])).toEqual(['invalid'])
    expect(added(['jan@'], ['jan@', 'jan@'])).toEqual(['invalid'])
    expect(added(['jan@', 'a@b.example'], ['jan@', 'a@b.example', 'A@b.example'])).toEqual(['repeated'])
    expect(added(['jan@', 'bo@'], ['bo@'])).toEqual([])
    expect(added(['a@b.example', 'A@b.example'], ['A@b.example'])).toEqual([])
  })
})
