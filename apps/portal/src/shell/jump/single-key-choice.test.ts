import { afterEach, expect, it, vi } from 'vitest'
import { createSingleKeyChoice } from './single-key-choice'

afterEach(() => vi.unstubAllGlobals())

it('remembers on this device that single keys are off [KEYS-02]', () => {
  const texts = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => texts.set(key, text),
    removeItem: (key: string) => texts.delete(key),
  })
  const listener = vi.fn()
  const choice = createSingleKeyChoice()
  choice.subscribe(listener)
  expect(choice.isOn()).toBe(true)
  choice.choose(false)
  expect([choice.isOn(), createSingleKeyChoice().isOn()]).toEqual([false, false])
  choice.choose(true)
  expect([choice.isOn(), createSingleKeyChoice().isOn()]).toEqual([true, true])
  expect(listener).toHaveBeenCalledTimes(2)
})
