import { pageTitles } from '../shared/page-titles'

const count = (number: number, one: string, many = `${one}s`): string =>
  `${number.toLocaleString('en-US')} ${number === 1 ? one : many}`

/** What an entry was about, in a sentence. */
export type ActivityThing =
  | 'user'
  | 'user group'
  | 'API key'
  | 'environment'
  | 'license'
  | 'report group'
  | 'project'
  | 'site'
  | 'workflow'
  | 'import system'
  | 'preservation'
  | 'call'

/** Sentences of calls that need no more than their name. Subject of each is the actor, who stands beside it. */
export const actionSentences: Readonly<Record<string, string>> = {
  'session.login': 'Signed in',
  'session.login.refused': 'Failed to sign in',
  'session.login.sso': 'Signed in with single sign-on',
  'session.login.sso.refused': 'Failed to sign in with single sign-on',
  'session.secondFactor': 'Signed in with an emailed code',
  'session.secondFactor.asked': 'Entered the password and was emailed a sign-in code',
  'session.secondFactor.askedAgain': 'Requested a new sign-in code',
  'session.secondFactor.refused': 'Entered a wrong sign-in code',
  'session.extend': 'Extended the session',
  'session.logout': 'Signed out',
  'session.guid': 'Opened an environment',
  'handover.redeem': 'Signed a user in to an environment',
  'session.prove': 'Confirmed their identity',
  'session.prove.asked': 'Requested a code to confirm their identity',
  'session.prove.refused': 'Failed to confirm their identity',
  'passwords.recover': 'Requested a link to reset the password',
  'passwords.recover.refused': 'Requested a password reset, but no email was sent',
  'passwords.reset': 'Set a new password with an emailed link',
  'passwords.update': 'Changed their password as required',
  'passwords.set': 'Set a new password',
  'passwords.autoReset': 'Reset the password and emailed a temporary one',
  'users.create': 'Created this user',
  'users.copy': 'Created this user as a copy',
  'groups.create': 'Created this user group',
  'apiKeys.create': 'Created this API key',
  'projects.create': 'Created this project',
  'imports.create': 'Created this import system',
  'licenses.saveAddOns': 'Changed the limits of product licenses',
  'integrations.setup': 'Opened the setup of an integration',
  'licenses.create': 'Created this license',
  'licenses.linkEnvironment': 'Linked this license to an environment',
  'licenses.unlinkEnvironment': 'Unlinked this license from an environment',
  'admin.reopen': 'Let a super-administrator sign in again',
  'shortcuts.save': 'Changed the shortcuts',
  'shortcuts.remove': 'Deleted a shortcut',
  'internalSettings.save': 'Changed the internal settings',
  'documentNumbering.update': 'Changed document numbers',
  'resourceMappings.addToWorkflows': 'Assigned resource types to workflows',
  'resourceMappings.removeFromWorkflows': 'Removed resource types from workflows',
  'resourceMappings.addToPreservations': 'Assigned resource types to preservations',
  'resourceMappings.removeFromPreservations': 'Removed resource types from preservations',
  'sites.addTrees': 'Created this site',
  'sites.saveTrees': 'Changed the hierarchy of this site',
  'sites.addTree': 'Created this site',
  'sites.archive': 'Archived this site and the sites below it',
  'sites.unarchive': 'Unarchived this site',
  'sites.restore': 'Undid the archiving of this site',
  'sites.copy': 'Copied this site from another project',
  'sites.saveDefaultStorage': 'Changed the default storage location',
  'workflows.create': 'Created this workflow',
  'workflows.archive': 'Archived this workflow',
  'configs.add': 'Added a config',
  'configs.save': 'Changed a config',
  'configs.remove': 'Removed a config',
  'configs.renameStatus': 'Renamed an equipment status',
  'licenseConfigs.add': 'Added a license config',
  'licenseConfigs.save': 'Changed a license config',
  'licenseConfigs.remove': 'Removed a license config',
  'licenseConfigs.renameStatus': 'Renamed an equipment status of the license',
  'preservations.create': 'Created this preservation',
  'reports.addGroup': 'Added a report group',
  'reports.removeGroup': 'Removed a report group',
}

/** Lists that changes are about: one, many, and the verbs of both directions. */
const lists: Readonly<Record<string, readonly [one: string, many: string, added: string, removed: string]>> = {
  roles: ['role', 'roles', 'Assigned', 'Removed'],
  projects: ['project', 'projects', 'Assigned', 'Removed'],
  addOns: ['product license', 'product licenses', 'Assigned', 'Removed'],
  users: ['user', 'users', 'Added', 'Removed'],
  userGroups: ['user group', 'user groups', 'Joined', 'Left'],
  imports: ['import', 'imports', 'Enabled', 'Disabled'],
  reports: ['report', 'reports', 'Assigned', 'Removed'],
  integrations: ['integration', 'integrations', 'Added', 'Removed'],
  apiKeys: ['API key', 'API keys', 'Added', 'Removed'],
  vendors: ['vendor', 'vendors', 'Added', 'Removed'],
  expiryNotificationDays: ['notification day', 'notification days', 'Added', 'Removed'],
  siteNames: ['site', 'sites', 'Added', 'Renamed'],
  mappedTypes: ['resource type', 'resource types', 'Assigned', 'Removed'],
  siteTypes: ['site type', 'site types', 'Added', 'Removed'],
  initialSteps: ['initial step', 'initial steps', 'Added', 'Removed'],
  recurringSteps: ['recurring step', 'recurring steps', 'Added', 'Removed'],
  overlays: ['overlay', 'overlays', 'Added', 'Removed'],
  userProperties: ['property', 'properties', 'Added', 'Removed'],
  phases: ['phase', 'phases', 'Added', 'Removed'],
  phaseItems: ['item', 'items', 'Added', 'Removed'],
  requirements: ['requirement', 'requirements', 'Added', 'Removed'],
  triggers: ['trigger', 'triggers', 'Added', 'Removed'],
  equipmentStatuses: ['equipment status', 'equipment statuses', 'Added', 'Removed'],
  productions: ['production', 'productions', 'Added', 'Removed'],
  itemEmails: ['email', 'emails', 'Added', 'Removed'],
  prerequisites: ['prerequisite', 'prerequisites', 'Added', 'Removed'],
  itemConditions: ['condition', 'conditions', 'Added', 'Removed'],
  autoResets: ['Auto-Reset entry', 'Auto-Reset entries', 'Added', 'Removed'],
  autoCompletes: ['Auto-Complete entry', 'Auto-Complete entries', 'Added', 'Removed'],
}

