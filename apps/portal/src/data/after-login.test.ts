import { describe, expect, it, vi } from 'vitest'
import { Problem } from '@sitewright/domain/shared/problem'
import type { Session } from '../shell/session/session-store'
import { openNextPage, findOpening, type OnwardDeps } from './after-login'

const PROD = { environmentId: 1, name: 'PROD', serverUrl: 'https://prod.example/' }
const UAT = { environmentId: 2, name: 'UAT', serverUrl: 'https://uat.example/app' }

const session: Session = {
  id: 'page',
  token: 'token',
  exp: 2_000_000_000,
  userId: 7,
  userName: 'mara',
  licenseId: 3,
  roles: [],
  mustUpdatePassword: false,
  isExtendable: true,
  isSsoUser: false,
  ssoUrl: undefined,
  userHasNoProjects: false,
}

async function after(more: Partial<OnwardDeps> = {}) {
  const seen: string[] = []
  const recordToast = (kind: string) => (text: string) => {
    seen.push(`${kind}: ${text}`)
    return ''
  }
  const deps: OnwardDeps = {
    session,
    redirectUrl: null,
    origin: 'https://portal.example',
    webApplicationName: undefined,
    environmentsOf: vi.fn(async () => [PROD, UAT]),
    guidOf: vi.fn(async () => 'guid'),
    needsSetUp: async () => false,
    toasts: { error: recordToast('error'), info: recordToast('info'), warning: recordToast('warning') },
    navigate: (path) => void seen.push(`portal ${path}`),
    leaveFor: (address) => void seen.push(`leaves ${address}`),
    ...more,
  }
  await openNextPage(deps)
  return { seen, deps }
}

