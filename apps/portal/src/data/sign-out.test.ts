import { describe, expect, it, vi } from 'vitest'
import { Problem } from '@sitewright/domain/shared/problem'
import { callsTo } from '../../test/fake-server'
import { createEndOfSession } from './end-of-session'
import { endAtServer } from './sign-out'

describe('logging out', () => {
  it('calls the server with the token of the session [AUTH-71]', async () => {
    const { calls, asked } = callsTo({ 'PUT /logout': {} })
    expect(await endAtServer(calls, 'token')).toMatchObject({ kind: 'done' })
    expect(asked).toEqual(['PUT /logout token'])
  })

  it('is done when the server says 412: that session is over [ERR-27]', async () => {
    const { calls } = callsTo({ 'PUT /logout': { status: 412 } })
    expect(await endAtServer(calls, 'token')).toMatchObject({ kind: 'done', isUnreachable: false })
  })

  it('is done here without a server [ERR-27]', async () => {
    const { calls } = callsTo({ 'PUT /logout': 'unreachable' })
    expect(await endAtServer(calls, 'token')).toMatchObject({ kind: 'done', isUnreachable: true })
  })

  it('tells a failure, as the session may live on there [AUTH-72, ERR-26]', async () => {
    for (const status of [500, 401]) {
      const { calls } = callsTo({ 'PUT /logout': { status } })
      expect(await endAtServer(calls, 'token')).toMatchObject({ kind: 'failed', message: 'Failed to logout.' })
    }
  })
})

describe('a token that is refused', () => {
  const signOutWith = (status: number, token = 'now') => {
    let current: string | undefined = 'now'
    const end = vi.fn(() => {
      current = undefined
    })
    const onEnded = vi.fn()
    const session = { get: () => (current === undefined ? undefined : ({ token: current } as never)), end }
    const storeNotice = vi.fn()
    const tell = createEndOfSession(session, onEnded, storeNotice)
    for (const sentence of ['Your account was locked.', 'Again.'])
      tell(new Problem({ status, message: sentence }), token)
    return { end, onEnded, storeNotice }
  }

  it('with 412 logs out once, with the sentence of the server [AUTH-74, ERR-90, ERR-91, MSG-02]', () => {
    const { end, onEnded, storeNotice } = signOutWith(412)
    expect(end).toHaveBeenCalledExactlyOnceWith('logged-out')
    expect(storeNotice).toHaveBeenCalledBefore(end)
    expect(storeNotice).toHaveBeenCalledExactlyOnceWith('Your account was locked.')
    expect(onEnded).toHaveBeenCalledExactlyOnceWith('Your account was locked.')
  })

  it('with 401 logs nobody out: the page waits [ERR-93]', () => {
    const { end, onEnded } = signOutWith(401)
    expect(end).toHaveBeenCalledExactlyOnceWith('expired')
    expect(onEnded).not.toHaveBeenCalled()
  })

  it.each([401, 412])('with %s says nothing if another session started since', (status) => {
    const { end, onEnded } = signOutWith(status, 'before')
    expect(end).not.toHaveBeenCalled()
    expect(onEnded).not.toHaveBeenCalled()
  })
})
