import { NEAR_DAYS } from '../shared/dates'
import { exportedLists } from '../shared/exported-lists'
import { UNLIMITED_LABEL } from '../shared/limits'
import { pageTitles } from '../shared/page-titles'

const count = (number: number, one: string, many = `${one}s`): string =>
  `${number.toLocaleString('en-US')} ${number === 1 ? one : many}`

/** What an entry was about, in a sentence. */
export type ActivityThing =
  | 'user'
  | 'user group'
  | 'API key'
  | 'environment'
  | 'product license'
  | 'integration'
  | 'report'
  | 'license'
  | 'report group'
  | 'project'
  | 'site'
  | 'workflow'
  | 'import system'
  | 'preservation'
  | 'call'
  | 'job'
  | 'network'

/** The place of the object in a sentence: what the entry is about, by its name. */
export const OBJECT = '{object}'

/** Sentences of calls that need no more than their name. Subject of each is the actor, who stands beside it. */
export const actionSentences: Readonly<Record<string, string>> = {
  'session.login': 'Signed in',
  'session.login.refused': 'Failed to sign in as {object}',
  'session.login.sso': 'Signed in with single sign-on',
  'session.login.sso.refused': 'Failed to sign in as {object} with single sign-on',
  'session.secondFactor': 'Signed in with an emailed code',
  'session.secondFactor.asked': 'Entered the password and was emailed a sign-in code',
  'session.secondFactor.askedAgain': 'Requested a new sign-in code',
  'session.secondFactor.refused': 'Entered a wrong sign-in code for {object}',
  'session.extend': 'Extended the session',
  'session.logout': 'Signed out',
  'session.guid': 'Opened an environment',
  'handover.redeem': 'Signed in to {object}',
  'handover.redeem.refused': 'Failed to sign {object} in to an environment',
  'session.prove': 'Confirmed their identity',
  'session.prove.asked': 'Requested a code to confirm their identity',
  'session.prove.refused': 'Failed to confirm their identity',
  'passwords.recover': 'Requested a link to reset the password of {object}',
  'passwords.recover.refused': 'Requested a link to reset the password of {object}, but no email was sent',
  'passwords.reset': 'Set a new password for {object} with an emailed link',
  'passwords.update': 'Changed their password as required',
  'passwords.set': 'Set a new password for {object}',
  'passwords.autoReset': 'Reset the password of {object} and emailed a temporary one',
  'users.create': 'Created {object}',
  'users.copy': 'Created {object} as a copy',
  ...Object.fromEntries(
    Object.entries(exportedLists).map(([kind, { rows }]) => [kind, `Started an export of ${rows}`]),
  ),
  'groups.create': 'Created {object}',
  'apiKeys.create': 'Created {object}',
  'apiKeys.use.refused': 'Made a call with {object} and was refused',
  'jobs.cancel': 'Canceled {object}',
  'jobs.file': 'Downloaded {object}',
  'projects.create': 'Created {object}',
  'imports.create': 'Created {object}',
  'licenses.saveAddOns': 'Changed the limits of product licenses of {object}',
  'integrations.setup': 'Opened the setup of an integration of {object}',
  'licenses.create': 'Created {object}',
  'licenses.linkEnvironment': 'Linked {object} to an environment',
  'licenses.unlinkEnvironment': 'Unlinked {object} from an environment',
  'admin.reopen': 'Restored access of {object}',
  'shortcuts.save': 'Changed the shortcuts of {object}',
  'shortcuts.remove': 'Deleted a shortcut of {object}',
  'internalSettings.save': 'Changed the internal settings of {object}',
  'documentNumbering.update': 'Changed document numbers of {object}',
  'resourceMappings.addToWorkflows': 'Assigned resource types to workflows of {object}',
  'resourceMappings.removeFromWorkflows': 'Removed resource types from workflows of {object}',
  'resourceMappings.addToPreservations': 'Assigned resource types to preservations of {object}',
  'resourceMappings.removeFromPreservations': 'Removed resource types from preservations of {object}',
  'sites.addTrees': 'Created {object}',
  'sites.saveTrees': 'Changed the hierarchy of {object}',
  'sites.addTree': 'Created {object}',
  'sites.archive': 'Archived {object}',
  'sites.unarchive': 'Unarchived {object}',
  'sites.restore': 'Undid the archiving of {object}',
  'sites.move': 'Moved {object}',
  'sites.copy': 'Copied {object} from another project',
  'sites.saveDefaultStorage': 'Changed the default storage location of {object}',
  'workflows.create': 'Created {object}',
  'workflows.archive': 'Archived {object}',
  'configs.add': 'Added {object}',
  'configs.save': 'Changed {object}',
  'configs.remove': 'Removed {object}',
  'configs.renameStatus': 'Renamed an equipment status of {object}',
  'licenseConfigs.add': 'Added {object}',
  'licenseConfigs.save': 'Changed {object}',
  'licenseConfigs.remove': 'Removed {object}',
  'licenseConfigs.renameStatus': 'Renamed an equipment status of {object}',
  'preservations.create': 'Created {object}',
  'catalogEnvironments.makeSecret': 'Created a new secret for {object}',
  'catalogEnvironments.removeSecret': 'Removed the secret of {object}',
  ...Object.fromEntries(
    ['catalogEnvironments', 'catalogProductLicenses', 'catalogIntegrations', 'catalogReports'].flatMap((area) => [
      [`${area}.create`, 'Added {object} to the catalog'],
      [`${area}.remove`, 'Deleted {object} from the catalog'],
    ]),
  ),
  'reports.addGroup': 'Added {object}',
  'reports.removeGroup': 'Removed {object}',
}

