import { expect, it } from 'vitest'
import { adaptGroupFields } from './groups'

it('names the fields of a new group as its form does, and keeps the others', () => {
  expect(adaptGroupFields({ Name: ['Too long.'], LicenseId: ['Not found.'], RoleIds: ['Not found.'] })).toEqual({
    name: ['Too long.'],
    licenseId: ['Not found.'],
    RoleIds: ['Not found.'],
  })
})
