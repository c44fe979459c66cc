import { describe, expect, it, vi } from 'vitest'
import { tokenOf as tokenWith } from '../../../test/fake-server'
import { createSessionStore, type NewSession } from './session-store'

const NOW = 1_780_000_000_000
const HOUR_S = 3600

const tokenOf = (claims: Record<string, unknown> = {}) => tokenWith({ exp: NOW / 1000 + 8 * HOUR_S, ...claims })

const mara = (more: Partial<NewSession> = {}): NewSession => ({
  token: tokenOf(),
  userName: 'mara',
  roles: ['MENU_ADMIN_TOOL_ACCESS'],
  userHasNoProjects: false,
  ...more,
})

/** A browser's storage, and stores over it: one for each tab. */
function browser(stored?: string) {
  let text: string | null = stored ?? null
  let now = NOW
  return {
    readStored: () => (text === null ? null : (JSON.parse(text) as Record<string, unknown>)),
    put: (next: string | null) => {
      text = next
    },
    advance: (ms: number) => {
      now += ms
    },
    open: () =>
      createSessionStore({
        now: () => now,
        storage: {
          read: () => text,
          write: (next) => {
            text = next ?? null
          },
        },
      }),
  }
}

describe('a session that is kept', () => {
  it('holds who it is, of which license, and the flags of the token [AUTH-63, AUTH-66]', () => {
    const store = browser().open()
    expect(store.start(mara({ token: tokenOf({ mustUpdatePassword: true }), userHasNoProjects: true }))).toBe(true)
    expect(store.get()).toMatchObject({
      userId: 7,
      userName: 'mara',
      licenseId: 1,
      mustUpdatePassword: true,
      userHasNoProjects: true,
      isSsoUser: false,
    })
  })

  it('keeps these values in this browser, and never a guid [AUTH-67, AUTH-68]', () => {
    const tabs = browser()
    tabs.open().start(mara({ ssoUrl: 'https://idp.example/start', userHasNoProjects: true }))
    expect(tabs.readStored()).toEqual({
      token: tokenOf(),
      userName: 'mara',
      roles: ['MENU_ADMIN_TOOL_ACCESS'],
      isSsoUser: true,
      ssoUrl: 'https://idp.example/start',
      userHasNoProjects: true,
    })
  })

  it.each([
    ['a letter that no header carries', (token: string) => token.replace(/^[^.]*/, 'Ā')],
    ['a control character', (token: string) => `${token}\u0001`],
    ['a line feed', (token: string) => `${token}\n`],
    ['no end', (token: string) => token + 'a'.repeat(20_000)],
  ])('is none where its token has %s: every call would fail, and no server could end it', (_, spoil) => {
    const stored = { token: spoil(tokenOf()), userName: 'mara', roles: [] }
    const store = browser(JSON.stringify(stored)).open()
    expect(store.get()).toBeUndefined()
  })

  it('is restored when the portal is opened again, with the roles of the server [AUTH-65]', () => {
    const tabs = browser()
    tabs.open().start(mara())
    expect(tabs.open().get()?.roles).toEqual(['MENU_ADMIN_TOOL_ACCESS'])
  })

  it('is of a single sign-on user when the login reply had an address [AUTH-48]', () => {
    const store = browser().open()
    store.start(mara({ ssoUrl: 'https://idp.example/start' }))
    expect(store.get()).toMatchObject({ isSsoUser: true, ssoUrl: 'https://idp.example/start' })
  })

  it('takes the roles of the server only, never those of its token [AUTH-65]', () => {
    const tabs = browser(JSON.stringify({ token: tokenOf(), userName: 'mara' }))
    expect(tabs.open().get()).toBeUndefined()
  })

  it('follows the roles and projects that the server says later', () => {
    const tabs = browser()
    const store = tabs.open()
    store.start(mara())
    store.update({ roles: [], userHasNoProjects: true })
    expect(store.get()).toMatchObject({ roles: [], userHasNoProjects: true })
    expect(tabs.readStored()).toMatchObject({ token: tokenOf(), roles: [], userHasNoProjects: true })
  })
})

