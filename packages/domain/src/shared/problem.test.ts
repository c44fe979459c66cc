import { describe, expect, it } from 'vitest'
import { isProblem, kindOfStatus, getMessage, Problem } from './problem'

describe('the kind of a status', () => {
  it.each([
    [0, 'unreachable'],
    [400, 'invalid'],
    [401, 'signed-out'],
    [403, 'forbidden'],
    [404, 'not-found'],
    [409, 'conflict'],
    [412, 'ended'],
    [413, 'too-large'],
    [415, 'unsupported-type'],
    [422, 'invalid'],
    [429, 'too-many'],
    [500, 'failed'],
    [502, 'unreachable'],
    [503, 'unreachable'],
    [504, 'unreachable'],
    [418, 'failed'],
    [200, 'failed'],
  ])('%i is %s', (status, kind) => {
    expect(kindOfStatus(status)).toBe(kind)
  })
})

describe('a problem', () => {
  it('carries what the server said', () => {
    const cause = new Error('socket')
    const problem = new Problem({ status: 429, message: 'Slowly.', requestId: 'r-1', retryAfter: 5, cause })
    expect(problem).toMatchObject({ kind: 'too-many', message: 'Slowly.', requestId: 'r-1', retryAfter: 5, fields: {} })
    expect(problem.cause).toBe(cause)
    expect(isProblem(problem)).toBe(true)
    expect(isProblem(cause)).toBe(false)
  })

  it.each([
    ["the server's sentence where there is one", new Problem({ status: 400, message: 'Name taken.' }), 'Name taken.'],
    ['the fixed message where the server had none', new Problem({ status: 500, message: '' }), 'Failed to save.'],
    ['the fixed message for anything else', new Error('TypeError: x is undefined'), 'Failed to save.'],
  ])('shows %s [ERR-02]', (_, error, expected) => {
    expect(getMessage(error, 'Failed to save.')).toBe(expected)
  })
})
