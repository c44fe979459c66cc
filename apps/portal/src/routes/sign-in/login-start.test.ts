import { describe, expect, it } from 'vitest'
import { startOfLogin, type LoginFacts } from './login-start'

const NOW = 1_700_000_000_000
const MINUTE = 60_000
const started = {
  state: 'a-state-of-this-browser',
  startedAt: NOW - MINUTE,
  userName: 'sso.user',
  redirectUrl: '/users/list',
}
const RETURN = '#id_token=a.b.c&state=a-state-of-this-browser'

const startWith = (facts: Partial<LoginFacts> = {}) =>
  startOfLogin({
    search: '',
    hash: '',
    hasSession: false,
    hasSsoLogout: false,
    remembered: undefined,
    started: undefined,
    now: NOW,
    ...facts,
  })

describe('Login, opened plainly', () => {
  it('checks the session that is kept [AUTH-57]', () => {
    expect(startWith({ hasSession: true })).toMatchObject({ kind: 'form', task: 'check' })
  })

  it('shows the form at once without one, and says nothing [AUTH-61, AUTH-16]', () => {
    expect(startWith()).toMatchObject({ kind: 'form', task: undefined, isEnded: false, mode: 'normal' })
  })

  it('is in relog mode where single sign-on is remembered [AUTH-15]', () => {
    const remembered = { userName: 'sso.user', ssoUrl: 'https://idp.example/start' }
    expect(startWith({ remembered })).toMatchObject({ mode: 'relog', userName: 'sso.user' })
    expect(startWith({ remembered: { userName: 'mara', ssoUrl: undefined } })).toMatchObject({ mode: 'normal' })
  })

  it('asks for single sign-on again after Back from the provider [AUTH-121]', () => {
    expect(startWith({ started })).toMatchObject({ mode: 'new-sso', userName: 'sso.user', failure: undefined })
  })

  it('reads where to go on to [AUTH-02]', () => {
    expect(startWith({ search: '?redirectUrl=/users/list' })).toMatchObject({ redirectUrl: '/users/list' })
  })
})

describe('Login, opened with a status', () => {
  it('forgets the session and asks for no check [AUTH-50]', () => {
    expect(startWith({ search: '?status=412', hasSession: true })).toMatchObject({
      task: undefined,
      isForgotten: true,
      isEnded: true,
    })
  })

  it('shows an alert for 412 alone [AUTH-11]', () => {
    expect(startWith({ search: '?status=500', hasSession: true })).toMatchObject({ isForgotten: true, isEnded: false })
  })
})

describe('Login, opened to log off', () => {
  it('logs out first [AUTH-51]', () => {
    expect(startWith({ search: '?logOff=true', hasSession: true })).toMatchObject({ kind: 'form', task: 'log-off' })
  })

  it('goes by way of the provider for users of single sign-on [AUTH-49, AUTH-51]', () => {
    expect(startWith({ search: '?logOff=true', hasSession: true, hasSsoLogout: true })).toEqual({ kind: 'sso-logout' })
  })
})

describe('a return from single sign-on', () => {
  it('is handed in where its state is the one that was kept [AUTH-53, AUTH-55]', () => {
    expect(startWith({ hash: RETURN, started })).toEqual({
      kind: 'hand-in',
      handIn: { idToken: 'a.b.c', started },
    })
  })

  it.each([
    ['unknown', RETURN, { ...started, state: 'another-state-of-this' }],
    ['used already', RETURN, undefined],
    ['missing', '#id_token=a.b.c', started],
    ['empty', '#id_token=a.b.c&state=', started],
  ])('is refused without a call where its state is %s [AUTH-55]', (_, hash, stored) => {
    expect(startWith({ hash, started: stored, hasSession: true })).toMatchObject({
      kind: 'form',
      task: undefined,
      failure:
        'Single Sign-on error. If the error persists please contact an administrator with the following code: invalid_state - This sign-on was already used, or it was started in another browser. Start again.',
    })
  })

  it.each(['#error=denied&error_description=No+access', `${RETURN}&error=denied&error_description=No+access`])(
    'with an error shows it, whatever else came: %s [AUTH-54, AUTH-108, ERR-15]',
    (hash) => {
      expect(startWith({ hash, started })).toMatchObject({
        kind: 'form',
        failure:
          'Single Sign-on error. If the error persists please contact an administrator with the following code: denied - No access',
        redirectUrl: '/users/list',
      })
    },
  )
})

describe('a single sign-on error in the URL [AUTH-117]', () => {
  const SENTENCE =
    'Single Sign-on error. If the error persists please contact an administrator with the following code:'
  const BAIT = '#error=Your+account+is+locked&error_description=call+555+0100'

  it.each([
    ['no single sign-on was started here', undefined],
    ['one was started too long ago', { ...started, startedAt: NOW - 10 * MINUTE - 1 }],
    ['one was started before the clock was set back', { ...started, startedAt: NOW + MINUTE }],
  ])('is not shown when %s', (_, start) => {
    expect(startWith({ hash: BAIT, started: start })).toMatchObject({ failure: `${SENTENCE} unknown - unknown` })
  })

  it('is shown up to ten minutes after this browser started single sign-on', () => {
    const start = { ...started, startedAt: NOW - 10 * MINUTE }
    expect(startWith({ hash: '#error=server_error&error_description=Try+later', started: start })).toMatchObject({
      failure: `${SENTENCE} server_error - Try later`,
    })
  })

  it.each(['#error=x', '#error=x&error_description=', '#error=x&error_description=+'])(
    'without a description says unknown: %s',
    (hash) => {
      expect(startWith({ hash, started })).toMatchObject({ failure: `${SENTENCE} x - unknown` })
      expect(startWith({ hash: '#error=', started })).toMatchObject({ failure: `${SENTENCE} unknown - unknown` })
    },
  )

  it.each([
    ['this browser started', started],
    ['nobody started', undefined],
  ])('is not shown after the user canceled, and single sign-on that %s can start again', (_, start) => {
    const hash = '#error=access_denied&error_description=End-User+aborted+interaction'
    expect(startWith({ hash, started: start })).toMatchObject({
      kind: 'form',
      mode: 'new-sso',
      failure: undefined,
      userName: start?.userName,
      redirectUrl: start?.redirectUrl ?? null,
    })
  })

  it('is not shown to a remembered user who canceled, who only has to start again', () => {
    const remembered = { userName: 'sso.user', ssoUrl: 'https://idp.example/start' }
    expect(startWith({ hash: '#error=access_denied', remembered })).toMatchObject({ mode: 'relog', failure: undefined })
  })
})

it('asks hash, status, log-off and session in this order [AUTH-56]', () => {
  const everything = { search: '?status=412&logOff=true', hash: RETURN, started, hasSession: true }
  expect(startWith(everything)).toMatchObject({ kind: 'hand-in' })
  expect(startWith({ ...everything, hash: '' })).toMatchObject({ isForgotten: true, task: undefined })
  expect(startWith({ ...everything, hash: '', search: '?logOff=true' })).toMatchObject({ task: 'log-off' })
  expect(startWith({ ...everything, hash: '', search: '?logOff=false' })).toMatchObject({ task: 'check' })
})
