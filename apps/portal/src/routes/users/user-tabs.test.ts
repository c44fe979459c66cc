import { expect, it } from 'vitest'
import { USER_TABS } from './user-tabs'

it('A user has seven tabs in order, then Activity [USER-51]', () => {
  expect(USER_TABS.map(({ label }) => label)).toEqual([
    'Details',
    'Projects',
    'Product Licenses',
    'Roles',
    'Imports',
    'Reports',
    'Password',
    'Activity',
  ])
})
