import { describe, expect, it } from 'vitest'
import { hasUnsentText, initialText, receiveValue, sendText, settleText, typeText } from './search-text'

const send = (state: ReturnType<typeof initialText>, text: string) => sendText(typeText(state, text))

describe('the text of a search field', () => {
  it('stays when an earlier text comes back while the user types on', () => {
    const typing = typeText(send(initialText(''), 'ad'), 'adaeze')
    expect(receiveValue(typing, 'ad')).toEqual({ text: 'adaeze', value: 'ad', pending: [] })
  })

  it('stays when two earlier texts come back one after the other', () => {
    const twice = typeText(send(send(initialText(''), 'a'), 'ad'), 'ada')
    const first = receiveValue(twice, 'a')
    expect(first.text).toBe('ada')
    expect(receiveValue(first, 'ad')).toEqual({ text: 'ada', value: 'ad', pending: [] })
  })

  it('stays when only the last of two earlier texts comes back', () => {
    const twice = send(send(initialText(''), 'a'), 'ad')
    expect(receiveValue(twice, 'ad')).toEqual({ text: 'ad', value: 'ad', pending: [] })
  })

  it('keeps a space that the caller trims, because another word can follow', () => {
    const state = receiveValue(send(initialText(''), 'night '), 'night')
    expect(state.text).toBe('night ')
    expect(receiveValue(send(typeText(state, 'night s'), 'night s'), 'night s').text).toBe('night s')
  })

  it('is replaced by a value that was set elsewhere', () => {
    const state = receiveValue(send(initialText(''), 'ad'), 'ad')
    expect(receiveValue(state, '')).toEqual(initialText(''))
    expect(receiveValue(typeText(state, 'ada'), 'zhang')).toEqual(initialText('zhang'))
  })

  it('is replaced by an earlier text that was set elsewhere, when the later ones were dropped', () => {
    const dropped = receiveValue(send(send(initialText(''), 'a'), ''), 'a')
    expect(settleText(dropped)).toEqual(initialText('a'))
    const typing = typeText(dropped, 'ab')
    expect(settleText(typing)).toBe(typing)
  })

  it('ignores a value that it has already', () => {
    const state = typeText(initialText('ad'), 'ada')
    expect(receiveValue(state, 'ad')).toBe(state)
  })
})

describe('sending', () => {
  it('happens only for a text that the caller does not know yet', () => {
    const state = send(initialText(''), 'ad')
    expect(hasUnsentText(initialText('ad'))).toBe(false)
    expect(hasUnsentText(typeText(initialText(''), 'ad'))).toBe(true)
    expect(hasUnsentText(state)).toBe(false)
    expect(sendText(state)).toBe(state)
    expect(hasUnsentText(typeText(state, ''))).toBe(true)
  })
})