describe('what cannot be read counts as signed out', () => {
  it.each([
    ['no JSON', '{'],
    ['another thing', '[1,2]'],
    ['a number', '7'],
    ['a token that is none', JSON.stringify({ token: 'nonsense', userName: 'mara', roles: [] })],
    ['a token of other claims', JSON.stringify({ token: 'e30.e30.x', userName: 'mara', roles: [] })],
    ['no user name', JSON.stringify({ token: tokenOf(), roles: [] })],
    ['roles that are no list', JSON.stringify({ token: tokenOf(), userName: 'mara', roles: 'ADMIN' })],
  ])('%s [AUTH-64]', (_, text) => {
    expect(browser(text).open().get()).toBeUndefined()
  })

  it('asks a single sign-on user without a name for it, as Login does in relog mode [AUTH-15, AUTH-103]', () => {
    const stored = { token: tokenOf(), ssoUrl: 'https://idp.example/start', isSsoUser: true }
    const store = browser(JSON.stringify(stored)).open()
    expect(store.get()).toBeUndefined()
    expect(store.remembered()).toEqual({ userName: undefined, ssoUrl: 'https://idp.example/start' })
  })

  it('a login whose token cannot be read, or has expired, starts nothing [ERR-22]', () => {
    const tabs = browser()
    const store = tabs.open()
    expect(store.start(mara({ token: 'nonsense' }))).toBe(false)
    expect(store.start(mara({ token: tokenOf({ exp: NOW / 1000 - 1 }) }))).toBe(false)
    expect(tabs.readStored()).toBeNull()
  })
})

describe('the end of a session', () => {
  it('by logging out forgets everything [AUTH-17, AUTH-69, AUTH-70]', () => {
    const tabs = browser()
    const store = tabs.open()
    store.start(mara({ ssoUrl: 'https://idp.example/start', userHasNoProjects: true }))
    store.end('logged-out')
    expect(tabs.readStored()).toBeNull()
    expect(store.shown()).toBeUndefined()
    expect(store.remembered()).toBeUndefined()
  })

  it('by time drops the token and roles alone, so that single sign-on starts where it did [AUTH-17, AUTH-15]', () => {
    const tabs = browser()
    const store = tabs.open()
    store.start(mara({ ssoUrl: 'https://idp.example/start' }))
    store.end('expired')
    expect(tabs.readStored()).toEqual({ userName: 'mara', isSsoUser: true, ssoUrl: 'https://idp.example/start' })
    expect(store.remembered()).toEqual({ userName: 'mara', ssoUrl: 'https://idp.example/start' })
  })

  it('comes when the time of the token has passed [AUTH-62]', () => {
    const tabs = browser()
    const store = tabs.open()
    store.start(mara())
    tabs.advance(8 * HOUR_S * 1000 - 1)
    expect(store.get()?.userName).toBe('mara')
    tabs.advance(1)
    expect(store.get()).toBeUndefined()
  })

  it('leaves the open page to its owner, who goes on where it was [ERR-93]', () => {
    const store = browser().open()
    const [onHandover, onReturn] = [vi.fn(), vi.fn()]
    store.start(mara())
    store.onHandover(onHandover)
    store.onReturn(onReturn)
    const page = store.shown()?.id
    store.end('expired')
    expect([store.get(), store.shown()?.id, store.isWaiting()]).toEqual([undefined, page, true])
    store.start(mara({ token: tokenOf({ exp: NOW / 1000 + 9 * HOUR_S }) }))
    expect([store.get()?.id, store.isWaiting()]).toEqual([page, false])
    expect(onHandover).not.toHaveBeenCalled()
    expect(onReturn).toHaveBeenCalledOnce()
  })

  it('leaves the page when someone else signs in', () => {
    const store = browser().open()
    const onHandover = vi.fn()
    store.start(mara())
    store.end('expired')
    store.onHandover(onHandover)
    store.start(mara({ token: tokenOf({ userId: 8, userName: 'ben' }), userName: 'ben' }))
    expect(onHandover).toHaveBeenCalledExactlyOnceWith({ isElsewhere: false })
  })

  it('is announced once if it ended before the portal was opened [ROUTE-50]', () => {
    const tabs = browser(JSON.stringify({ token: tokenOf({ exp: NOW / 1000 - 1 }), userName: 'mara', roles: [] }))
    const store = tabs.open()
    expect([store.get(), store.takeExpired(), store.takeExpired()]).toEqual([undefined, true, false])
    expect(tabs.readStored()).toEqual({ userName: 'mara' })
    expect(tabs.open().takeExpired()).toBe(false)
  })

  it('is not announced to a user who never signed in [ROUTE-50]', () => {
    expect(browser().open().takeExpired()).toBe(false)
  })
})

