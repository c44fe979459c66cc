import { describe, expect, it } from 'vitest'
import type { LicenseAddOn } from '../add-ons/model'
import {
  createLicenseEditSchema,
  type LicenseEdit,
  type LicenseParts,
  toAddOnLimits,
  toLicenseEdit,
  toLicenseInput,
  unsetAllInfinite,
} from './edit'
import { LAST_EXPIRY, toExpiryDate } from './expiry'
import { licenseFieldMessages } from './field-messages'
import { judge, settle } from '../shared/stored-values'
import type { License } from './model'
import { areAllInfinite, setAllInfinite } from './rules'

const addOn = (addOnId: number, maxUsers: number): LicenseAddOn => ({
  addOnId,
  name: `Product ${addOnId}`,
  description: '',
  shortName: `P${addOnId}`,
  addonData: { category: '', color: '#000000', shortName: `P${addOnId}` },
  maxUsers,
  numUsers: 0,
})

const parts: LicenseParts = {
  license: {
    licenseId: 1,
    name: 'Northgate',
    company: 'Northgate Ltd.',
    environmentId: 1,
    maxProjects: 50,
    maxUsers: -5,
    isActive: true,
    expiryDate: LAST_EXPIRY,
    expiryNotificationDays: [5, 10, 30],
    licenseType: 'STANDARD',
    ownerId: 1,
    numProjects: 0,
    numUsers: 0,
    ssoUrl: '',
    version: 3,
  },
  addOns: [addOn(1, 10), addOn(3, -1)],
  integrationIds: [2],
}
const stored = toLicenseEdit(parts)
const schema = createLicenseEditSchema(parts.addOns)
const errorsOf = (values: Partial<LicenseEdit>) => {
  const settled = settle(judge(schema, { ...stored, ...values }), stored)
  return 'data' in settled
    ? {}
    : Object.fromEntries(settled.issues.map(({ path, message }) => [path.join('.'), message]))
}

describe('the fields of the edit page', () => {
  it('are those of the three parts [LIC-50, LIC-51, CONST-22]', () => {
    expect(stored).toEqual({
      name: 'Northgate',
      company: 'Northgate Ltd.',
      maxProjects: 50,
      maxUsers: -5,
      isActive: true,
      expiryDay: '2038-01-18',
      notificationDays: '5, 10, 30',
      limit1: 10,
      limit3: -1,
      integrationIds: new Set([2]),
    })
  })

  it.each<[string, Partial<LicenseEdit>, string, string]>([
    ['a name of blanks', { name: '  ' }, 'name', licenseFieldMessages.nameRequired],
    ['an empty company', { company: '' }, 'company', licenseFieldMessages.companyRequired],
    ['no limit of projects', { maxProjects: null }, 'maxProjects', licenseFieldMessages.maxProjectsRequired],
    ['-2 projects', { maxProjects: -2 }, 'maxProjects', licenseFieldMessages.maxProjectsInvalid],
    ['no limit of users', { maxUsers: null }, 'maxUsers', licenseFieldMessages.maxUsersRequired],
    ['1.5 users', { maxUsers: 1.5 }, 'maxUsers', licenseFieldMessages.maxUsersInvalid],
    ['-2 users', { maxUsers: -2 }, 'maxUsers', licenseFieldMessages.maxUsersInvalid],
    ['words for users', { maxUsers: Number.NaN }, 'maxUsers', licenseFieldMessages.maxUsersInvalid],
    ['no limit of a product license', { limit1: null }, 'limit1', licenseFieldMessages.addOnLimitRequired],
    ['-2 of a product license', { limit1: -2 }, 'limit1', licenseFieldMessages.addOnLimitInvalid],
    ['a day that does not exist', { expiryDay: '2026-02-30' }, 'expiryDay', licenseFieldMessages.expiryInvalid],
    ['a text for a day', { expiryDay: 'soon' }, 'expiryDay', licenseFieldMessages.expiryInvalid],
    ['a day after the last one', { expiryDay: '2038-01-19' }, 'expiryDay', licenseFieldMessages.expiryTooLate],
    ['days with words', { notificationDays: '5, ten' }, 'notificationDays', licenseFieldMessages.notificationDays],
    ['negative days', { notificationDays: '5, -10' }, 'notificationDays', licenseFieldMessages.notificationDays],
    ['fractional days', { notificationDays: '1.5' }, 'notificationDays', licenseFieldMessages.notificationDays],
  ])(
    'refuse %s [LIC-63, LIC-64, LIC-67, LIC-68, LIC-69, LIC-70, LIC-71, LIC-72, LIC-73, LIC-74, LIC-75, LIC-76]',
    (_, values, field, message) => {
      expect(errorsOf(values)).toEqual({ [field]: message })
    },
  )

  it.each<[string, Partial<LicenseEdit>]>([
    ['a past day', { expiryDay: '2020-01-01' }],
    ['the last day [CONST-10]', { expiryDay: '2038-01-18' }],
    ['no day', { expiryDay: null }],
    ['zero and -1', { maxUsers: 0, maxProjects: -1, limit1: 0, limit3: -1 }],
    ['1e9 users', { maxUsers: 1e9 }],
    ['a stored number below -1 [LIC-73]', { maxUsers: -5 }],
    ['no notification days', { notificationDays: ' ' }],
  ])('accept %s', (_, values) => {
    expect(errorsOf(values)).toEqual({})
  })

  it('trim names, and write notification days in one way, each once [LIC-75]', () => {
    const parsed = schema.parse({ ...stored, maxUsers: -1, name: ' Northgate ', notificationDays: '10,5 , 10' })
    expect(parsed).toMatchObject({ name: 'Northgate', notificationDays: '10, 5' })
  })
})

