import { EQUIPMENT_STATUS_CONFIG } from '@sitewright/domain/configs/names'
import type { RoleName } from '@sitewright/domain/shared/role-catalog'
import type { audit } from '../schema'
import { addOnId } from './add-ons'
import { DEMO_GROUPS } from './groups'
import { projectNamed } from './projects'
import { SITE_PROJECT, siteNamed } from './sites'
import { workflowNamed } from './workflows'
import type { World } from './world'

type AuditRow = typeof audit.$inferInsert

/** What is needed of a role: its id in the catalog. */
type RoleIds = (role: RoleName) => number

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** Users that one save of a user group names. */
export const MANY_USERS = 236

/** Who works in license 1, and from where. */
const PLACES: Readonly<Record<string, string>> = {
  'customer.admin': '203.0.113.60',
  'user.editor': '203.0.113.24',
  'workflow.editor': '203.0.113.81',
  'site.admin': '203.0.113.90',
  'super.admin': '198.51.100.7',
  key: '203.0.113.5',
}

interface Done {
  readonly daysAgo: number
  /** Minutes before that. */
  readonly minutes: number
  /** A user name, or `key`. */
  readonly by: string
  readonly action: string
  readonly subject: readonly [kind: string, id: number]
  readonly before?: object
  readonly after?: object
}

/** The activity of the last 30 days in license 1 (ACT-20). The same for the same `now`; every instant is relative to it. */
export function demoActivity({ users, keys }: World, roleIds: RoleIds, now: number): AuditRow[] {
  const userIdOf = (userName: string): number => users.find((user) => user.userName === userName)?.userId ?? 0
  const groupNamed = (name: string): number =>
    DEMO_GROUPS.find((group) => group.licenseId === 1 && group.name === name)?.userGroupId ?? 0
  const others = users.filter(({ licenseId }) => licenseId === 1).map(({ userId }) => userId)
  const [many, few] = [others.slice(-MANY_USERS), others.slice(-12)]
  const key = keys.find(({ row }) => row.licenseId === 1 && row.isActive)?.row
  const project = projectNamed(SITE_PROJECT).projectId
  const user = (name: string) => ['user', userIdOf(name)] as const
  const [dayShift, nightShift] = [groupNamed('Day Shift'), groupNamed('Night Shift')]
  const workflow = workflowNamed('Valve Installation', SITE_PROJECT).workflowId

  const done: readonly Done[] = [
    {
      daysAgo: 29,
      minutes: 12,
      by: 'customer.admin',
      action: 'groups.assign',
      subject: ['user-group', dayShift],
      before: { userIds: [] },
      after: { userIds: many },
    },
    {
      daysAgo: 28,
      minutes: 45,
      by: 'customer.admin',
      action: 'groups.unassign',
      subject: ['user-group', dayShift],
      before: { userIds: many.slice(48) },
      after: { userIds: [] },
    },
    {
      daysAgo: 24,
      minutes: 30,
      by: 'super.admin',
      action: 'licenses.save',
      subject: ['license', 1],
      before: { maxUsers: 250 },
      after: { maxUsers: 300 },
    },
    {
      daysAgo: 24,
      minutes: 20,
      by: 'super.admin',
      action: 'licenses.saveAddOns',
      subject: ['license', 1],
      before: { addOnLimits: ['Tools and Equipment: 40'] },
      after: { addOnLimits: ['Tools and Equipment: 41'] },
    },
    {
      daysAgo: 21,
      minutes: 5,
      by: 'customer.admin',
      action: 'groups.saveRoles',
      subject: ['user-group', nightShift],
      before: { roleIds: [roleIds('POST_TRANSFER')] },
      after: { roleIds: [roleIds('ADMINISTER_SITE'), roleIds('MOBILE_MUSTER')] },
    },
    {
      daysAgo: 18,
      minutes: 52,
      by: 'customer.admin',
      action: 'apiKeys.save',
      subject: ['api-key', key?.apiKeyId ?? 0],
      before: { description: '' },
      after: { description: key?.description ?? '' },
    },
    {
      daysAgo: 17,
      minutes: 15,
      by: 'customer.admin',
      action: 'configs.save',
      subject: ['project', project],
      before: { config: EQUIPMENT_STATUS_CONFIG, 'Status 3 · Name': 'Out' },
      after: { config: EQUIPMENT_STATUS_CONFIG, 'Status 3 · Name': 'Out of service' },
    },
    {
      daysAgo: 14,
      minutes: 8,
      by: 'site.admin',
      action: 'sites.save',
      subject: ['site', siteNamed(SITE_PROJECT, 'Utilities').siteId],
      before: { description: '' },
      after: { description: 'Boilers, compressors and the cooling tower' },
    },
    {
      daysAgo: 13,
      minutes: 33,
      by: 'customer.admin',
      action: 'projects.save',
      subject: ['project', project],
      before: { description: '' },
      after: { description: 'Second train and tie-ins' },
    },
    {
      daysAgo: 11,
      minutes: 3,
      by: 'workflow.editor',
      action: 'workflows.save',
      subject: ['workflow', workflow],
      before: { description: 'Pour' },
      after: { description: 'Pour and cure' },
    },
    {
      daysAgo: 9,
      minutes: 41,
      by: 'user.editor',
      action: 'users.save',
      subject: user('viewer'),
      before: { phoneNumber: '+1 780 555 0101', position: 'Site Administrator' },
      after: { phoneNumber: '+1 780 555 0188', position: 'Site Manager' },
    },
    {
      daysAgo: 7,
      minutes: 26,
      by: 'customer.admin',
      action: 'users.saveRoles',
      subject: user('user.editor'),
      before: { roleIds: [roleIds('POST_TRANSFER')] },
      after: { roleIds: [] },
    },
    {
      daysAgo: 6,
      minutes: 19,
      by: 'customer.admin',
      action: 'users.saveAddOns',
      subject: user('viewer'),
      before: { addOns: [] },
      after: { addOns: [addOnId('TE')] },
    },
    {
      daysAgo: 5,
      minutes: 2,
      by: 'key',
      action: 'users.save',
      subject: ['user', few[0] ?? 0],
      before: { isApproved: true },
      after: { isApproved: false },
    },
    {
      daysAgo: 4,
      minutes: 2,
      by: 'key',
      action: 'users.save',
      subject: ['user', few[0] ?? 0],
      before: { isApproved: false },
      after: { isApproved: true },
    },
    {
      daysAgo: 2,
      minutes: 50,
      by: 'customer.admin',
      action: 'groups.assign',
      subject: ['user-group', nightShift],
      before: { userIds: [] },
      after: { userIds: few },
    },
    {
      daysAgo: 1,
      minutes: 14,
      by: 'user.editor',
      action: 'users.save',
      subject: user('locked.out'),
      before: { isLockedOut: true },
      after: { isLockedOut: false },
    },
    {
      daysAgo: 1,
      minutes: 11,
      by: 'user.editor',
      action: 'users.save',
      subject: user('locked.out'),
      before: { isLockedOut: false },
      after: { isLockedOut: true },
    },
  ]
  return done.map(({ daysAgo, minutes, by, action, subject: [kind, id], before, after }, index) => ({
    at: now - daysAgo * DAY_MS - minutes * MINUTE_MS,
    actorUserId: by === 'key' ? null : userIdOf(by),
    actorUserName: by === 'key' ? `key:${key?.keyPrefix ?? ''}` : by,
    licenseId: 1,
    action,
    subjectKind: kind,
    subjectId: String(id),
    before: before ?? null,
    after: after ?? null,
    requestId: `demo-${index + 1}`,
    address: PLACES[by] ?? null,
  }))
}
