import { activityLabels } from './messages'
import type { ActivityEntry } from './model'

/** What an entry is about, for its mark, its tag and the filter. */
export type ActivityKind = keyof typeof activityLabels.kinds

/** The kinds in the order of the filter. */
export const ACTIVITY_KINDS = Object.keys(activityLabels.kinds) as readonly ActivityKind[]

/** The fields of a badge, which a press turns on and off. */
export const SWITCHES = ['isLockedOut', 'isApproved', 'isActive', 'isRetired'] as const
export type Switch = (typeof SWITCHES)[number]

/** What the entries of a kind have in common. All that a rule names must apply. */
export interface KindRule {
  readonly kind: ActivityKind
  /** Actions: one by its name, `area.*`, or `*.verb`. */
  readonly actions?: readonly string[]
  /** Kinds of the subject in the audit. */
  readonly subjects?: readonly string[]
  /** The entry turned one of the switches on or off. */
  readonly isSwitch?: true
}

/** What changes the users of a user group, at the group and at each of the users. */
const MEMBERS = ['groups.saveUsers', 'groups.assign', 'groups.unassign']

/** The first rule that applies names the kind. The gateway filters and counts by the same rules in SQL. */
export const KIND_RULES: readonly KindRule[] = [
  { kind: 'refused', subjects: ['call'], actions: ['*.refused'] },
  { kind: 'sign-in', actions: ['apiKeys.use.refused', 'session.*', 'handover.*'] },
  { kind: 'exports', subjects: ['call', 'job'] },
  { kind: 'password', actions: ['passwords.*'] },
  // An archived site is not active, and people know only the word of the site (SITE-70).
  { kind: 'sites', actions: ['sites.*'] },
  { kind: 'access', isSwitch: true },
  { kind: 'userGroups', subjects: ['user'], actions: MEMBERS },
  { kind: 'users', actions: MEMBERS },
  { kind: 'projects', actions: ['*.saveProjects'] },
  { kind: 'addOns', actions: ['*.saveAddOns'] },
  { kind: 'roles', actions: ['*.saveRoles'] },
  { kind: 'imports', actions: ['imports.*'] },
  { kind: 'reports', actions: ['reports.*'] },
  { kind: 'workflows', actions: ['workflows.*', 'resourceMappings.*'] },
  { kind: 'configs', actions: ['configs.*', 'licenseConfigs.*', 'documentNumbering.*'] },
]

/** The kind of an entry that no rule names. */
export const OTHER_KIND: ActivityKind = 'details'

/** An action matches one of these: a name, `area.*`, or `*.verb`. */
const matchesAction = (action: string, patterns: readonly string[]): boolean =>
  patterns.some((pattern) => {
    if (pattern.endsWith('*')) return action.startsWith(pattern.slice(0, -1))
    return pattern.startsWith('*') ? action.endsWith(pattern.slice(1)) : action === pattern
  })

/** Whether a change turned a switch on or off. */
export const isSwitched = ({ field, before, after }: ActivityEntry['changes'][number]): boolean =>
  (SWITCHES as readonly string[]).includes(field) && typeof before === 'boolean' && typeof after === 'boolean'

/** What an entry is about. */
export const kindOf = ({
  action,
  subject,
  changes,
}: Pick<ActivityEntry, 'action' | 'subject' | 'changes'>): ActivityKind =>
  KIND_RULES.find(
    (rule) =>
      (rule.actions === undefined || matchesAction(action, rule.actions)) &&
      (rule.subjects === undefined || rule.subjects.includes(subject?.kind ?? '')) &&
      (rule.isSwitch !== true || changes.some(isSwitched)),
  )?.kind ?? OTHER_KIND