/** The exports that jobs of each kind make, as objects of a sentence. */
export const exportsByKind: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(exportedLists).map(([kind, { rows }]) => [kind, `an export of ${rows}`]),
)

/** What an entry of a list of `name: value` is called where only its value changed. */
export const pairLabels: Readonly<Record<string, string>> = {
  addOnLimits: 'Limit',
  overlays: 'Overlay',
  userProperties: 'Property',
}

/** Verbs of both directions, each with its preposition before the object. */
const ADDED = ['Added', 'to', 'Removed', 'from'] as const
const ASSIGNED = ['Assigned', 'to', 'Removed', 'from'] as const

/** Lists that changes are about: one, many, and the verbs of both directions. */
const lists: Readonly<
  Record<string, readonly [one: string, many: string, verbs: readonly [string, string, string, string]]>
> = {
  roles: ['role', 'roles', ASSIGNED],
  projects: ['project', 'projects', ASSIGNED],
  addOns: ['product license', 'product licenses', ASSIGNED],
  users: ['user', 'users', ADDED],
  userGroups: ['user group', 'user groups', ADDED],
  imports: ['import', 'imports', ['Enabled', 'for', 'Disabled', 'for']],
  reports: ['report', 'reports', ASSIGNED],
  integrations: ['integration', 'integrations', ADDED],
  roleGroups: ['role group', 'role groups', ADDED],
  apiKeys: ['API key', 'API keys', ADDED],
  vendors: ['vendor', 'vendors', ADDED],
  expiryNotificationDays: ['notification day', 'notification days', ADDED],
  siteNames: ['site', 'sites', ADDED],
  renamedSites: ['renamed site', 'renamed sites', ADDED],
  mappedTypes: ['resource type', 'resource types', ASSIGNED],
  siteTypes: ['site type', 'site types', ADDED],
  initialSteps: ['initial step', 'initial steps', ADDED],
  recurringSteps: ['recurring step', 'recurring steps', ADDED],
  overlays: ['overlay', 'overlays', ADDED],
  userProperties: ['property', 'properties', ADDED],
  phases: ['phase', 'phases', ADDED],
  phaseItems: ['item', 'items', ADDED],
  requirements: ['requirement', 'requirements', ADDED],
  triggers: ['trigger', 'triggers', ADDED],
  equipmentStatuses: ['equipment status', 'equipment statuses', ADDED],
  productions: ['production', 'productions', ADDED],
  itemEmails: ['email', 'emails', ADDED],
  prerequisites: ['prerequisite', 'prerequisites', ADDED],
  itemConditions: ['condition', 'conditions', ADDED],
  autoResets: ['Auto-Reset entry', 'Auto-Reset entries', ADDED],
  autoCompletes: ['Auto-Complete entry', 'Auto-Complete entries', ADDED],
}