/** Texts of the activity tab. */
export const activityMessages = {
  fetchFailed: 'Failed to fetch activity.',
  olderFailed: 'Failed to fetch older activity.',
  emptyTitle: 'No activity yet',
  empty: (thing: ActivityThing) => `Sign-ins and changes of this ${thing} appear here.`,
  emptyChanges: (thing: ActivityThing) => `Changes of this ${thing} appear here.`,
  end: 'No older activity.',
  loaded: (number: number) => `${count(number, 'older entry', 'older entries')} loaded.`,

  locked: 'Locked',
  unlocked: 'Unlocked',
  activated: 'Activated',
  deactivated: 'Deactivated',
  the: (verbs: readonly string[], thing: ActivityThing) =>
    `${verbs.map((verb, index) => (index === 0 ? verb : verb.toLowerCase())).join(' and ')} this ${thing}`,
  details: (number: number) => `changed ${count(number, 'detail')}`,
  point: (position: string) => `Point: ${position}`,
  polygon: (vertices: number, positions: string) => `Polygon, ${count(vertices, 'point')}: ${positions}`,
  changed: (number: number) => `Changed ${count(number, 'detail')}`,
  added: (field: string, number: number) => {
    const [one, many, verb] = lists[field] ?? ['entry', 'entries', 'Added']
    return `${verb} ${count(number, one, many)}`
  },
  removed: (field: string, number: number) => {
    const [one, many, , verb] = lists[field] ?? ['entry', 'entries', 'Added', 'Removed']
    return `${verb} ${count(number, one, many)}`
  },
  changedList: (field: string, number: number) => {
    const [one, many] = lists[field] ?? ['entry', 'entries']
    return `Changed ${count(number, one, many)}`
  },
  /** A product license was removed, and the roles that it brought went with it. */
  rolesRemoved: (number: number) => `${count(number, 'role was', 'roles were')} removed with it.`,
  refused: 'Tried something without permission',
  /** An action that this version of the portal has no sentence for. */
  unknown: (action: string) => `Did “${action}”`,

  hiddenActor: 'Someone from another license',
  nobody: 'Not signed in',
  you: 'You',
  /** Things that a change names and the reader cannot open. */
  deleted: (thing: string, id: number) => `Deleted ${thing} ${id}`,
  hidden: (thing: string) => `${thing.charAt(0).toUpperCase()}${thing.slice(1)} of another license, or deleted`,
  more: (number: number) => `and ${number.toLocaleString('en-US')} more`,
} as const

const things: Readonly<Record<string, string>> = {
  licenseId: 'license',
  copyOf: 'user',
  integrationId: 'integration',
  parentProjectId: 'project',
}

/** A thing of a list in the singular; `entry` for a list that this version does not know. */
export const nameOfThing = (field: string): string => lists[field]?.[0] ?? things[field] ?? 'entry'

export const activityLabels = {
  list: 'Activity',
  loadOlder: 'Load older',
  today: 'Today',
  yesterday: 'Yesterday',
  from: 'from',
  to: 'to',
  yes: 'Yes',
  no: 'No',
  nothing: 'empty',
  key: 'API key',
  call: 'Call',
  all: 'Show all',
  less: 'Show less',
  readAll: (label: string) => `Show all of ${label}`,
  readLess: (label: string) => `Show less of ${label}`,
  kinds: {
    'sign-in': 'Sign-in',
    password: pageTitles.password,
    access: 'Access',
    details: pageTitles.details,
    projects: pageTitles.projects,
    addOns: pageTitles.productLicenses,
    roles: pageTitles.roles,
    users: 'Users',
    userGroups: 'User Group(s)',
    imports: pageTitles.imports,
    reports: pageTitles.reports,
    refused: 'Refused',
  },
  /** Fields whose label no form has. */
  fields: {
    copyOf: 'Copy of',
    lastLockedOutDate: 'Last Locked Out',
    expiresAt: 'Session ends',
    why: 'Reason',
    reason: 'Reason',
    vendors: 'Vendors',
    users: 'Users',
    keyPrefix: 'Prefix',
    siteNames: 'Site names',
    copyOfSite: 'Copy of site',
    defaultSiteId: 'Default storage location',
    integrationId: 'Integration',
    config: 'Config',
    statusName: 'Equipment status',
    apiKeys: pageTitles.apiKeys,
    isDecommissioned: 'Archived',
    siteCount: 'Sites',
    mappedTypes: 'Resource types',
    mappedTypesInAll: 'Resource types in all',
    sitesAdded: 'Sites added',
    sitesUnarchived: 'Sites unarchived',
    order: 'Order',
    phaseItems: 'Items',
    itemEmails: 'Emails',
    itemConditions: 'Conditions',
    autoResets: 'Auto-Reset',
    autoCompletes: 'Auto-Complete',
  },
} as const
