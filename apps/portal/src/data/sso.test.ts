import { ssoMessages } from '@sitewright/domain/session/sso-messages'
import { describe, expect, it, vi } from 'vitest'
import { callsTo, type Answers } from '../../test/fake-server'
import { randomState, startSso, startSsoIn, type SsoWindow } from './sso'

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

describe('single sign-on in a window of its own', () => {
  /** A window that the user can close while the server answers. Without a page it has no storage. */
  function openWindow() {
    const assign = vi.fn<(address: string) => void>()
    const setItem = vi.fn<(key: string, value: string) => void>()
    const state = { closed: false }
    const opened: SsoWindow = {
      get closed() {
        return state.closed
      },
      close: () => {
        state.closed = true
      },
      get sessionStorage() {
        if (state.closed) throw new DOMException('The window has no page.', 'SecurityError')
        return { setItem }
      },
      location: { assign },
    }
    return { opened, assign, setItem }
  }
  const startIn = (opened: SsoWindow, answers: Answers) =>
    startSsoIn(
      opened,
      { userName: 'sso.user', forUserId: 7 },
      {
        calls: callsTo(answers).calls,
        origin: 'https://portal.example',
        makeState: () => 'state-of-this-time',
        now: () => 1,
      },
    )

  it('goes to the address, and keeps the start in the storage of that window', async () => {
    const { opened, assign, setItem } = openWindow()
    expect(await startIn(opened, { [LOOK_UP]: { body: 'https://idp.example/start' } })).toBeUndefined()
    expect(assign).toHaveBeenCalledOnce()
    expect(setItem).toHaveBeenCalledOnce()
  })

  it('ends without a failure when the user closes the window before the server answers', async () => {
    const { opened, assign, setItem } = openWindow()
    const started = startIn(opened, { [LOOK_UP]: { body: 'https://idp.example/start' } })
    opened.close()
    expect(await started).toBeUndefined()
    expect(assign).not.toHaveBeenCalled()
    expect(setItem).not.toHaveBeenCalled()
  })

  it('closes the window and says why it could not start', async () => {
    const { opened } = openWindow()
    expect(await startIn(opened, { [LOOK_UP]: { status: 500 } })).toBe(ssoMessages.infoFailed)
    expect(opened.closed).toBe(true)
  })
})
