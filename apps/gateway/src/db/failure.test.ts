import { expect, it } from 'vitest'
import { requestMessages } from '@sitewright/domain/shared/messages'
import { isPassing, NoTurn, unansweredProblem } from './failure'

const failureWith = (code: string) => new Error('Failed query', { cause: Object.assign(new Error(code), { code }) })

it.each(['55P03', '40001', '40P01'])(
  'says after %s that someone else is saving, not that the database is away',
  (code) => {
    expect([true, false].map((isWrite) => unansweredProblem(failureWith(code), isWrite)?.message)).toEqual([
      requestMessages.notSaved.locked,
      requestMessages.notRead.locked,
    ])
  },
)

it('says of a transaction without a turn that nothing was saved, and that it can be repeated', () => {
  const error = new NoTurn('No turn.')
  expect(isPassing(error)).toBe(true)
  expect([true, false].map((isWrite) => unansweredProblem(error, isWrite))).toMatchObject([
    { status: 503, retryAfter: 5, message: requestMessages.notSaved.busy },
    { status: 503, retryAfter: 5, message: requestMessages.notRead.busy },
  ])
})
