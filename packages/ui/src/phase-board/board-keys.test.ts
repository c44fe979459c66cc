import { describe, expect, it } from 'vitest'
import { intentOf } from './board-keys'

const held = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false }

describe('a key on the board', () => {
  it.each([
    ['ArrowUp', {}, { kind: 'go', step: 'up' }],
    ['ArrowRight', {}, { kind: 'go', step: 'on' }],
    ['ArrowLeft', { altKey: true }, { kind: 'move', step: 'back' }],
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
    expect(intentOf({ ...held, ...modifiers, key }, false)).toEqual(intent)
  })

  it('leads the other way where lines run from right to left', () => {
    expect(intentOf({ ...held, key: 'ArrowLeft' }, true)).toEqual({ kind: 'go', step: 'on' })
    expect(intentOf({ ...held, key: 'ArrowRight', altKey: true }, true)).toEqual({ kind: 'move', step: 'back' })
  })

  it('leaves the browser and the system their own keys', () => {
    expect(intentOf({ ...held, key: 'm', ctrlKey: true }, false)).toBeUndefined()
    expect(intentOf({ ...held, key: 'ArrowDown', shiftKey: true }, false)).toBeUndefined()
    expect(intentOf({ ...held, key: 'Home', altKey: true }, false)).toBeUndefined()
    expect(intentOf({ ...held, key: 'Tab' }, false)).toBeUndefined()
  })
})
