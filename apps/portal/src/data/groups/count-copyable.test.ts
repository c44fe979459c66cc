import { describe, expect, it } from 'vitest'
import { VENDOR_CATEGORY, type LicenseAddOn } from '@sitewright/domain/add-ons/model'
import type { Actor } from '@sitewright/domain/shared/policy'
import { countCopyable } from './count-copyable'

const actor = (...roles: string[]): Actor => ({ userId: 7, userName: 'mara', licenseId: 1, roles })

describe('the count of what a form can copy from a user', () => {
  const addOn = (addOnId: number, values: Partial<LicenseAddOn> = {}): LicenseAddOn => ({
    addOnId,
    name: `Product ${addOnId}`,
    description: '',
    shortName: '',
    addonData: { category: 'CORE', color: '#000000', shortName: '' },
    maxUsers: -1,
    numUsers: 0,
    roleGroupIds: [addOnId],
    ...values,
  })
  const vendor = { category: VENDOR_CATEGORY, color: '#000000', shortName: '' }
  const role = (roleId: number, name: string) => ({
    role: { roleId, name, friendlyName: name, description: '' },
    appliedToUser: true,
  })
  const facts = {
    licenseId: 1,
    projects: [1, 2, 3].map((projectId) => ({
      projectId,
      licenseId: 1,
      parentId: null,
      name: '',
      isActive: projectId !== 3,
    })),
    addOns: [addOn(1), addOn(2, { maxUsers: 0 }), addOn(3, { addonData: vendor })],
    roleInfo: [
      { roleGroupId: 1, name: 'One', rolesForUser: [role(1, 'BUILD_PO'), role(2, 'ADMINISTER_SITE')] },
      { roleGroupId: 2, name: 'Two', rolesForUser: [role(3, 'VIEW_MAP')] },
    ],
  }
  const seed = { projectIds: [1, 2, 3, 4], addOnIds: [1, 2, 3], roleIds: [1, 2, 3] }
  const editor = ['ADMINISTER_USER_CREATE_UPDATE', 'ADMINISTER_ROLE']

  it.each([
    ['who may not grant roles', ['ADMINISTER_USER_CREATE_UPDATE'], { projects: 2, addOns: 1, roles: 0 }],
    ['who lacks an administrative role', editor, { projects: 2, addOns: 1, roles: 1 }],
    ['who holds it', [...editor, 'ADMINISTER_SITE'], { projects: 2, addOns: 1, roles: 2 }],
  ])('for someone %s matches what the gateway copies [USER-47, ROLE-53]', (_, roles, expected) => {
    expect(countCopyable(seed, { ...facts, actor: actor(...roles) })).toEqual(expected)
  })

  it('counts vendor product licenses where there are no others', () => {
    const ofVendors = { ...seed, addOnIds: [3] }
    expect(countCopyable(ofVendors, { ...facts, actor: actor(...editor) })).toMatchObject({ addOns: 1, roles: 0 })
  })
})