describe('the saves of the edit page', () => {
  const send = (change: Partial<LicenseEdit>, license: Partial<License> = {}) => {
    const before = { ...parts, license: { ...parts.license, ...license } }
    return toLicenseInput({ ...toLicenseEdit(before), ...change } as LicenseEdit, before.license, Object.keys(change))
  }

  it('send a picked day as its last millisecond in UTC [LIC-73, LIC-78, CONST-26]', () => {
    expect(send({ expiryDay: '2030-12-31', notificationDays: '5, 10', maxUsers: -1 })).toEqual({
      name: 'Northgate',
      company: 'Northgate Ltd.',
      maxProjects: 50,
      maxUsers: -1,
      isActive: true,
      expiryDate: toExpiryDate('2030-12-31'),
      expiryNotificationDays: [5, 10],
    })
    expect(send({ expiryDay: null }).expiryDate).toBeNull()
  })

  it.each<[string, Partial<License>]>([
    ['a day in the middle of it', { expiryDate: Date.UTC(2026, 11, 26, 14, 30, 34, 324) }],
    ['an expiry of a minute ago', { expiryDate: 1 }],
    ['a limit of -5', { maxUsers: -5, maxProjects: -5 }],
    ['repeated notification days', { expiryNotificationDays: [10, 5, 10] }],
    ['a name with blanks at its ends', { company: ' Northgate  Ltd. ' }],
  ])('send %s as it is stored when only the name changed [LIC-78, LIC-88]', (_, license) => {
    const { name: _name, ...rest } = send({ name: 'Southgate' }, license)
    expect({ ...parts.license, ...license }).toMatchObject(rest)
  })

  it('send the limits that changed alone', () => {
    expect(toAddOnLimits({ ...stored, limit3: 7 }, parts.addOns, ['limit3', 'name'])).toEqual([
      { addOnId: 3, maxUsers: 7 },
    ])
  })
})

describe('"All Infinite" off', () => {
  const stored = new Map([
    [1, 10],
    [2, 20],
    [3, -1],
  ])
  it('restores the values before it was switched on, and leaves product license 1 [LIC-53, LIC-56, CONST-25]', () => {
    const typed = new Map([
      [1, 11],
      [2, 25],
      [3, -1],
    ])
    const on = setAllInfinite(typed)
    expect([...on]).toEqual([
      [1, 11],
      [2, -1],
      [3, -1],
    ])
    expect([...unsetAllInfinite(on, typed, stored)]).toEqual([
      [1, 11],
      [2, 25],
      [3, -1],
    ])
  })

  it('restores stored values where each was made unlimited alone, unlimited ones too [LIC-56]', () => {
    const on = new Map([
      [1, 10],
      [2, -1],
      [3, -1],
    ])
    expect(areAllInfinite(on)).toBe(true)
    expect([...unsetAllInfinite(on, undefined, stored)]).toEqual([
      [1, 10],
      [2, 20],
      [3, -1],
    ])
  })
})
