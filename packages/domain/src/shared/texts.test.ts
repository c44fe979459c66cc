import { describe, expect, it } from 'vitest'
import { addOnMessages } from '../add-ons/messages'
import { apiKeyMessages } from '../api-keys/messages'
import { groupMessages } from '../groups/messages'
import { importMessages } from '../imports/messages'
import { licenseMessages } from '../licenses/messages'
import { passwordMessages } from '../passwords/messages'
import { projectMessages } from '../projects/messages'
import { reportMessages } from '../reports/messages'
import { roleMessages } from '../roles/messages'
import { sessionMessages } from '../session/messages'
import { userMessages } from '../users/messages'
import { sharedMessages } from './messages'

// Odd spellings are the specification's own: a missing full stop, a capital in one text and not in the next.
describe('texts are letter by letter those of the specification', () => {
  it.each([
    [licenseMessages.loadFailed, 'Failed to load licenses'],
    [userMessages.fetchOneFailed, 'Failed to fetch user.'],
    [userMessages.fetchFailed, 'Failed to fetch users.'],
    [userMessages.addFailed('ann'), 'Failed to add ann.'],
    [userMessages.saveFailed('ann'), 'Failed to save ann.'],
    [userMessages.added, 'User added.'],
    [userMessages.saved, 'User updated.'],
    [userMessages.passwordReset, 'Password reset.'],
  ])('of users and licenses: %s [ERR-39, ERR-48..ERR-53]', (text, expected) => expect(text).toBe(expected))

  it.each([
    [addOnMessages.loadDefaultsFailed, 'Failed to load default Product Licenses.'],
    [addOnMessages.loadOfUserFailed, 'Failed to load user Product Licenses.'],
    [addOnMessages.saved, 'Product Licenses updated.'],
    [addOnMessages.saveFailed, 'Failed to update product licenses.'],
    [addOnMessages.savedOfGroup, 'Product Licenses Updated.'],
    [projectMessages.saved, 'Projects Updated.'],
    [projectMessages.savedOfKey, 'Projects updated.'],
    [projectMessages.saveFailed, 'Failed to update projects.'],
    [roleMessages.loadFailed, 'Failed load roles.'],
    [roleMessages.saved, 'Roles updated.'],
    [roleMessages.saveFailed, 'Failed to update roles.'],
  ])(
    'of product licenses, projects and roles: %s [ERR-35, ERR-54..ERR-57, ERR-61..ERR-63, ERR-75..ERR-79]',
    (text, expected) => expect(text).toBe(expected),
  )

  it.each([
    [groupMessages.createFailed, 'Failed to create user group.'],
    [groupMessages.created, 'User Group Created'],
    [groupMessages.saved, 'User Group Updated'],
    [importMessages.fetchOfUserFailed, 'Failed to fetch imports for user.'],
    [importMessages.saved, 'Imports saved.'],
    [importMessages.saveFailed, 'Failed to save imports.'],
  ])('of groups and imports: %s [ERR-58..ERR-60, ERR-64..ERR-66]', (text, expected) => expect(text).toBe(expected))

  it.each([
    [apiKeyMessages.fetchOneFailed, 'Failed to fetch API key.'],
    [apiKeyMessages.fetchFailed, 'Failed to fetch API keys.'],
    [apiKeyMessages.addOnsFailed, 'Failed to load addons for API key.'],
    [apiKeyMessages.rolesFailed, 'Failed to load roles for API key.'],
    [apiKeyMessages.projectsFailed, 'Failed to load projects for API key.'],
    [apiKeyMessages.saved, 'API key successfully added.'],
    [apiKeyMessages.addFailed, 'Failed to add API key.'],
    [apiKeyMessages.saveFailed, 'Failed to update API key.'],
  ])('of API keys: %s [ERR-67..ERR-74]', (text, expected) => expect(text).toBe(expected))

  it.each([
    [reportMessages.loadFailed, 'Failed load reports.'],
    [reportMessages.addFailed, 'Failed to add user reports.'],
    [reportMessages.assigned, 'Report assigned.'],
    [reportMessages.unassigned, 'Report unassigned.'],
  ])('of reports: %s [ERR-80..ERR-83]', (text, expected) => expect(text).toBe(expected))

  it.each([
    [sharedMessages.insufficientPermissions, 'Insufficient permissions to access the page.'],
    [passwordMessages.ssoUser, 'SSO users can not have their passwords managed.'],
    [sessionMessages.mustUpdatePassword, 'Please update your password.'],
  ])('of the guard: %s [ERR-24, ERR-95, ERR-96]', (text, expected) => expect(text).toBe(expected))
})
