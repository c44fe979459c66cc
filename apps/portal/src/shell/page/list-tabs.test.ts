import { expect, it } from 'vitest'
import { listTabs } from './tabs'

it('A user has seven tabs in order, then Activity [USER-51]', () => {
  expect(listTabs('user').map(({ label }) => label)).toEqual([
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
