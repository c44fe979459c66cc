import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createLastProject } from './last-project'

// What another test stored is no project of these users.
beforeEach(() => void vi.stubGlobal('localStorage', undefined))

describe('the project opened last', () => {
  it('is remembered for each user [NAV-15]', () => {
    const last = createLastProject()
    expect(last.get(1)).toBeUndefined()
    last.open(1, 12)
    last.open(2, 40)
    last.open(1, 13)
    expect([last.get(1), last.get(2)]).toEqual([13, 40])
  })

  it('is forgotten only if it is the one that no longer exists', () => {
    const last = createLastProject()
    last.open(1, 12)
    last.forget(1, 11)
    expect(last.get(1)).toBe(12)
    last.forget(1, 12)
    expect(last.get(1)).toBeUndefined()
  })

  it('notifies only of changes', () => {
    const last = createLastProject()
    const listener = vi.fn()
    last.subscribe(listener)
    last.open(1, 12)
    last.open(1, 12)
    expect(listener).toHaveBeenCalledOnce()
  })
})
