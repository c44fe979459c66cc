import { describe, expect, it } from 'vitest'
import { ACTIVITY_KINDS, type ActivityKind, KIND_RULES, kindOf, OTHER_KIND } from './kinds'

const SWITCHED = [{ field: 'isApproved', before: true, after: false }]

describe('the kind of an entry', () => {
  it.each<[string, string | undefined, ActivityKind]>([
    ['users.save.refused', 'call', 'refused'],
    ['session.prove.refused', 'call', 'refused'],
    ['session.login.refused', 'user', 'sign-in'],
    ['apiKeys.use.refused', 'network', 'sign-in'],
    ['handover.redeem', 'environment', 'sign-in'],
    ['users.export', 'call', 'exports'],
    ['jobs.file', 'job', 'exports'],
    ['passwords.autoReset', 'user', 'password'],
    ['groups.saveUsers', 'user', 'userGroups'],
    ['groups.saveUsers', 'user-group', 'users'],
    ['groups.assign', 'user-group', 'users'],
    ['groups.unassign', 'user', 'userGroups'],
    ['apiKeys.saveProjects', 'api-key', 'projects'],
    ['licenses.saveAddOns', 'license', 'addOns'],
    ['users.saveRoles', 'user', 'roles'],
    ['imports.saveOfUser', 'user', 'imports'],
    ['reports.addGroup', 'report-group', 'reports'],
    ['catalogReports.create', 'report', 'details'],
    ['workflows.archive', 'workflow', 'workflows'],
    ['resourceMappings.addToWorkflows', 'project', 'workflows'],
    ['licenseConfigs.save', 'license', 'configs'],
    ['groups.saveDetails', 'user-group', 'details'],
    ['session.logout', undefined, 'sign-in'],
    ['nextYear.save', 'user', 'details'],
  ])('%s of a %s is %s [ACT-05]', (action, kind, expected) => {
    expect(kindOf({ action, subject: kind === undefined ? undefined : { kind, id: '1' }, changes: [] })).toBe(expected)
  })

  it('is access where a switch was turned, but for an archived site [ACT-05]', () => {
    const user = { kind: 'user', id: '1' }
    expect(kindOf({ action: 'users.save', subject: user, changes: SWITCHED })).toBe('access')
    expect(kindOf({ action: 'sites.archive', subject: { kind: 'site', id: '1' }, changes: SWITCHED })).toBe('sites')
    expect(kindOf({ action: 'users.create', subject: user, changes: [{ field: 'isApproved', after: true }] })).toBe(
      'details',
    )
  })

  it('is one that a rule names, and each kind has one [ACT-05]', () => {
    expect(new Set([...KIND_RULES.map(({ kind }) => kind), OTHER_KIND])).toEqual(new Set(ACTIVITY_KINDS))
  })
})
