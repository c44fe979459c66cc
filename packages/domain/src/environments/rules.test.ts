import { describe, expect, it } from 'vitest'
import {
  amongEnvironments,
  authenticateUrl,
  beforeEnvironments,
  findEnvironment,
  getEnvironmentKind,
  logOffUrl,
  getPortalPath,
  sortEnvironments,
} from './rules'
import { isOtherVersion } from './version'

const PROD = { environmentId: 1, name: 'PROD', serverUrl: 'https://app.example/' }
const UAT = { environmentId: 2, name: 'UAT', serverUrl: 'https://uat.example:8443' }
const EAST = { environmentId: 3, name: 'East', serverUrl: 'https://app.example/east' }
const EASTERN = { environmentId: 4, name: 'Eastern', serverUrl: 'https://app.example/eastern/' }
const ALL = [PROD, UAT, EAST, EASTERN]
const ORIGIN = 'https://portal.example'

describe('the address where an environment takes a session over', () => {
  it.each([
    [PROD, 'https://app.example/Account/Authenticate?sessionGuid=a%26b&environmentId=1'],
    [UAT, 'https://uat.example:8443/Account/Authenticate?sessionGuid=a%26b&environmentId=2'],
    [EAST, 'https://app.example/east/Account/Authenticate?sessionGuid=a%26b&environmentId=3'],
  ])(
    'is made of its server, with or without a slash at the end: %o [AUTH-41, ENV-07, ENV-08, API-30]',
    (environment, address) => {
      expect(authenticateUrl(environment, { sessionGuid: 'a&b' })).toBe(address)
    },
  )

  it('carries the wanted address, encoded, where there is one [ENV-08]', () => {
    const address = authenticateUrl(PROD, { sessionGuid: 'g', redirectUrl: 'https://app.example/a?b=c&d' })
    expect(new URL(address).searchParams.get('redirectUrl')).toBe('https://app.example/a?b=c&d')
  })

  it('has a neighbor that logs off [ENV-10, ENV-11, API-31]', () => {
    expect(logOffUrl(EAST)).toBe('https://app.example/east/Account/LogOff')
  })
})

describe('the environment of a wanted address', () => {
  it.each([
    ['the same host', 'https://app.example/reports?x=1', PROD],
    ['a host in capitals', 'https://APP.example/reports', PROD],
    ['host and port', 'https://uat.example:8443/', UAT],
    ['the longest path on a shared host', 'https://app.example/east/reports', EAST],
    ['that path itself', 'https://app.example/east', EAST],
    ['whole parts of the path alone', 'https://app.example/eastern', EASTERN],
    ['the only one at that host, though its path is another', 'https://uat.example:8443/elsewhere', UAT],
  ])('is found by %s [AUTH-40, AUTH-107]', (_, address, expected) => {
    expect(findEnvironment(address, ALL)).toBe(expected)
  })

  it.each([
    ['none', undefined],
    ['an empty one', ''],
    ['another host', 'https://evil.example/'],
    ['another port', 'https://uat.example/'],
    ['a host that only begins alike', 'https://app.example.evil.example/'],
    ['a user that looks like the host', 'https://app.example@evil.example/'],
    ['a script', 'javascript:alert(1)//app.example'],
    ['another scheme', 'ftp://app.example/'],
    ['a backslash', 'https://evil.example\\@app.example/'],
    ['a control character', 'https://app.exa\tmple/'],
    ['a path', '/users/list'],
    ['something that is no address', 'https://'],
  ])('is absent for %s [AUTH-47]', (_, address) => {
    expect(findEnvironment(address, ALL)).toBeUndefined()
  })

  it('is absent where an environment has no sound address', () => {
    expect(findEnvironment('https://app.example/', [{ ...PROD, serverUrl: 'app.example' }])).toBeUndefined()
  })
})

describe('a page of the portal as the wanted address', () => {
  it.each([
    ['/users/list?filter=a', '/users/list?filter=a'],
    ['https://portal.example/users/list?filter=a#b', '/users/list?filter=a#b'],
    ['https://portal.example/login', undefined],
    ['https://portal.example//evil.example', undefined],
    ['https://portal.example:444/users', undefined],
    ['https://app.example/users', undefined],
    ['/\\evil.example', undefined],
    [null, undefined],
  ])('is a path, or an address of its own origin: %s [AUTH-47, AUTH-107]', (address, expected) => {
    expect(getPortalPath(address, ORIGIN)).toBe(expected)
  })
})

describe('after signing in', () => {
  const plain = { mustUpdatePassword: false, isSsoUser: false, userHasNoProjects: false }
  it.each([
    [
      'a password that must be updated comes first',
      { ...plain, mustUpdatePassword: true, userHasNoProjects: true },
      '/users/list',
      { kind: 'update-password' },
    ],
    [
      'but not for single sign-on',
      { ...plain, mustUpdatePassword: true, isSsoUser: true },
      '/users/list',
      { kind: 'portal', path: '/users/list' },
    ],
    ['then no projects', { ...plain, userHasNoProjects: true }, '/users/list', { kind: 'no-projects' }],
    ['then a page of the portal', plain, '/users/list', { kind: 'portal', path: '/users/list' }],
    ['else the environments decide', plain, 'https://app.example/', undefined],
  ])('%s [AUTH-34..AUTH-36, AUTH-75, ROUTE-43]', (_, session, wanted, expected) => {
    expect(beforeEnvironments(session, wanted, ORIGIN)).toEqual(expected)
  })

  it.each([
    [
      'the one of the wanted address',
      'https://uat.example:8443/a',
      ALL,
      { kind: 'environment', environment: UAT, redirectUrl: 'https://uat.example:8443/a', isAnnounced: false },
    ],
    ['a choice among several', 'https://evil.example/', ALL, { kind: 'environments' }],
    ['the only one, announced', undefined, [PROD], { kind: 'environment', environment: PROD, isAnnounced: true }],
    [
      'the only one, without a strange address',
      'https://evil.example/',
      [PROD],
      { kind: 'environment', environment: PROD, isAnnounced: true },
    ],
    ['Home where there is none', undefined, [], { kind: 'home' }],
  ])('opens %s [AUTH-40, AUTH-42..AUTH-46]', (_, wanted, environments, expected) => {
    expect(amongEnvironments(wanted, environments)).toEqual(expected)
  })
})

it.each([
  ['1.0.0', '1.0.0', false],
  [' 1.0.0 ', '1.0.0', false],
  ['1.0.1', '1.0.0', true],
  ['0.9.0', '1.0.0', true],
  ['', '1.0.0', false],
  [null, '1.0.0', false],
  [undefined, '1.0.0', false],
])('deployed %s, running %s: another version is %s [NAV-24, NAV-25]', (deployed, running, expected) => {
  expect(isOtherVersion(deployed, running)).toBe(expected)
})

it.each([
  ['PROD', 'production'],
  ['Northgate production', 'production'],
  ['Live_2', 'production'],
  ['UAT', 'test'],
  ['Dev 3', 'test'],
  ['Pre-production', 'test'],
  ['Acceptance of phase 2', 'test'],
  ['East', undefined],
  ['Product catalog', undefined],
  ['', undefined],
] as const)('an environment named %s is for %s', (name, kind) => {
  expect(getEnvironmentKind({ name })).toBe(kind)
})

it('production comes first among environments, and the others keep their order', () => {
  const names = sortEnvironments([EAST, UAT, PROD, EASTERN]).map(({ name }) => name)
  expect(names).toEqual(['PROD', 'East', 'UAT', 'Eastern'])
})
