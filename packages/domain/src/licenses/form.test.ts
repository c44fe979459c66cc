import { describe, expect, it } from 'vitest'
import { LAST_EXPIRY } from './expiry'
import { licenseFieldMessages } from './field-messages'
import { ExpiryDay, explainInvalidLicense, NewFirstLicense, type NewLicense, toLicenseCreate } from './form'
import { FirstLicense } from './input'

const VALID: NewLicense = {
  name: 'Tunnel Works',
  company: 'Tunnel Works Ltd.',
  environmentId: 1,
  expiryDate: '2038-01-18',
  maxProjects: 5,
  maxUsers: -1,
  isActive: true,
}

describe('the expiry day of a form', () => {
  it.each([
    ['no day', null, undefined],
    ['the last day', '2038-01-18', undefined],
    ['a day in the past', '2001-01-01', undefined],
    ['the day before the first', '1969-12-31', 'Choose 1/1/1970 or a later day.'],
    ['the day after the last', '2038-01-19', 'Choose a day up to 18/1/2038.'],
    ['a text', 'soon', 'Enter a date, such as 31/12/2030.'],
    ['a day that does not exist', '2030-02-30', 'Enter a date, such as 31/12/2030.'],
  ])('of %s [LIC-76, LIC-78, LIC-96, CONST-10]', (_, day, error) => {
    expect(ExpiryDay.safeParse(day).error?.issues.map(({ message }) => message)).toEqual(error && [error])
  })

  it('is saved as the last millisecond of its day in UTC, and none as null [LIC-77, LIC-78]', () => {
    expect(toLicenseCreate(VALID).expiryDate).toBe(LAST_EXPIRY)
    expect(toLicenseCreate({ ...VALID, expiryDate: null }).expiryDate).toBeNull()
  })
})

describe('the reason why a license cannot be saved yet', () => {
  it.each([
    [{}, undefined],
    [{ name: ' ', company: '' }, 'Please enter a license name.'],
    [{ company: '', environmentId: undefined }, 'Please enter a company name.'],
    [{ environmentId: undefined, maxUsers: null }, 'Please select an environment.'],
    [{ maxProjects: null }, 'Please enter maximum number of projects.'],
    [{ maxProjects: -2 }, 'Please enter a valid max Projects value.'],
    [{ maxUsers: null }, 'Please enter a maximum number of users.'],
    [{ maxUsers: 1.5 }, 'Please enter a valid max Users value.'],
    [{ maxUsers: Number.NaN }, 'Please enter a valid max Users value.'],
  ])(
    'with %j is the first error [LIC-63, LIC-64, LIC-66, LIC-67, LIC-68, LIC-69, LIC-70, LIC-73, LIC-80]',
    (change, reason) => {
      expect(explainInvalidLicense({ ...VALID, ...change })).toBe(reason)
    },
  )
})

it.each([
  ['form', NewFirstLicense, VALID],
  ['body', FirstLicense, { ...toLicenseCreate(VALID), addOnIds: [1] }],
])('the %s of the first license needs a seat for its administrator [FIRST-16]', (_case, schema, values) => {
  const errorsOf = (maxUsers: number) =>
    schema.safeParse({ ...values, maxUsers }).error?.issues.map(({ path, message }) => [path, message])
  expect(errorsOf(0)).toEqual([[['maxUsers'], licenseFieldMessages.firstMaxUsersZero]])
  expect([1, -1].map(errorsOf)).toEqual([undefined, undefined])
})
