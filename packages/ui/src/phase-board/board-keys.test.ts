import { describe, expect, it } from 'vitest'
import { readIntent } from './board-keys'

const NO_MODIFIERS = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false }

describe('a key on the board', () => {
  it.each([
    ['ArrowUp', {}, { kind: 'go', step: 'up' }],
    ['ArrowRight', {}, { kind: 'go', step: 'next' }],
    ['ArrowLeft', { altKey: true }, { kind: 'move', step: 'previous' }],
    ['ArrowDown', { altKey: true }, { kind: 'move', step: 'down' }],
    ['Home', {}, { kind: 'go', step: 'first' }],
    ['End', {}, { kind: 'go', step: 'last' }],
    ['Enter', {}, { kind: 'open' }],
    ['Enter', { ctrlKey: true }, { kind: 'add' }],
    ['Enter', { metaKey: true }, { kind: 'add' }],
    [' ', {}, { kind: 'menu' }],
    ['m', {}, { kind: 'menu' }],
    ['M', {}, { kind: 'menu' }],
    ['F2', {}, { kind: 'rename' }],
    ['Delete', {}, { kind: 'remove' }],
    ['z', { ctrlKey: true }, { kind: 'undo' }],
    ['Z', { ctrlKey: true, shiftKey: true }, { kind: 'redo' }],
  ] as const)('%s with %o is %o', (key, modifiers, intent) => {
    expect(readIntent({ ...NO_MODIFIERS, ...modifiers, key }, false)).toEqual(intent)
  })

  it('reverses the phases in a right-to-left page', () => {
    expect(readIntent({ ...NO_MODIFIERS, key: 'ArrowLeft' }, true)).toEqual({ kind: 'go', step: 'next' })
    expect(readIntent({ ...NO_MODIFIERS, key: 'ArrowRight', altKey: true }, true)).toEqual({
      kind: 'move',
      step: 'previous',
    })
  })

  it('leaves other keys to the browser and the system', () => {
    expect(readIntent({ ...NO_MODIFIERS, key: 'm', ctrlKey: true }, false)).toBeUndefined()
    expect(readIntent({ ...NO_MODIFIERS, key: 'ArrowDown', shiftKey: true }, false)).toBeUndefined()
    expect(readIntent({ ...NO_MODIFIERS, key: 'Home', altKey: true }, false)).toBeUndefined()
    expect(readIntent({ ...NO_MODIFIERS, key: 'Tab' }, false)).toBeUndefined()
  })
})
