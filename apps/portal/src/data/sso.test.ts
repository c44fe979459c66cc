import { describe, expect, it, vi } from 'vitest'
import { callsTo, type Answers } from '../../test/fake-server'
import { randomState, startSso } from './sso'

const LOOK_UP = 'GET /user/sso.user/getSsoUrl'

async function start(answers: Answers) {
  const keep = vi.fn()
  const { calls } = callsTo(answers)
  const outcome = await startSso(
    { userName: 'sso.user', redirectUrl: '/users/list' },
    { calls, origin: 'https://portal.example', makeState: () => 'state-of-this-time', now: () => 1234, keep },
  )
  return { outcome, keep }
}

describe('single sign-on', () => {
  it.each([
    ['a text', 'https://idp.example/start?a=1'],
    ['an object', { ssoUrl: 'https://idp.example/start?a=1' }],
  ])(
    'starts at the address of the user, of %s, with a state that is kept [AUTH-102, AUTH-55, API-18]',
    async (_, body) => {
      const { outcome, keep } = await start({ [LOOK_UP]: { body } })
      expect(outcome).toEqual({
        address: 'https://idp.example/start?a=1&state=state-of-this-time&login_hint=sso.user',
      })
      expect(keep).toHaveBeenCalledExactlyOnceWith({
        userName: 'sso.user',
        redirectUrl: '/users/list',
        state: 'state-of-this-time',
        startedAt: 1234,
      })
    },
  )

  it('may start at the portal itself', async () => {
    const { outcome } = await start({ [LOOK_UP]: { body: '/gateway/x/sso/start' } })
    expect(outcome).toEqual({
      address: 'https://portal.example/gateway/x/sso/start?state=state-of-this-time&login_hint=sso.user',
    })
  })

  it.each([
    ['an empty text', ''],
    ['an empty object', {}],
    ['null', { ssoUrl: null }],
    ['blanks', '  '],
  ])('says who has no account, of %s [AUTH-104, AUTH-105, ERR-20]', async (_, body) => {
    const { outcome, keep } = await start({ [LOOK_UP]: { body } })
    expect(outcome).toEqual({
      message:
        'The user information entered is not an active SSO account, your SSO login is likely your e-mail address. Check with your IT staff if you need help.', // specified: ERR-20
    })
    expect(keep).not.toHaveBeenCalled()
  })

  it.each(['http://idp.example/start', 'javascript:alert(1)', 'data:text/html,x'])(
    'does not follow %s [AUTH-103]',
    async (body) => {
      const { outcome, keep } = await start({ [LOOK_UP]: { body } })
      expect(outcome).toHaveProperty('message')
      expect(keep).not.toHaveBeenCalled()
    },
  )

  it('says when nobody could be asked [AUTH-105, ERR-33]', async () => {
    expect((await start({ [LOOK_UP]: { status: 500 } })).outcome).toEqual({ message: 'Failed to fetch SSO info.' })
  })

  it('has another state each time, which an address carries as it is', () => {
    const states = Array.from({ length: 20 }, randomState)
    expect(new Set(states).size).toBe(20)
    for (const state of states) expect(state).toMatch(/^[\w-]{43}$/)
  })
})
