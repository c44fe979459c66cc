import { describe, expect, it } from 'vitest'
import { weightKey } from './weight-keys'

const none = { altKey: false, shiftKey: false, ctrlKey: false, metaKey: false }

describe('a key in a row', () => {
  it.each([
    ['ArrowUp', {}, { kind: 'step', by: 1 }],
    ['ArrowDown', {}, { kind: 'step', by: -1 }],
    ['ArrowUp', { shiftKey: true }, { kind: 'step', by: 10 }],
    ['ArrowDown', { shiftKey: true }, { kind: 'step', by: -10 }],
    ['ArrowUp', { altKey: true }, { kind: 'step', by: 0.1 }],
    ['ArrowDown', { altKey: true }, { kind: 'step', by: -0.1 }],
    ['PageUp', {}, { kind: 'step', by: 5 }],
    ['PageDown', {}, { kind: 'step', by: -5 }],
    ['Home', {}, { kind: 'put', weight: 0 }],
    ['End', {}, { kind: 'put', weight: 100 }],
    ['Enter', {}, { kind: 'next' }],
    ['=', {}, { kind: 'rest' }],
    ['=', { shiftKey: true }, { kind: 'rest' }],
  ])('%s with %j', (key, modifiers, action) => {
    expect(weightKey({ ...none, ...modifiers, key })).toEqual(action)
  })

  it.each([
    ['5', {}],
    ['ArrowLeft', {}],
    ['Home', { shiftKey: true }],
    ['ArrowUp', { ctrlKey: true }],
    ['ArrowUp', { altKey: true, shiftKey: true }],
    ['=', { ctrlKey: true }],
    ['Enter', { metaKey: true }],
    ['constructor', {}],
  ])('does not handle %s with %j', (key, modifiers) => {
    expect(weightKey({ ...none, ...modifiers, key })).toBeUndefined()
  })
})
