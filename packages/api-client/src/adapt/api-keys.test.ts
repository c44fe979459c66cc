import { describe, expect, it } from 'vitest'
import { adaptApiKey } from './api-keys'

const rest = {
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

describe('an API key on the wire', () => {
  it.each([{ apiKeyId: 7 }, { apiKeyid: 7 }])('has its id in either spelling: %j [KEY-02, KEY-03]', (id) => {
    expect(adaptApiKey({ ...id, ...rest })).toEqual({ apiKeyId: 7, ...rest })
  })

  it('is refused without one', () => {
    expect(() => adaptApiKey(rest)).toThrow("couldn't read")
  })
})
