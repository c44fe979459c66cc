import { describe, expect, it } from 'vitest'
import { initialText, isUnsent, received, sent, typed } from './search-text'

const send = (state: ReturnType<typeof initialText>, text: string) => sent(typed(state, text))

describe('what is typed into a search field', () => {
  it('stays when what was sent comes back while typing goes on', () => {
    const typing = typed(send(initialText(''), 'ad'), 'adaeze')
    expect(received(typing, 'ad')).toEqual({ text: 'adaeze', value: 'ad', awaited: [] })
  })

  it('stays when two things that were sent come back late, one after the other', () => {
    const twice = typed(send(send(initialText(''), 'a'), 'ad'), 'ada')
    const first = received(twice, 'a')
    expect(first.text).toBe('ada')
    expect(received(first, 'ad')).toEqual({ text: 'ada', value: 'ad', awaited: [] })
  })

  it('stays when only the last of them comes back', () => {
    const twice = send(send(initialText(''), 'a'), 'ad')
    expect(received(twice, 'ad')).toEqual({ text: 'ad', value: 'ad', awaited: [] })
  })

  it('keeps a space that the owner cuts off, as another word may follow', () => {
    const state = received(send(initialText(''), 'night '), 'night')
    expect(state.text).toBe('night ')
    expect(received(send(typed(state, 'night s'), 'night s'), 'night s').text).toBe('night s')
  })

  it('gives way to a value from elsewhere', () => {
    const state = received(send(initialText(''), 'ad'), 'ad')
    expect(received(state, '')).toEqual(initialText(''))
    expect(received(typed(state, 'ada'), 'zhang')).toEqual(initialText('zhang'))
  })

  it('does not mind being told the same value again', () => {
    const state = typed(initialText('ad'), 'ada')
    expect(received(state, 'ad')).toBe(state)
  })
})

describe('what is sent', () => {
  it('is only what is not known outside yet', () => {
    const state = send(initialText(''), 'ad')
    expect(isUnsent(initialText('ad'))).toBe(false)
    expect(isUnsent(typed(initialText(''), 'ad'))).toBe(true)
    expect(isUnsent(state)).toBe(false)
    expect(sent(state)).toBe(state)
    expect(isUnsent(typed(state, ''))).toBe(true)
  })
})
