import { describe, expect, it } from 'vitest'
import { AddOnLimit, LicenseCreate, LicenseInput } from './input'

const input = {
  name: 'Harbour Works',
  company: 'Harbour Works Ltd.',
  maxProjects: 10,
  maxUsers: -1,
  isActive: true,
  expiryDate: null,
  expiryNotificationDays: [5, 10, 30],
}
const errorsOf = (change: object): string[] =>
  LicenseInput.safeParse({ ...input, ...change }).error?.issues.map(({ message }) => message) ?? []

it.each([
  ['a name of blanks', { name: '   ' }, 'Please enter a license name.'],
  ['no name', { name: undefined }, 'Please enter a license name.'],
  ['a company of blanks', { company: ' ' }, 'Please enter a company name.'],
  ['no maximum of projects', { maxProjects: null }, 'Please enter maximum number of projects.'],
  ['a fraction of projects', { maxProjects: 1.5 }, 'Please enter a valid max Projects value.'],
  ['less than -1 projects', { maxProjects: -2 }, 'Please enter a valid max Projects value.'],
  ['no maximum of users', { maxUsers: null }, 'Please enter a maximum number of users.'],
  ['a fraction of users', { maxUsers: 1.5 }, 'Please enter a valid max Users value.'],
  ['less than -1 users', { maxUsers: -2 }, 'Please enter a valid max Users value.'],
  ['a text instead of a maximum of users', { maxUsers: Number.NaN }, 'Please enter a valid max Users value.'],
  ['more users than can be stored', { maxUsers: 1e10 }, 'Please enter a valid max Users value.'],
  ['a day before the first one', { expiryDate: -1 }, 'Choose 1/1/1970 or a later day.'],
  ['a day after the last one', { expiryDate: Date.UTC(2038, 0, 19) }, 'Choose a day up to 18/1/2038.'],
  ['negative notification days', { expiryNotificationDays: [-5] }, 'Enter comma separated numbers ex) 5, 10, 30'],
  ['fractional notification days', { expiryNotificationDays: [1.5] }, 'Enter comma separated numbers ex) 5, 10, 30'],
])('a license with %s is rejected [LIC-63, LIC-64, LIC-67..LIC-70, LIC-73..LIC-76]', (_, change, message) => {
  expect(errorsOf(change)).toEqual([message])
})

it.each([
  ['the input itself', {}],
  ['a billion users', { maxUsers: 1e9 }],
  ['the last day', { expiryDate: Date.UTC(2038, 0, 18, 23, 59, 59, 999) }],
  ['a day in the past', { expiryDate: Date.UTC(2020, 0, 1) }],
  ['limits of 0', { maxProjects: 0, maxUsers: 0 }],
])('accepts %s', (_, change) => {
  expect(errorsOf(change)).toEqual([])
})

describe('a limit of a product license', () => {
  it.each([
    [null, 'Please enter value.'],
    [-2, 'Please enter positive value.'],
    [1.5, 'Please enter positive value.'],
  ])('of %j is rejected: %s [LIC-71, LIC-72]', (value, message) => {
    expect(AddOnLimit.safeParse(value).error?.issues.map((issue) => issue.message)).toEqual([message])
  })
})

it('needs an environment on creation [LIC-65, LIC-66]', () => {
  const { expiryNotificationDays: _, ...create } = input
  const found = LicenseCreate.safeParse({ ...create, environmentId: null })
  expect(found.error?.issues.map(({ message }) => message)).toEqual(['Please select an environment.'])
})
