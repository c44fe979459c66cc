import { describe, expect, it, vi } from 'vitest'
import { createStepUp } from './step-up'

describe('step-up', () => {
  it('answers all pending calls with one dialog [AUTH-114]', async () => {
    const stepUp = createStepUp()
    const listener = vi.fn()
    stepUp.subscribe(listener)
    const calls = [stepUp.ask(), stepUp.ask()]
    expect(stepUp.get()).toMatchObject({ isOpen: true, round: 1 })
    expect(listener).toHaveBeenCalledOnce()
    stepUp.settle(true)
    expect(await Promise.all(calls)).toEqual([true, true])
    expect(stepUp.get()).toMatchObject({ isOpen: false, round: 1 })
  })

  it('opens again for a later call, and rejects it when the user cancels', async () => {
    const stepUp = createStepUp()
    void stepUp.ask()
    stepUp.settle(true)
    const call = stepUp.ask()
    expect(stepUp.get()).toMatchObject({ isOpen: true, round: 2 })
    stepUp.settle(false)
    expect(await call).toBe(false)
  })

  it('does nothing without a pending call', () => {
    const stepUp = createStepUp()
    const listener = vi.fn()
    const unsubscribe = stepUp.subscribe(listener)
    stepUp.settle(false)
    unsubscribe()
    void stepUp.ask()
    expect(listener).not.toHaveBeenCalled()
  })
})