const ENTRIES = ['entry', 'entries', ADDED] as const

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
  retired: 'Retired',
  offeredAgain: 'Offered again',
  activated: 'Activated',
  deactivated: 'Deactivated',
  done: (verbs: readonly string[]) =>
    `${verbs.map((verb, index) => (index === 0 ? verb : verb.toLowerCase())).join(' and ')} ${OBJECT}`,
  renamed: `Renamed ${OBJECT}`,
  created: `Created ${OBJECT}`,
  details: (number: number) => `changed ${count(number, 'detail')}`,
  point: (position: string) => `Point: ${position}`,
  polygon: (vertices: number, positions: string) => `Polygon, ${count(vertices, 'point')}: ${positions}`,
  changed: (number: number) => `Changed ${count(number, 'detail')} of ${OBJECT}`,
  added: (field: string, number: number) => {
    const [one, many, [verb, preposition]] = lists[field] ?? ENTRIES
    // A user is added to a group, and not the group to the user.
    if (field === 'userGroups') return `${verb} ${OBJECT} ${preposition} ${count(number, one, many)}`
    return `${verb} ${count(number, one, many)} ${preposition} ${OBJECT}`
  },
  removed: (field: string, number: number) => {
    const [one, many, [, , verb, preposition]] = lists[field] ?? ENTRIES
    if (field === 'userGroups') return `${verb} ${OBJECT} ${preposition} ${count(number, one, many)}`
    return `${verb} ${count(number, one, many)} ${preposition} ${OBJECT}`
  },
  /** What a save of a user group changed for one of its users. */
  through: (sentence: string, group: string | undefined) =>
    `${sentence} through ${group === undefined ? 'a user group' : `user group ${group}`}`,
  changedList: (field: string, number: number) => {
    const [one, many] = lists[field] ?? ENTRIES
    return `Changed ${count(number, one, many)} of ${OBJECT}`
  },
  /** A product license was removed, and the roles that it brought went with it. */
  rolesRemoved: (number: number) => `${count(number, 'role was', 'roles were')} removed with it.`,
  refused: (call: string) => `Tried “${call}” without permission`,
  /** An action that this version of the portal has no sentence for. */
  unknown: (action: string) => `Did “${action}” with ${OBJECT}`,
  /** What an entry is about. A user needs no other word than the name. */
  object: (thing: ActivityThing, name: string) => (thing === 'user' ? name : `${thing} ${name}`),
  config: (name: string, owner: string) => `config ${name} of ${owner}`,
  unknownKey: (network: string) => `an unknown API key from ${network}`,
  export: (fileName: string | undefined, kind: string) => fileName ?? exportsByKind[kind] ?? 'an export',
  unknownUser: 'an unknown user',

  hiddenActor: 'Someone from another license',
  nobody: 'Not signed in',
  you: 'You',
  /** Things that a change names and the reader cannot open. */
  deleted: (thing: string, id: number) => `Deleted ${thing} ${id}`,
  hidden: (thing: string) => `${thing.charAt(0).toUpperCase()}${thing.slice(1)} of another license, or deleted`,
  more: (number: number) => `and ${number.toLocaleString('en-US')} more`,
  namesFailed: 'Failed to fetch the names.',
} as const

const things: Readonly<Record<string, string>> = {
  licenseId: 'license',
  copyOf: 'user',
  userGroupId: 'user group',
  throughGroup: 'user group',
  ownerId: 'user',
  userId: 'user',
  projectId: 'project',
  siteId: 'site',
  workflowId: 'workflow',
  reportId: 'report',
  id: 'thing',
  integrationId: 'integration',
  parentProjectId: 'project',
  environmentId: 'environment',
  defaultSiteId: 'site',
  copyOfSite: 'site',
}

/** Fields that name one thing by its id, and no list of them. */
export const isReference = (field: string): boolean => Object.hasOwn(things, field)

/** A thing of a list in the singular; `entry` for a list that this version does not know. */
export const nameOfThing = (field: string): string => lists[field]?.[0] ?? things[field] ?? 'entry'

export const activityLabels = {
  list: 'Activity',
  loadOlder: 'Load older',
  ...NEAR_DAYS,
  from: 'from',
  to: 'to',
  yes: 'Yes',
  no: 'No',
  nothing: 'empty',
  unlimited: UNLIMITED_LABEL,
  key: 'API key',
  all: 'Show all',
  /** Before the names of a list, for screen readers. */
  signs: { added: 'Added: ', removed: 'Removed: ', changed: 'Changed: ' },
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
    sites: pageTitles.sites,
    workflows: pageTitles.workflows,
    configs: 'Configs',
    exports: 'Exports',
    refused: 'Refused',
  },
  /** Fields whose label no form has. */
  fields: {
    id: 'About',
    userId: 'User',
    projectId: 'Project',
    siteId: 'Site',
    workflowId: 'Workflow',
    reportId: 'Report',
    userGroupId: 'User Group',
    licenseId: 'License Id',
    copyOf: 'Copy of',
    lastLockedOutDate: 'Last Locked Out',
    expiresAt: 'Session ends',
    why: 'Reason',
    reason: 'Reason',
    vendors: 'Vendors',
    users: 'Users',
    keyPrefix: 'Prefix',
    siteNames: 'Site names',
    renamedSites: 'Renamed sites',
    sitesRenamed: 'Sites renamed',
    environmentId: 'Environment',
    fileName: 'File',
    copyOfSite: 'Copy of site',
    defaultSiteId: 'Default storage location',
    integrationId: 'Integration',
    config: 'Config',
    statusName: 'Equipment status',
    apiKeys: pageTitles.apiKeys,
    isDecommissioned: 'Archived',
    siteCount: 'Sites',
    sitePath: 'Place',
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
