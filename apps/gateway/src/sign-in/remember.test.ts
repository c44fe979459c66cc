import { describe, expect, it } from 'vitest'
import { remember } from './remember'

/** A provider that answers 1, 2, 3 …, or is away. */
function provider() {
  const state = { asked: 0, isAway: false }
  const read = async () => {
    state.asked += 1
    if (state.isAway) throw new Error(`away at ${state.asked}`)
    return state.asked
  }
  return { state, kept: remember(read, { freshMs: 1000, cooldownMs: 100 }) }
}

describe('what is kept of a provider', () => {
  it('is read once while it is fresh, and once for all who ask at the same time', async () => {
    const { kept } = provider()
    expect(await Promise.all([kept.get(0), kept.get(0), kept.get(0)])).toEqual([1, 1, 1])
    expect(await kept.get(999)).toBe(1)
    expect(await kept.get(1000)).toBe(2)
  })

  it('is used while the provider is unreachable', async () => {
    const { state, kept } = provider()
    await kept.get(0)
    state.isAway = true
    expect(await kept.get(5000)).toBe(1)
    state.isAway = false
    expect(await kept.get(5100)).toBe(3)
  })

  it('is read again after the clock jumps back', async () => {
    const { state, kept } = provider()
    const HOUR = 3_600_000
    expect(await kept.get(HOUR)).toBe(1)
    expect(await kept.refresh(0)).toBe(true)
    state.isAway = true
    expect(await kept.get(-HOUR)).toBe(2)
    state.isAway = false
    expect(await kept.get(-HOUR + 100)).toBe(4)
  })

  it('is not asked for by every call of a provider that is away', async () => {
    const { state, kept } = provider()
    state.isAway = true
    await expect(kept.get(0)).rejects.toThrow('away at 1')
    await expect(kept.get(99)).rejects.toThrow('away at 1')
    await expect(kept.get(100)).rejects.toThrow('away at 2')
    state.isAway = false
    expect(await kept.get(200)).toBe(3)
  })

  it('is loaded again on demand, but not more often than the pause allows', async () => {
    const { state, kept } = provider()
    await kept.get(0)
    expect(await kept.refresh(99)).toBe(false)
    expect(await kept.refresh(100)).toBe(true)
    expect(await kept.get(100)).toBe(2)
    expect(state.asked).toBe(2)
  })
})
