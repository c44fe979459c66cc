import { describe, expect, it } from 'vitest'
import { Problem } from '@sitewright/domain/shared/problem'
import { over, settleSave, taggedOf } from './assignment-reply'

const FAILED = 'Failed to update product licenses.'

describe('a save of what somebody is assigned', () => {
  it('names the state that it goes over where the read brought a tag', () => {
    expect(taggedOf({ body: [1], etag: '"a"' })).toEqual({ value: [1], tag: '"a"' })
    expect(over('"a"')).toEqual({ ifMatch: '"a"' })
    expect(over(taggedOf({ body: [1] }).tag)).toEqual({})
  })

  it('brings what is stored, and its new tag', async () => {
    const settled = await settleSave(async () => ({ status: 200, body: [1], etag: '"b"' }), FAILED)
    expect(settled).toEqual({ kind: 'stored', stored: { value: [1], tag: '"b"' } })
  })

  it.each(['2 roles removed: A, B.', { message: '2 roles removed: A, B.' }])(
    'with 210 is saved and warns: %j [USER-73, USER-74, API-68]',
    async (body) => {
      const settled = await settleSave(async () => ({ status: 210, body }), FAILED)
      expect(settled).toEqual({ kind: 'warned', warning: '2 roles removed: A, B.' })
    },
  )

  it('over a newer one is a conflict [ERR-98]', async () => {
    const conflict = new Problem({ status: 409, message: 'Somebody else saved.', current: [] })
    expect(await settleSave(() => Promise.reject(conflict), FAILED)).toEqual({ kind: 'conflict' })
  })

  it.each([
    ['The server said why.', 'The server said why.'],
    ['', FAILED],
  ])('that is refused with %j tells %j [ERR-02, ERR-57]', async (message, told) => {
    const refused = new Problem({ status: 400, message })
    expect(await settleSave(() => Promise.reject(refused), FAILED)).toEqual({ kind: 'failed', message: told })
  })
})
