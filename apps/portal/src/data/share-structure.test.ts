import { describe, expect, it } from 'vitest'
import { shareStructure } from './share-structure'

const user = (userName: string, isApproved = true) => ({ userName, isApproved, addons: [{ name: 'Core' }] })

describe('shareStructure', () => {
  it('is what was known where nothing has changed', () => {
    const known = { rows: [user('adaeze'), user('agnes')], total: 2 }
    expect(shareStructure(known, structuredClone(known))).toBe(known)
  })

  it('keeps the rows that have not changed, and their parts that have not', () => {
    const known = { rows: [user('adaeze'), user('agnes')], total: 2 }
    const read = { rows: [user('adaeze'), user('agnes', false)], total: 2 }
    const shared = shareStructure(known, read)
    expect(shared).toEqual(read)
    expect(shared).not.toBe(known)
    expect(shared.rows[0]).toBe(known.rows[0])
    expect(shared.rows[1]?.addons).toBe(known.rows[1]?.addons)
  })

  it.each([
    ['came', ['adaeze', 'agnes'], ['adaeze', 'bao', 'agnes']],
    ['went', ['adaeze', 'bao', 'agnes'], ['adaeze', 'agnes']],
  ])('keeps the rows around one that %s', (_, before, after) => {
    const known = before.map((name) => user(name))
    const shared = shareStructure(
      known,
      after.map((name) => user(name)),
    )
    expect(shared.map(({ userName }) => userName)).toEqual(after)
    expect(shared[0]).toBe(known[0])
    expect(shared.at(-1)).toBe(known.at(-1))
  })

  it.each([
    [undefined, { a: 1 }],
    [{ a: 1, b: 2 }, { a: 1 }],
    [{ a: 1 }, { a: 1, b: undefined }],
    [[1, 2], [1]],
    [[], {}],
    [{ a: [] }, { a: {} }],
    [null, {}],
    [{ a: { b: 1 } }, { a: null }],
  ])('of %j and %j is the second', (known, read) => {
    expect(shareStructure(known, read)).toStrictEqual(read)
  })

  it('changes nothing of either', () => {
    const known = Object.freeze([Object.freeze(user('adaeze'))])
    const read = Object.freeze([Object.freeze(user('agnes')), Object.freeze(user('bao'))])
    expect(shareStructure(known, read)).toEqual(read)
  })
})