describe('a session that is extended', () => {
  it('is the same one with a new end', () => {
    const tabs = browser()
    const store = tabs.open()
    const onHandover = vi.fn()
    store.start(mara({ ssoUrl: 'https://idp.example/start' }))
    store.onHandover(onHandover)
    const { id } = store.get() ?? {}
    const token = tokenOf({ exp: NOW / 1000 + 9 * HOUR_S })
    expect(store.renew(token)).toBe(true)
    expect(store.get()).toMatchObject({ id, token, exp: NOW / 1000 + 9 * HOUR_S, isSsoUser: true })
    expect(tabs.readStored()).toMatchObject({ token, ssoUrl: 'https://idp.example/start' })
    expect(onHandover).not.toHaveBeenCalled()
  })

  it('accepts neither nonsense nor the token of someone else', () => {
    const store = browser().open()
    store.start(mara())
    expect(store.renew('nonsense')).toBe(false)
    expect(store.renew(tokenOf({ userId: 8 }))).toBe(false)
    expect(store.get()?.token).toBe(tokenOf())
  })
})

describe('another tab', () => {
  const twoTabs = () => {
    const tabs = browser()
    const [here, there] = [tabs.open(), tabs.open()]
    const onHandover = vi.fn()
    here.start(mara())
    there.follow()
    there.onHandover(onHandover)
    return { tabs, here, there, onHandover }
  }

  it('is signed out with this one', () => {
    const { here, there, onHandover } = twoTabs()
    here.end('logged-out')
    there.follow()
    expect(there.shown()).toBeUndefined()
    expect(onHandover).toHaveBeenCalledExactlyOnceWith({ isElsewhere: true })
  })

  it('waits with this one, and goes on with it', () => {
    const { here, there, onHandover } = twoTabs()
    here.end('expired')
    there.follow()
    expect([there.isWaiting(), there.shown()?.userName]).toEqual([true, 'mara'])
    here.start(mara({ token: tokenOf({ exp: NOW / 1000 + 9 * HOUR_S }) }))
    there.follow()
    expect([there.isWaiting(), there.get()?.exp]).toEqual([false, NOW / 1000 + 9 * HOUR_S])
    expect(onHandover).not.toHaveBeenCalled()
  })

  it('keeps its page when this one extends the session', () => {
    const { here, there, onHandover } = twoTabs()
    const page = there.get()?.id
    here.renew(tokenOf({ exp: NOW / 1000 + 9 * HOUR_S }))
    there.follow()
    expect([there.get()?.id, there.get()?.exp]).toEqual([page, NOW / 1000 + 9 * HOUR_S])
    expect(onHandover).not.toHaveBeenCalled()
  })

  it('belongs to the next user who signs in', () => {
    const { here, there, onHandover } = twoTabs()
    here.end('logged-out')
    here.start(mara({ token: tokenOf({ userId: 8, userName: 'ben' }), userName: 'ben' }))
    there.follow()
    expect(there.get()?.userName).toBe('ben')
    expect(onHandover).toHaveBeenCalledExactlyOnceWith({ isElsewhere: true })
  })

  it('is signed out when the storage is cleared or spoiled', () => {
    const { tabs, there } = twoTabs()
    tabs.put('{')
    there.follow()
    expect(there.shown()).toBeUndefined()
  })
})