describe('after a sign-in', () => {
  it('a forced update comes before everything else [AUTH-34, AUTH-101, ERR-24]', async () => {
    const forced = { ...session, mustUpdatePassword: true, userHasNoProjects: true }
    const { seen, deps } = await after({ session: forced, redirectUrl: '/users/list' })
    expect(seen).toEqual([
      'info: Please update your password.',
      'portal /users/password/reset?redirectUrl=%2Fusers%2Flist',
    ])
    expect(deps.environmentsOf).not.toHaveBeenCalled()
  })

  it('a user without projects who has to finish the setup goes there, without the warning [FIRST-15]', async () => {
    const noProjects = { ...session, userHasNoProjects: true }
    const { seen } = await after({ session: noProjects, needsSetUp: async () => true })
    expect(seen).toEqual(['portal /first-run'])
  })

  it('users of single sign-on are spared it [AUTH-75]', async () => {
    const { seen } = await after({ session: { ...session, mustUpdatePassword: true, isSsoUser: true } })
    expect(seen).toEqual(['portal /environments'])
  })

  it('a user without projects is warned and goes to the view of the own license [AUTH-35, AUTH-36, AUTH-37, ERR-94]', async () => {
    const { seen, deps } = await after({
      session: { ...session, userHasNoProjects: true },
      redirectUrl: 'https://prod.example/x',
    })
    expect(seen).toEqual(['warning: No projects assigned to user.', 'portal /license/3/view'])
    expect(deps.environmentsOf).not.toHaveBeenCalled()
  })

  it('the wanted page of the portal opens [ROUTE-43, AUTH-47]', async () => {
    expect((await after({ redirectUrl: '/users/list?page=2' })).seen).toEqual(['portal /users/list?page=2'])
  })

  it('several environments are for the person to choose from [AUTH-39, AUTH-42, ENV-06]', async () => {
    const { seen, deps } = await after()
    expect(seen).toEqual(['portal /environments'])
    expect(deps.environmentsOf).toHaveBeenCalledExactlyOnceWith(3)
  })

  it('the only one opens, and a toast says so [AUTH-43, AUTH-44, AUTH-77, ENV-05]', async () => {
    const { seen, deps } = await after({ environmentsOf: async () => [PROD] })
    expect(seen).toEqual([
      'info: Please wait to be redirected back to the web application.',
      'leaves https://prod.example/Account/Authenticate?sessionGuid=guid&environmentId=1',
    ])
    expect(deps.guidOf).toHaveBeenCalledExactlyOnceWith('token', 1)
  })

  it('the toast names the application as the installation does [AUTH-45]', async () => {
    const { seen } = await after({ environmentsOf: async () => [PROD], webApplicationName: 'Fieldwork' })
    expect(seen[0]).toBe('info: Please wait to be redirected back to Fieldwork.')
  })

  it('a wanted page of an environment opens there [AUTH-40, AUTH-41]', async () => {
    const { seen } = await after({ redirectUrl: 'https://uat.example/app/sites?id=4' })
    expect(seen).toEqual([
      'leaves https://uat.example/app/Account/Authenticate?sessionGuid=guid&environmentId=2&redirectUrl=https%3A%2F%2Fuat.example%2Fapp%2Fsites%3Fid%3D4',
    ])
  })

  it('drops an address that belongs to no environment [AUTH-47, ENV-12]', async () => {
    expect((await after({ redirectUrl: 'https://evil.example/' })).seen).toEqual(['portal /environments'])
    expect((await after({ redirectUrl: 'https://evil.example/', environmentsOf: async () => [PROD] })).seen[1]).toBe(
      'leaves https://prod.example/Account/Authenticate?sessionGuid=guid&environmentId=1',
    )
  })

  it('without environments it is Home [AUTH-46]', async () => {
    expect((await after({ environmentsOf: async () => [] })).seen).toEqual(['portal /'])
  })

  it.each([
    ['the fixed text', { status: 500, message: '' }, 'Failed to fetch environments.'],
    ['the words of the server', { status: 403, message: 'Not yours.' }, 'Not yours.'],
    [
      'the end of the session, of the root page',
      { status: 200, message: 'x', path: '/' },
      'Session expired. Please login again.',
    ],
  ])('shows %s if the environments cannot be loaded [ERR-36, ERR-37, ERR-38]', async (_, details, text) => {
    const { seen } = await after({ environmentsOf: () => Promise.reject(new Problem(details)) })
    expect(seen).toEqual([`error: ${text}`, 'portal /environments'])
  })

  it('keeps an address that could not be checked, for Retry [AUTH-47]', async () => {
    const environmentsOf = () => Promise.reject(new Problem({ status: 500, message: '' }))
    const { seen } = await after({ redirectUrl: 'https://prod.example/a', environmentsOf })
    expect(seen[1]).toBe('portal /environments?redirectUrl=https%3A%2F%2Fprod.example%2Fa')
  })

  it('no guid: the user stays in the portal [ENV-09, ERR-34]', async () => {
    const guidOf = vi.fn(() => Promise.reject(new Problem({ status: 500, message: '' })))
    const { seen } = await after({ environmentsOf: async () => [PROD], guidOf })
    expect(guidOf).toHaveBeenCalledExactlyOnceWith('token', 1)
    expect(seen).toEqual([
      'info: Please wait to be redirected back to the web application.',
      'error: Failed to fetch session Guid.',
      'portal /environments',
    ])
  })

  it('explains a log-out during the call on Login only [ERR-91]', async () => {
    const ended = () => Promise.reject(new Problem({ status: 412, message: 'Your account was locked.' }))
    expect((await after({ environmentsOf: ended })).seen).toEqual([])
    expect((await after({ environmentsOf: async () => [PROD], guidOf: ended })).seen.slice(1)).toEqual([
      'portal /environments',
    ])
  })
})

describe('opening an environment', () => {
  it.each([
    [PROD, 'https://prod.example/a', '&redirectUrl=https%3A%2F%2Fprod.example%2Fa'],
    [UAT, 'https://prod.example/a', ''],
    [PROD, null, ''],
  ])('%# takes the wanted address along only where it belongs [ENV-12]', async (environment, redirectUrl, expected) => {
    const onFailed = vi.fn<(message: string) => void>()
    const address = await findOpening(environment, redirectUrl, { session, guidOf: async () => 'guid', onFailed })
    expect(onFailed).not.toHaveBeenCalled()
    expect(address).toBe(
      `${environment.serverUrl.replace(/\/$/, '')}/Account/Authenticate?sessionGuid=guid&environmentId=${environment.environmentId}${expected}`,
    )
  })
})
