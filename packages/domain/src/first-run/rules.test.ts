import { describe, expect, it } from 'vitest'
import { ROLE_GROUPS } from '../shared/role-catalog'
import type { FirstRunState } from './model'
import { canAddFirstAdministrator, canSetUp } from './policy'
import { nextStep, readFirstRunStep, stepsOf, suggestProductLicenses } from './rules'

const EMPTY: FirstRunState = {
  hasEmail: false,
  sendsMail: true,
  environment: null,
  productLicenses: 0,
  license: null,
  administrator: null,
}
const ENVIRONMENT = { hasEmail: true, environment: { id: 1, name: 'Live' } }
const LICENSE = { license: { licenseId: 2, name: 'Tunnel Works', offersRoles: true } }
const statesOf = (over: Partial<FirstRunState>) => stepsOf({ ...EMPTY, ...over }).map(({ state }) => state)

describe('the steps of the first run', () => {
  it.each<[string, Partial<FirstRunState>, string[], string | undefined]>([
    ['nothing exists', {}, ['next', 'open', 'blocked', 'blocked'], 'environment'],
    [
      'only the email address is missing',
      { environment: ENVIRONMENT.environment },
      ['next', 'open', 'blocked', 'blocked'],
      'environment',
    ],
    ['an environment exists', ENVIRONMENT, ['done', 'next', 'blocked', 'blocked'], 'product-licenses'],
    ['product licenses exist', { productLicenses: 1 }, ['next', 'done', 'blocked', 'blocked'], 'environment'],
    ['both exist', { ...ENVIRONMENT, productLicenses: 5 }, ['done', 'done', 'next', 'blocked'], 'license'],
    [
      'a license exists',
      { ...ENVIRONMENT, productLicenses: 5, ...LICENSE },
      ['done', 'done', 'done', 'next'],
      'administrator',
    ],
    [
      'all exist',
      { ...ENVIRONMENT, productLicenses: 5, ...LICENSE, administrator: { userName: 'ada' } },
      ['done', 'done', 'done', 'done'],
      undefined,
    ],
  ])('when %s [FIRST-02]', (_case, over, states, next) => {
    expect(statesOf(over)).toEqual(states)
    expect(nextStep({ ...EMPTY, ...over })).toBe(next)
  })

  it('name the earlier step that a blocked one needs [FIRST-05]', () => {
    const blockers = (over: Partial<FirstRunState>) => stepsOf({ ...EMPTY, ...over }).map(({ blockedBy }) => blockedBy)
    expect(blockers({})).toEqual([undefined, undefined, 'environment', 'license'])
    expect(blockers(ENVIRONMENT)).toEqual([undefined, undefined, 'product-licenses', 'license'])
  })

  it('are read from addresses [FIRST-05]', () => {
    expect(['license', 'done', undefined].map(readFirstRunStep)).toEqual(['license', undefined, undefined])
  })
})

describe('the suggested product licenses', () => {
  const groups = [...ROLE_GROUPS, { name: 'Later Group' }].map(({ name }, place) => ({ roleGroupId: place + 1, name }))

  it('together offer every role group of the catalog, and groups that only the server knows [FIRST-07]', () => {
    const standard = suggestProductLicenses(groups, []).filter(({ input }) => !input.isVendor)
    const offered = new Set(standard.flatMap(({ input }) => input.roleGroupIds))
    expect(groups.filter(({ roleGroupId }) => !offered.has(roleGroupId))).toEqual([])
  })

  it('are marked when the catalog has the same number, name or short name [FIRST-07, FIRST-10]', () => {
    const catalog = [
      { id: 1, name: 'Other', shortName: 'OTH' },
      { id: 70, name: 'CONSTRUCTION', shortName: 'X' },
      { id: 71, name: 'Y', shortName: 'mob' },
    ]
    const marked = suggestProductLicenses(groups, catalog).filter(({ existing }) => existing !== undefined)
    expect(marked.map(({ input, existing }) => [input.shortName, existing])).toEqual([
      ['ADM', 'Other'],
      ['CON', 'CONSTRUCTION'],
      ['MOB', 'Y'],
    ])
  })
})

it('belongs to super-administrators, and the administrator to those who may also add users and assign roles [FIRST-01, FIRST-09]', () => {
  const actor = (...roles: string[]) => ({ userId: 1, userName: 'a', licenseId: 1, roles })
  const all = ['ACCESS_ALL_CUSTOMER_LICENCES', 'ADMINISTER_USER_CREATE_UPDATE', 'ADMINISTER_ROLE']
  expect(canSetUp.canDecide(actor('ACCESS_ALL_CUSTOMER_LICENCES')).allowed).toBe(true)
  expect(canSetUp.canDecide(actor('ADMINISTER_USER_CREATE_UPDATE', 'ADMINISTER_ROLE')).allowed).toBe(false)
  expect(canAddFirstAdministrator.canDecide(actor(...all)).allowed).toBe(true)
  for (const role of all) {
    const others = all.filter((one) => one !== role)
    expect(canAddFirstAdministrator.canDecide(actor(...others)).allowed).toBe(false)
  }
})
