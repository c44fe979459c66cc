import { describe, expect, it, vi } from 'vitest'
import { callsTo, tokenOf, type Answers } from '../../test/fake-server'
import { askForNewCode, signInWith, type SignInDeps } from './sign-in'

const ROLES = { body: ['MENU_ADMIN_TOOL_ACCESS'] }
const TOKEN_PROBLEM = 'Something went wrong with login. If this persists, please contact support at help@example.com'

function signIn(answers: Answers, more: Partial<SignInDeps> = {}) {
  const { asked, calls } = callsTo(answers)
  const start = vi.fn<SignInDeps['session']['start']>(() => true)
  const login = () => calls.session.login({ body: { userName: 'mara', password: 'secret' } })
  const outcome = signInWith(login, { calls, session: { start }, supportEmail: 'help@example.com', ...more })
  return { asked, start, outcome }
}

describe('a sign-in', () => {
  it('keeps the session when its roles have come [AUTH-62, AUTH-65, AUTH-76]', async () => {
    const token = tokenOf()
    const body = { token, userHasNoProjects: true, ssoUrl: 'https://idp.example/start' }
    const { outcome, start, asked } = signIn({ 'POST /login': { body }, 'GET /roles/user': ROLES })
    expect(await outcome).toEqual({ kind: 'signed-in' })
    expect(start).toHaveBeenCalledExactlyOnceWith({
      token,
      userName: 'mara',
      roles: ROLES.body,
      ssoUrl: 'https://idp.example/start',
      userHasNoProjects: true,
    })
    expect(asked).toEqual(['POST /login -', `GET /roles/user ${token}`])
  })

  it('with a second factor starts no session [AUTH-22, AUTH-23, AUTH-24]', async () => {
    const { outcome, start, asked } = signIn({ 'POST /login': { body: { token: 'pre', type: 'email' } } })
    expect(await outcome).toEqual({ kind: 'second-factor', token: 'pre' })
    expect(start).not.toHaveBeenCalled()
    expect(asked).toHaveLength(1)
  })

  it.each([undefined, '', 'session'])('with the type %j is one at once [AUTH-24]', async (type) => {
    const body = { token: tokenOf(), type }
    expect(await signIn({ 'POST /login': { body }, 'GET /roles/user': ROLES }).outcome).toEqual({ kind: 'signed-in' })
  })

  it.each([
    ['without a token', {}],
    ['with an empty one', { token: '' }],
    ['with one that cannot be read', { token: 'nonsense' }],
    ['without one, of the type of the second factor', { type: 'email' }],
    ['with no token in it', { token: null }],
    ['that is a text', 'str'],
  ])('%s is a token problem [ERR-21, ERR-22]', async (_, body) => {
    const { outcome, start } = signIn({ 'POST /login': { body }, 'GET /roles/user': ROLES })
    expect(await outcome).toMatchObject({ kind: 'refused', message: TOKEN_PROBLEM })
    expect(start).not.toHaveBeenCalled()
  })

  it('whose token has expired is a token problem [ERR-22]', async () => {
    const body = { token: tokenOf() }
    const { outcome } = signIn(
      { 'POST /login': { body }, 'GET /roles/user': ROLES },
      { session: { start: () => false } },
    )
    expect(await outcome).toMatchObject({ kind: 'refused', message: TOKEN_PROBLEM })
  })

  it('that is refused has the words of the server, else the fixed ones [ERR-19, ERR-02]', async () => {
    const refused = (body: unknown) => signIn({ 'POST /login': { status: 400, body } }).outcome
    expect(await refused({ message: 'Not today.' })).toMatchObject({ message: 'Not today.', isUnreachable: false })
    expect(await refused({})).toMatchObject({ message: 'Failed to login. Try again.' })
  })

  it('without a server says so', async () => {
    expect(await signIn({ 'POST /login': 'unreachable' }).outcome).toMatchObject({
      kind: 'refused',
      isUnreachable: true,
      message: "Can't reach the server. Your changes are safe. Try again in a moment.",
    })
  })

  it('whose roles cannot be had starts no session [ERR-32]', async () => {
    const { outcome, start } = signIn({
      'POST /login': { body: { token: tokenOf() } },
      'GET /roles/user': { status: 500 },
    })
    expect(await outcome).toMatchObject({ kind: 'refused', message: 'Failed to get user roles.' })
    expect(start).not.toHaveBeenCalled()
  })

  it('of a different user over a page is refused, and its session ended', async () => {
    const token = tokenOf()
    const { outcome, start, asked } = signIn(
      { 'POST /login': { body: { token } }, 'PUT /logout': {} },
      { onlyUserId: 8 },
    )
    expect(await outcome).toMatchObject({
      message:
        'You signed in as a different user. Log in as the same user as before to keep your changes, or leave this page.',
    })
    expect(start).not.toHaveBeenCalled()
    expect(asked).toContain(`PUT /logout ${token}`)
  })
})

describe('a login that waits for its code [AUTH-118]', () => {
  const NEW_CODE = 'POST /x/login/2fa/code'
  const ask = (answers: Answers) => askForNewCode({ token: 'first', email: 'c•••@example.com' }, callsTo(answers).calls)

  it('has the masked address of the code', async () => {
    const body = { token: 'pre', type: 'email', email: 'c•••@example.com' }
    expect(await signIn({ 'POST /login': { body } }).outcome).toEqual({
      kind: 'second-factor',
      token: 'pre',
      email: 'c•••@example.com',
    })
  })

  it('continues with the token of the new code', async () => {
    const { asked, calls } = callsTo({ [NEW_CODE]: { body: { token: 'second', type: 'email' } } })
    expect(await askForNewCode({ token: 'first', email: 'c•••@example.com' }, calls)).toEqual({
      kind: 'sent',
      token: 'second',
      email: 'c•••@example.com',
    })
    expect(asked).toEqual([`${NEW_CODE} first`])
  })

  it('shows the server’s message when the user must wait or the attempt is over', async () => {
    expect(await ask({ [NEW_CODE]: { status: 429, body: { message: 'Another one in 12 minutes.' } } })).toEqual({
      kind: 'refused',
      message: 'Another one in 12 minutes.',
      isOver: false,
    })
    expect(await ask({ [NEW_CODE]: { status: 410, body: { message: 'Over.' } } })).toMatchObject({ isOver: true })
    expect(await ask({ [NEW_CODE]: { body: {} } })).toMatchObject({
      kind: 'refused',
      message: 'Failed to email a new code. Try again.',
    })
  })

  it('is over after the last try, and not after a wrong code with tries left', async () => {
    const check = (status: number) => {
      const { calls } = callsTo({ 'POST /login/2fa': { status, body: { message: 'No.' } } })
      const login = () => calls.session.secondFactor({ body: { token: '1' } }, { token: 'first' })
      return signInWith(login, { calls, session: { start: () => true }, supportEmail: '' })
    }
    expect(await check(410)).toEqual({ kind: 'refused', message: 'No.', isUnreachable: false, isOver: true })
    expect(await check(401)).toEqual({ kind: 'refused', message: 'No.', isUnreachable: false })
  })
})
