import { describe, expect, it } from 'vitest'
import type { Actor } from '../shared/policy'
import {
  canAddWorkflows,
  canArchiveWorkflows,
  canEditWorkflows,
  canReadEquipmentStatusUse,
  canReadWorkflows,
} from './policy'

const may = (roles: string[]) => {
  const actor: Actor = { userId: 1, userName: 'a', licenseId: 1, roles }
  return [canReadWorkflows, canAddWorkflows, canEditWorkflows, canArchiveWorkflows, canReadEquipmentStatusUse].map(
    (policy) => policy.canDecide(actor).allowed,
  )
}

describe('read, add, edit and archive of workflows, and statuses in use', () => {
  it.each<[string[], boolean[]]>([
    [['ADMINISTER_WORKFLOW'], [true, true, true, true, true]],
    [['EDIT_WORKFLOW'], [true, false, true, true, true]],
    [
      ['ADMINISTER_WORKFLOW', 'EDIT_WORKFLOW'],
      [true, true, true, true, true],
    ],
    [['ADMINISTER_PROJECT_UPDATE'], [false, false, false, false, true]],
    [
      ['ACCESS_ALL_CUSTOMER_LICENCES', 'MENU_ADMIN_TOOL_ACCESS'],
      [false, false, false, false, false],
    ],
    [[], [false, false, false, false, false]],
  ])('with %j: %j [PERM-11, PERM-12, PERM-13]', (roles, expected) => {
    expect(may(roles)).toEqual(expected)
  })
})
