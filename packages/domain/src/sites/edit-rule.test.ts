import { expect, it } from 'vitest'
import { decideSiteEdit } from './edit-rule'
import { siteMessages } from './messages'

const actor = (...roles: string[]) => ({ userId: 1, userName: 'a', licenseId: 1, roles })

it.each([
  ['an active project', { isActive: true }],
  ['a project that is not loaded yet', undefined],
])('allows changes of the sites of %s [SITE-98]', (_case, project) => {
  expect(decideSiteEdit(actor('ADMINISTER_SITE'), project)).toEqual({ allowed: true })
})

it('refuses changes of the sites of an inactive project, as the server does [SITE-98]', () => {
  expect(decideSiteEdit(actor('ADMINISTER_SITE'), { isActive: false })).toEqual({
    allowed: false,
    reason: siteMessages.projectInactive,
  })
})

it('names the missing role rather than the inactive project', () => {
  expect(decideSiteEdit(actor(), { isActive: false })).toMatchObject({
    allowed: false,
    reason: expect.stringContaining('role') as string,
  })
})
