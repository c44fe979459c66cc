import { describe, expect, it, vi } from 'vitest'
import { derive, mergeReply } from './derive'

const reply = (...names: string[]) => ({ body: names.map((name, index) => ({ id: index + 1, name })) })
const selectRows = ({ body }: ReturnType<typeof reply>) => body.map(({ id, name }) => ({ key: `${id}`, name }))

describe('a value derived from a reply', () => {
  it('is computed once for each reply and function', () => {
    const select = vi.fn(selectRows)
    const first = reply('Adaeze')
    expect(derive(first, select)).toBe(derive(first, select))
    expect(select).toHaveBeenCalledTimes(1)
    expect(derive(first, ({ body }) => body.length)).toBe(1)
  })

  it('has the unchanged parts of the value before', () => {
    const first = reply('Adaeze', 'Bao')
    const before = derive(first, selectRows)
    const second = mergeReply(first, reply('Adaeze', 'Berit'))
    const after = derive(second, selectRows)
    expect(after).toEqual([
      { key: '1', name: 'Adaeze' },
      { key: '2', name: 'Berit' },
    ])
    expect(after[0]).toBe(before[0])
    expect(derive(first, selectRows)).toBe(before)
  })

  it('stays the same while the reply says the same', () => {
    const first = reply('Adaeze')
    expect(mergeReply(first, reply('Adaeze'))).toBe(first)
    expect(mergeReply(undefined, first)).toBe(first)
  })
})
