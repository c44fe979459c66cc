import { expect, it } from 'vitest'
import { requestMessages } from '@sitewright/domain/shared/messages'
import { unansweredProblem } from './failure'

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
