import { describe, expect, it } from 'vitest'
import { ROLE_GROUPS, ROLES } from './role-catalog'
import { canonicalRole, formatRole, holdsRole, isAdministrativeRole } from './roles'

const names = ROLES.map((role) => role.name)

describe('the catalog of roles', () => {
  it('has the readable name that refusals derive from each name', () => {
    expect(names.map(formatRole)).toEqual(ROLES.map((role) => role.friendlyName))
  })

  it('holds each name and each display name once [ROLE-39]', () => {
    expect(new Set(names).size).toBe(names.length)
    expect(new Set(ROLES.map((role) => role.friendlyName)).size).toBe(names.length)
    expect(ROLE_GROUPS.reduce((sum, group) => sum + group.roles.length, 0)).toBe(names.length)
  })

  it.each([
    [
      'administers projects, sites, readers, sensor networks, schemas, work, workflows, roles, reports and lists [ROLE-40]',
      [
        'ADMINISTER_PROJECT',
        'ADMINISTER_SITE',
        'ADMINISTER_READER',
        'ADMINISTER_SENSOR_NETWORK',
        'ADMINISTER_SCHEMA',
        'ADMINISTER_WORK_PERIOD',
        'ADMINISTER_WORK_CATEGORY',
        'ADMINISTER_WORKFLOW',
        'ADMINISTER_ROLE',
        'ADMINISTER_REPORT',
        'ADMINISTER_LIST',
      ],
    ],
    [
      'administers licenses, users, assigned reports, API keys and preservation [ROLE-41]',
      [
        'ADMINISTER_CUSTOMER_LICENSE',
        'ADMINISTER_CUSTOMER_USER',
        'ADMINISTER_USER_CREATE_UPDATE',
        'ADMINISTER_USER_UNASSIGN',
        'ADMINISTER_USER_DELETE',
        'ADMINISTER_ASSIGNED_REPORTS',
        'ADMINISTER_API_KEYS',
        'ADMINISTER_PRESERVATION',
      ],
    ],
    ['opens the mobile tools [ROLE-42]', ['MOBILE_MUSTER', 'MOBILE_EQUIPMENT', 'MOBILE_WORKER']],
    [
      'updates details by resource class [ROLE-43]',
      ['UPDATE_MATERIAL_DETAILS', 'UPDATE_EQUIPMENT_DETAILS', 'UPDATE_TOOL_DETAILS', 'UPDATE_WORKER_DETAILS'],
    ],
    [
      'posts and builds in material control [ROLE-44]',
      [
        'POST_RECEIPT',
        'POST_SHIPMENT',
        'POST_PICK',
        'POST_TRANSFER',
        'BUILD_RECEIPT',
        'BUILD_SHIPMENT',
        'BUILD_PICK',
        'BUILD_TRANSFER',
        'BUILD_PO',
        'BUILD_REQUEST',
        'BUILD_REQUISITION',
      ],
    ],
    [
      'approves requests, updates preservation items and decommissions resources [ROLE-45]',
      ['APPROVE_REQUEST', 'UPDATE_PRESERVATION_ITEM', 'DECOMMISSION_RESOURCE'],
    ],
    [
      'opens the menus [ROLE-46]',
      [
        'MENU_STATUS_ACCESS',
        'MENU_CONSTRUCTION_ACCESS',
        'MENU_MATERIAL_CONTROL_ACCESS',
        'MENU_IMPORT_DATA_ACCESS',
        'MENU_ADMIN_TOOL_ACCESS',
      ],
    ],
    [
      'shows dashboards, the map and attachments, and resyncs other systems [ROLE-47]',
      [
        'VIEW_DASHBOARD_NEEDS',
        'VIEW_DASHBOARD_PRESERVATION',
        'VIEW_MAP',
        'VIEW_ATTACHMENTS',
        'RESYNC_THIRD_PARTY_SYSTEMS',
      ],
    ],
    ['names the workflow and preservation gates [ROLE-32]', ['ADMINISTER_WORKFLOW', 'EDIT_WORKFLOW']],
  ])('%s', (_, expected) => {
    expect(names).toEqual(expect.arrayContaining(expected))
  })

  it('derives the names that are not stated from the display name [ROLE-48]', () => {
    for (const role of ROLES.filter((candidate) => !candidate.name.startsWith('ACCESS_'))) {
      expect(role.name).toBe(role.friendlyName.toUpperCase().replaceAll(' ', '_'))
    }
  })
})

describe('holding a role', () => {
  it.each([
    ['the name is in the list', ['VIEW_MAP', 'ADMINISTER_SITE'], 'ADMINISTER_SITE', true],
    ['the name is not in the list', ['VIEW_MAP'], 'ADMINISTER_SITE', false],
    ['the list is empty', [], 'ADMINISTER_SITE', false],
    ['only a longer name is in the list', ['ADMINISTER_SITE_PLAN'], 'ADMINISTER_SITE', false],
    ['the case differs', ['administer_site'], 'ADMINISTER_SITE', false],
  ] as const)('is decided if %s [ROLE-01]', (_, roles, role, expected) => {
    expect(holdsRole(roles, role)).toBe(expected)
  })

  it('takes both spellings of all-licenses access for one role [ROLE-31]', () => {
    expect(holdsRole(['ACCESS_ALL_CUSTOMER_LICENSES'], 'ACCESS_ALL_CUSTOMER_LICENCES')).toBe(true)
    expect(canonicalRole('ACCESS_ALL_CUSTOMER_LICENSES')).toBe('ACCESS_ALL_CUSTOMER_LICENCES')
  })

  it("takes 'Administer Project Read' for its name [ROLE-37]", () => {
    expect(holdsRole(['Administer Project Read'], 'ADMINISTER_PROJECT_READ')).toBe(true)
    expect(holdsRole(['ADMINISTER_PROJECT_READ'], 'ADMINISTER_PROJECT_READ')).toBe(true)
  })
})

describe('granting a role', () => {
  it.each([
    ['ACCESS_OTHER_PROJECTS', true],
    ['ACCESS_ALL_CUSTOMER_LICENSES', true],
    ['ADMINISTER_USER_DELETE', true],
    ['Administer Project Read', true],
    ['MENU_ADMIN_TOOL_ACCESS', true],
    ['EDIT_WORKFLOW', true],
    ['MENU_STATUS_ACCESS', false],
    ['VIEW_MAP', false],
    ['POST_RECEIPT', false],
  ])('%s is administrative: %s [ROLE-53]', (name, expected) => {
    expect(isAdministrativeRole(name)).toBe(expected)
  })
})
