import { describe, expect, it, vi } from 'vitest'
import { createChecks } from './checks'

const fails = (message: string) => () => Promise.reject(new Error(message))

describe('the parts of Home', () => {
  it('are read without those that failed, which are logged [HOME-07]', async () => {
    const logError = vi.fn()
    const { check, end } = createChecks(logError)
    expect(await check(true, fails('Of one part.'))).toEqual({ state: 'failed' })
    expect(await check(true, () => Promise.resolve(7))).toEqual({ state: 'ok', value: 7 })
    expect(await check(false, fails('Never read.'))).toBeUndefined()
    end()
    expect(logError.mock.calls).toEqual([[new Error('Of one part.')]])
  })

  it('fail together if none of them could be read [HOME-07]', async () => {
    const logError = vi.fn()
    const { check, end } = createChecks(logError)
    await check(true, fails('The first.'))
    await check(true, fails('The second.'))
    expect(end).toThrow('The first.')
    expect(logError).not.toHaveBeenCalled()
  })

  it('are none for a user without roles', () => {
    expect(createChecks(vi.fn()).end).not.toThrow()
  })
})
