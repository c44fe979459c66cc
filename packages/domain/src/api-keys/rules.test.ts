import { describe, expect, it } from 'vitest'
import type { Actor } from '../shared/policy'
import { ApiKeyInput, ApiKeySave, NewApiKey } from './model'
import { canEditApiKey, canEditApiKeyRoles, canListApiKeys } from './policy'
import { toApiKeyInput, isAddOnOfKey, newApiKey } from './rules'

const actor = (...roles: string[]): Actor => ({ userId: 7, userName: 'mara', licenseId: 1, roles })
const key = {
  apiKeyId: 7,
  name: 'Gate readers',
  description: '',
  licenseId: 1,
  isActive: true,
  allProjects: false,
  keyPrefix: 'sw_aB3dE5gH',
  createdDate: 1,
  updatedDate: null,
  keyAddons: [],
  version: 1,
}

describe('what a person gives of an API key', () => {
  it('is active and has no project at first [KEY-15]', () => {
    expect(newApiKey(3)).toMatchObject({ isActive: true, allProjects: false, licenseId: 3, name: '' })
  })

  it('needs a name, with a text for each form [KEY-16, KEY-17]', () => {
    const sentence = (result: { error?: { issues: { message: string }[] } }) =>
      result.error?.issues.map(({ message }) => message)
    expect(sentence(NewApiKey.safeParse({ ...newApiKey(1), name: '  ' }))).toEqual(['Name is required.'])
    expect(sentence(ApiKeyInput.safeParse({ ...toApiKeyInput(key), name: '' }))).toEqual([
      'Please enter a name for the api key.',
    ])
  })

  it('is trimmed [KEY-18]', () => {
    expect(ApiKeyInput.parse({ ...toApiKeyInput(key), name: ' a ', description: ' b ' })).toMatchObject({
      name: 'a',
      description: 'b',
    })
  })

  it('may come back as the whole key that was read, and as nothing else [KEY-03]', () => {
    expect(ApiKeySave.safeParse(key).success).toBe(true)
    expect(ApiKeySave.safeParse({ ...key, apiKey: 'secret' }).success).toBe(false)
  })
})

it.each([
  ['by its id', { addOnId: 1, name: 'Old name' }, true],
  ['by its name', { addOnId: 9, name: 'Core' }, true],
  ['by neither', { addOnId: 9, name: 'Other' }, false],
])('finds a product license of a key %s [KEY-31, KEY-32]', (_, assigned, expected) => {
  expect(isAddOnOfKey({ addOnId: 1, name: 'Core' }, [assigned])).toBe(expected)
})

it.each([
  ['ADMINISTER_API_KEYS', true],
  ['ADMINISTER_USER_CREATE_UPDATE', true],
  ['MENU_ADMIN_TOOL_ACCESS', false],
  ['ACCESS_ALL_CUSTOMER_LICENCES', false],
])('API keys with %s: %s [KEY-38, ROLE-25]', (role, expected) => {
  expect(canListApiKeys.decide(actor(role)).allowed).toBe(expected)
  expect(canEditApiKey.decide(actor(role), { licenseId: 1 }).allowed).toBe(expected)
  expect(canEditApiKey.decide(actor(role), { licenseId: 2 }).allowed).toBe(false)
  expect(canEditApiKeyRoles.decide(actor(role), { licenseId: 1 }).allowed).toBe(false)
  expect(canEditApiKeyRoles.decide(actor(role, 'ADMINISTER_ROLE'), { licenseId: 1 }).allowed).toBe(expected)
})
