import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  customType,
  doublePrecision,
  foreignKey,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
  type AnyPgColumn,
  unique,
} from 'drizzle-orm/pg-core'
import type { JobState } from '@sitewright/domain/jobs/model'
import type { CatalogEnvironment } from '@sitewright/domain/catalog/model'
import type { Config } from '@sitewright/domain/configs/model'
import type { ConfigVersionKind } from '@sitewright/domain/configs/versions'
import type { MonthlyAddOn } from '@sitewright/domain/licenses/users-report'
import type { PreservationStep } from '@sitewright/domain/preservations/model'
import type { ReplacedValue } from '@sitewright/domain/shared/several-copies'
import type { DashboardType } from '@sitewright/domain/shortcuts/model'
import type { WorkflowData } from '@sitewright/domain/workflows/workflow'
import type { SiteClass, SiteLocation, SiteProperties, SiteType } from '@sitewright/domain/sites/site'

/**
 * The tables, for typed queries. The same tables on the embedded database and on PostgreSQL; the folder migrations/ makes them, and a test holds the two together.
 * Names sort by code point and `lower()` folds case by Unicode, on both engines: their columns have the collation pg_c_utf8. They are compared by `key_of_name`, which is `nameKey` of domain.
 * Instants are epoch milliseconds in bigint (as on the wire). Every row that people edit has a `version`.
 */
const instant = (name: string) => bigint(name, { mode: 'number' })
const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })
const version = () => integer('version').notNull().default(1)
/** Distinguishes names that were stored with the same key before decision 75 in their unique index; 0 for all others. */
const nameTwin = () => integer('name_twin').notNull().default(0)

/** Product settings that live with the data: the seed it was made of, the key that signs tokens. */
export const settings = pgTable('setting', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
})

export const environments = pgTable('environment', {
  environmentId: integer('environment_id').primaryKey().generatedByDefaultAsIdentity(),
  name: text('name').notNull(),
  serverUrl: text('server_url').notNull(),
  label: text('label').$type<CatalogEnvironment['label']>().notNull().default(''),
  /** SHA-256 of the secret that its web application must send to redeem guids. `null` without a secret. */
  secretHash: text('secret_hash'),
  isRetired: boolean('is_retired').notNull().default(false),
  version: version(),
})

export const licenses = pgTable('license', {
  licenseId: integer('license_id').primaryKey().generatedByDefaultAsIdentity(),
  name: text('name').notNull(),
  company: text('company').notNull(),
  /** The one chosen on creation; `license_environment` holds all of them. */
  environmentId: integer('environment_id').references(() => environments.environmentId),
  maxProjects: integer('max_projects').notNull(),
  maxUsers: integer('max_users').notNull(),
  isActive: boolean('is_active').notNull().default(true),
  expiryDate: instant('expiry_date'),
  expiryNotificationDays: jsonb('expiry_notification_days').$type<number[]>().notNull().default([]),
  licenseType: text('license_type').notNull().default('STANDARD'),
  ownerId: integer('owner_id').references((): AnyPgColumn => users.userId, { onDelete: 'set null' }),
  ssoUrl: text('sso_url').notNull().default(''),
  version: version(),
})

export const licenseEnvironments = pgTable(
  'license_environment',
  {
    licenseId: integer('license_id')
      .notNull()
      .references(() => licenses.licenseId),
    environmentId: integer('environment_id')
      .notNull()
      .references(() => environments.environmentId),
    linkedAt: instant('linked_at'),
  },
  (t) => [primaryKey({ columns: [t.licenseId, t.environmentId] })],
)

export const vendors = pgTable('vendor', {
  vendorId: integer('vendor_id').primaryKey().generatedByDefaultAsIdentity(),
  licenseId: integer('license_id')
    .notNull()
    .references(() => licenses.licenseId),
  name: text('name').notNull(),
})

export const integrations = pgTable('integration', {
  integrationId: integer('integration_id').primaryKey().generatedByDefaultAsIdentity(),
  name: text('name').notNull(),
  imgUrl: text('img_url').notNull().default(''),
  /** Empty without one. INTEGRATION_URLS takes precedence. */
  setupUrl: text('setup_url').notNull().default(''),
  isRetired: boolean('is_retired').notNull().default(false),
  version: version(),
})

export const licenseIntegrations = pgTable(
  'license_integration',
  {
    ownerId: integer('license_id')
      .notNull()
      .references(() => licenses.licenseId),
    itemId: integer('integration_id')
      .notNull()
      .references(() => integrations.integrationId),
  },
  (t) => [primaryKey({ columns: [t.ownerId, t.itemId] })],
)

/** The users of a license, and those of them that are active: counted by triggers. None has a row where there never was a user. */
export const licenseCounts = pgTable('license_count', {
  licenseId: integer('license_id')
    .primaryKey()
    .references(() => licenses.licenseId, { onDelete: 'cascade' }),
  userCount: integer('user_count').notNull(),
  activeUserCount: integer('active_user_count').notNull(),
  projectCount: integer('project_count').notNull().default(0),
})

/** The users. `user` is a reserved word of SQL. */
export const users = pgTable('app_user', {
  userId: integer('user_id').primaryKey().generatedByDefaultAsIdentity(),
  /** As typed; unique without regard to case over all licenses (a unique index on lower(user_name)). */
  userName: text('user_name').notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  email: text('email').notNull(),
  phoneNumber: text('phone_number').notNull().default(''),
  companyName: text('company_name').notNull().default(''),
  position: text('position').notNull().default(''),
  comment: text('comment').notNull().default(''),
  licenseId: integer('license_id')
    .notNull()
    .references(() => licenses.licenseId),
  isApproved: boolean('is_approved').notNull().default(true),
  isLockedOut: boolean('is_locked_out').notNull().default(false),
  isSsoUser: boolean('is_sso_user').notNull().default(false),
  isSsoInitial: boolean('is_sso_initial').notNull().default(false),
  mustUpdatePassword: boolean('must_update_password').notNull().default(false),
  twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
  createDate: instant('create_date').notNull(),
  /** Without that of stored sessions, which can be later: `areas/users/activity.ts` reads both. */
  lastActivityDate: instant('last_activity_date'),
  lastLoginDate: instant('last_login_date'),
  lastLockedOutDate: instant('last_locked_out_date'),
  lastPasswordChangedDate: instant('last_password_changed_date'),
  vendors: jsonb('vendors').$type<string[]>().notNull().default([]),
  /** argon2id in the PHC form; `null` cannot sign in with a password. Never leaves the store of sessions. */
  passwordHash: text('password_hash'),
  /** The key of what a search looks through: written by the database, and read by no query. */
  searchText: text('search_text')
    .notNull()
    .generatedAlwaysAs(sql`key_of_name(user_name || ' ' || first_name || ' ' || last_name || ' ' || email)`),
  version: version(),
})

/** A session is a row: deleting it ends it at once, on every gateway. The token names it by a secret, and the row stores the hash of that secret. */
export const sessions = pgTable('session', {
  sessionHash: text('session_hash').primaryKey(),
  userId: integer('user_id')
    .notNull()
    .references((): AnyPgColumn => users.userId, { onDelete: 'cascade' }),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  /** The latest end: no extension goes beyond it. */
  endsAt: instant('ends_at').notNull(),
  /** When its owner last proved who they are, after the sign-in. */
  provedAt: instant('proved_at'),
  /** The address that an emailed code proved, and when. */
  provedEmail: text('proved_email'),
  emailProvedAt: instant('email_proved_at'),
  /** Set when someone ended it: a call with it answers 412 with this sentence. */
  endedReason: text('ended_reason'),
  /** It was opened by single sign-on. */
  isSso: boolean('is_sso').notNull().default(false),
  /** The latest call, up to a minute old. Clean-up writes it to the user when it deletes the session. */
  lastActivityAt: instant('last_activity_at'),
})

/** A login that waits for the code that was mailed. `tries` are those that were evaluated. */
export const secondFactors = pgTable('second_factor', {
  secondFactorId: uuid('second_factor_id')
    .primaryKey()
    .default(sql`gen_random_uuid()`),
  userId: integer('user_id')
    .notNull()
    .references((): AnyPgColumn => users.userId, { onDelete: 'cascade' }),
  codeHash: text('code_hash').notNull(),
  expiresAt: instant('expires_at').notNull(),
  tries: integer('tries').notNull().default(0),
  usedAt: instant('used_at'),
})

/** A reset link that was mailed; only the mail contains the token. */
export const passwordResets = pgTable('password_reset', {
  tokenHash: text('token_hash').primaryKey(),
  userId: integer('user_id')
    .notNull()
    .references((): AnyPgColumn => users.userId, { onDelete: 'cascade' }),
  expiresAt: instant('expires_at').notNull(),
  usedAt: instant('used_at'),
})

/** A browser that a user has signed in with. Only the browser's cookie has its secret (`sign-in/devices.ts`). */
export const knownDevices = pgTable('known_device', {
  deviceHash: text('device_hash').primaryKey(),
  userId: integer('user_id')
    .notNull()
    .references((): AnyPgColumn => users.userId, { onDelete: 'cascade' }),
  expiresAt: instant('expires_at').notNull(),
})

/** The identity provider's subject that a user was linked to at the first single sign-on. */
export const ssoIdentities = pgTable('sso_identity', {
  userId: integer('user_id')
    .primaryKey()
    .references((): AnyPgColumn => users.userId, { onDelete: 'cascade' }),
  issuer: text('issuer').notNull(),
  /** `sub` of the id_token. Its issuer never reuses it for another account. */
  subject: text('subject').notNull(),
  boundAt: instant('bound_at').notNull(),
})

/** A pending single sign-on: its nonce is accepted once. */
export const ssoStarts = pgTable('sso_start', {
  nonce: text('nonce').primaryKey(),
  expiresAt: instant('expires_at').notNull(),
  usedAt: instant('used_at'),
})

/** With its guid an environment takes a session over, once. */
export const sessionGuids = pgTable('session_guid', {
  guidHash: text('guid_hash').primaryKey(),
  sessionHash: text('session_hash')
    .notNull()
    .references((): AnyPgColumn => sessions.sessionHash, { onDelete: 'cascade' }),
  /** The only environment that can redeem it; `null` allows every environment of the license. */
  environmentId: integer('environment_id').references((): AnyPgColumn => environments.environmentId, {
    onDelete: 'cascade',
  }),
  expiresAt: instant('expires_at').notNull(),
  usedAt: instant('used_at'),
})

/** The emailed code with which the owner of a session can prove who they are. `tries` counts evaluated codes. */
export const proofCodes = pgTable('proof_code', {
  sessionHash: text('session_hash')
    .primaryKey()
    .references((): AnyPgColumn => sessions.sessionHash, { onDelete: 'cascade' }),
  codeHash: text('code_hash').notNull(),
  /** Where the code was emailed; `null` for one of an older release, which went to the address of the account. */
  email: text('email'),
  expiresAt: instant('expires_at').notNull(),
  tries: integer('tries').notNull().default(0),
})

/** Mails to send, written in the transaction that causes them. */
export const outbox = pgTable('outbox', {
  outboxId: bigint('outbox_id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  createdAt: instant('created_at').notNull(),
  recipient: text('recipient').notNull(),
  subject: text('subject').notNull(),
  body: text('body').notNull(),
  attempts: integer('attempts').notNull().default(0),
  nextAttemptAt: instant('next_attempt_at').notNull(),
  sentAt: instant('sent_at'),
  lastError: text('last_error'),
})

export const userGroups = pgTable('user_group', {
  userGroupId: integer('user_group_id').primaryKey().generatedByDefaultAsIdentity(),
  licenseId: integer('license_id')
    .notNull()
    .references(() => licenses.licenseId),
  /** Its key is unique within the license. */
  name: text('name').notNull(),
  nameTwin: nameTwin(),
  version: version(),
})

/** The users of a group: counted by triggers. None has a row where there never was one. */
export const groupCounts = pgTable('user_group_count', {
  userGroupId: integer('user_group_id')
    .primaryKey()
    .references(() => userGroups.userGroupId, { onDelete: 'cascade' }),
  userCount: integer('user_count').notNull(),
})

export const addOns = pgTable('add_on', {
  addOnId: integer('add_on_id').primaryKey().generatedByDefaultAsIdentity(),
  name: text('name').notNull(),
  description: text('description').notNull().default(''),
  shortName: text('short_name').notNull(),
  category: text('category').notNull(),
  color: text('color').notNull(),
  isRetired: boolean('is_retired').notNull().default(false),
  version: version(),
})

export const licenseAddOns = pgTable(
  'license_add_on',
  {
    licenseId: integer('license_id')
      .notNull()
      .references(() => licenses.licenseId),
    addOnId: integer('add_on_id')
      .notNull()
      .references(() => addOns.addOnId),
    maxUsers: integer('max_users').notNull(),
  },
  (t) => [primaryKey({ columns: [t.licenseId, t.addOnId] })],
)

export const projects = pgTable('project', {
  projectId: integer('project_id').primaryKey().generatedByDefaultAsIdentity(),
  licenseId: integer('license_id')
    .notNull()
    .references(() => licenses.licenseId),
  parentId: integer('parent_id').references((): AnyPgColumn => projects.projectId),
  name: text('name').notNull(),
  description: text('description').notNull().default(''),
  /** The one that its license had on its creation, or that its creator chose. */
  environmentId: integer('environment_id').references(() => environments.environmentId),
  mobileEnabled: boolean('mobile_enabled').notNull().default(false),
  isActive: boolean('is_active').notNull().default(true),
  /** The default storage location, a site of the project. */
  defaultSiteId: integer('default_site_id').references((): AnyPgColumn => sites.siteId, { onDelete: 'set null' }),
  version: version(),
})

export const sites = pgTable(
  'site',
  {
    siteId: integer('site_id').primaryKey().generatedByDefaultAsIdentity(),
    projectId: integer('project_id')
      .notNull()
      .references(() => projects.projectId, { onDelete: 'cascade' }),
    /** `null` at the top of the project. */
    parentId: integer('parent_id'),
    name: text('name').notNull(),
    /** The key of the name, unique among siblings. */
    nameKey: text('name_key')
      .notNull()
      .generatedAlwaysAs(sql`key_of_name(name)`),
    nameTwin: nameTwin(),
    /** 1 at the top. */
    depth: integer('depth').notNull(),
    /** All sites below an archived site are archived. */
    isActive: boolean('is_active').notNull().default(true),
    siteClass: text('site_class').$type<SiteClass>(),
    siteTypes: jsonb('site_types').$type<SiteType[]>().notNull().default([]),
    siteColor: text('site_color'),
    siteOpacity: doublePrecision('site_opacity'),
    borderColor: text('border_color'),
    borderOpacity: doublePrecision('border_opacity'),
    location: jsonb('location').$type<SiteLocation>(),
    properties: jsonb('properties').$type<SiteProperties>().notNull().default({ overlays: [], userProperties: {} }),
    version: version(),
  },
  (t) => [
    foreignKey({
      name: 'site_parent',
      columns: [t.projectId, t.parentId],
      foreignColumns: [t.projectId, t.siteId],
    }).onDelete('cascade'),
  ],
)

/** A config of a project, such as CustomSiteBarcode. A project has none until someone saves it. */
export const projectConfigs = pgTable(
  'project_config',
  {
    configId: integer('config_id').primaryKey().generatedByDefaultAsIdentity(),
    projectId: integer('project_id')
      .notNull()
      .references(() => projects.projectId, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    data: jsonb('data').$type<Config['data']>().notNull(),
    version: version(),
  },
  (t) => [unique().on(t.projectId, t.name)],
)

export const licenseConfigs = pgTable(
  'license_config',
  {
    systemConfigId: integer('system_config_id').primaryKey().generatedByDefaultAsIdentity(),
    licenseId: integer('license_id')
      .notNull()
      .references(() => licenses.licenseId, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    data: jsonb('data').$type<Config['data']>().notNull(),
    version: version(),
  },
  (t) => [unique().on(t.licenseId, t.name)],
)

/** A version of a config of a project, or of a license if it has no project (CONF-74). Numbers count by type, also over deletions. */
export const configVersions = pgTable('config_version', {
  configVersionId: bigint('config_version_id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  licenseId: integer('license_id')
    .notNull()
    .references(() => licenses.licenseId, { onDelete: 'cascade' }),
  projectId: integer('project_id').references(() => projects.projectId, { onDelete: 'cascade' }),
  name: text('name').notNull(),
  version: integer('version').notNull(),
  at: instant('at').notNull(),
  /** As in the audit. */
  actorUserId: integer('actor_user_id'),
  actorUserName: text('actor_user_name').notNull(),
  kind: text('kind').$type<ConfigVersionKind>().notNull(),
  /** The project that it was copied from, or the version that it restored. */
  source: integer('source'),
  /** How many values it changed, or added with the config. */
  valueCount: integer('value_count').notNull(),
  changes: jsonb('changes').$type<readonly ReplacedValue[]>().notNull(),
  /** Null if the config was deleted. */
  data: jsonb('data').$type<Config['data']>(),
})

export const materialStatuses = pgTable('material_status', {
  name: text('name').primaryKey(),
  place: integer('place').notNull().unique(),
})

/** The resource types of the product, the same for all licenses. Configs, mappings and document numbers name them by `type_number`. */
export const resourceTypes = pgTable('resource_type', {
  resourceTypeId: integer('resource_type_id').primaryKey(),
  typeNumber: integer('type_number').notNull().unique(),
  typeName: text('type_name').notNull(),
})

/** The next document number of a resource type in a project. */
export const documentNumbers = pgTable(
  'document_number',
  {
    projectId: integer('project_id')
      .notNull()
      .references(() => projects.projectId, { onDelete: 'cascade' }),
    typeNumber: integer('type_number')
      .notNull()
      .references(() => resourceTypes.typeNumber),
    nextNumber: bigint('next_number', { mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.projectId, t.typeNumber] })],
)

export const preservations = pgTable(
  'preservation',
  {
    preservationId: integer('preservation_id').primaryKey().generatedByDefaultAsIdentity(),
    projectId: integer('project_id')
      .notNull()
      .references(() => projects.projectId, { onDelete: 'cascade' }),
    /** Copies of one preservation share this key. */
    relatedKey: text('related_key').notNull(),
    name: text('name').notNull(),
    steps: jsonb('steps').$type<readonly PreservationStep[]>().notNull(),
    /** Fields that a client sent and the gateway does not know. */
    extra: jsonb('extra').$type<Readonly<Record<string, unknown>>>().notNull().default({}),
    version: version(),
  },
  (t) => [unique('preservation_copy').on(t.relatedKey, t.projectId)],
)

/** A workflow in one project. Its copies in other projects have the same related key. */
export const workflows = pgTable('workflow', {
  workflowId: integer('workflow_id').primaryKey().generatedByDefaultAsIdentity(),
  projectId: integer('project_id')
    .notNull()
    .references(() => projects.projectId, { onDelete: 'cascade' }),
  relatedKey: text('related_key').notNull(),
  name: text('name').notNull(),
  /** The key of the name. */
  nameKey: text('name_key')
    .notNull()
    .generatedAlwaysAs(sql`key_of_name(name)`),
  data: jsonb('data').$type<WorkflowData>().notNull(),
  isDecommissioned: boolean('is_decommissioned').notNull().default(false),
  decommissionedAt: instant('decommissioned_at'),
  version: version(),
})

/** Which workflow the resources of a type use in a project. The workflow cannot be archived meanwhile. */
export const resourceTypeWorkflows = pgTable(
  'resource_type_workflow',
  {
    projectId: integer('project_id')
      .notNull()
      .references(() => projects.projectId, { onDelete: 'cascade' }),
    typeNumber: integer('type_number').notNull(),
    workflowId: integer('workflow_id')
      .notNull()
      .references(() => workflows.workflowId, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.projectId, t.typeNumber] })],
)

/** Which preservations the resources of a type use in a project. */
export const resourceTypePreservations = pgTable(
  'resource_type_preservation',
  {
    projectId: integer('project_id')
      .notNull()
      .references(() => projects.projectId, { onDelete: 'cascade' }),
    typeNumber: integer('type_number').notNull(),
    preservationId: integer('preservation_id')
      .notNull()
      .references(() => preservations.preservationId, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.projectId, t.typeNumber, t.preservationId] })],
)

/** Roles of the catalog, each in one role group. */
export const roleGroups = pgTable('role_group', {
  roleGroupId: integer('role_group_id').primaryKey().generatedByDefaultAsIdentity(),
  name: text('name').notNull().unique(),
})

export const roles = pgTable('role', {
  roleId: integer('role_id').primaryKey().generatedByDefaultAsIdentity(),
  name: text('name').notNull().unique(),
  friendlyName: text('friendly_name').notNull(),
  description: text('description').notNull().default(''),
  /** `isAdministrativeRole` of the name, for what the database notes in a trigger. */
  isAdministrative: boolean('is_administrative').notNull().default(false),
  roleGroupId: integer('role_group_id')
    .notNull()
    .references(() => roleGroups.roleGroupId),
})

/** Which role groups a product brings to those who hold it. */
export const addOnRoleGroups = pgTable(
  'add_on_role_group',
  {
    addOnId: integer('add_on_id')
      .notNull()
      .references(() => addOns.addOnId),
    roleGroupId: integer('role_group_id')
      .notNull()
      .references(() => roleGroups.roleGroupId),
  },
  (t) => [primaryKey({ columns: [t.addOnId, t.roleGroupId] })],
)

/** Keys with which programs call. The key itself is shown once, on creation. */
export const apiKeys = pgTable('api_key', {
  apiKeyId: integer('api_key_id').primaryKey().generatedByDefaultAsIdentity(),
  licenseId: integer('license_id')
    .notNull()
    .references(() => licenses.licenseId),
  name: text('name').notNull(),
  description: text('description').notNull().default(''),
  isActive: boolean('is_active').notNull().default(true),
  /** All of its license; what is assigned beside counts again when this is switched off. */
  allProjects: boolean('all_projects').notNull().default(false),
  keyPrefix: text('key_prefix').notNull().unique(),
  /** SHA-256 of the whole key. Never leaves the store of keys. */
  secretHash: text('secret_hash').notNull().unique(),
  createdDate: instant('created_date').notNull(),
  updatedDate: instant('updated_date').notNull(),
  version: version(),
})

export const reports = pgTable('report', {
  reportId: integer('report_id').primaryKey().generatedByDefaultAsIdentity(),
  reportPath: text('report_path').notNull(),
  reportName: text('report_name').notNull(),
  isActive: boolean('is_active').notNull().default(true),
  version: version(),
})

/** Gives a report to those who have all that it names; one that names nothing gives it to everybody, one that names a removed role to nobody. */
export const reportGroups = pgTable('report_group', {
  reportGroupId: integer('report_group_id').primaryKey().generatedByDefaultAsIdentity(),
  reportId: integer('report_id')
    .notNull()
    .references(() => reports.reportId, { onDelete: 'cascade' }),
  /** No foreign key: the role can have been removed since. */
  roleId: integer('role_id'),
  licenseId: integer('license_id').references(() => licenses.licenseId, { onDelete: 'cascade' }),
  projectId: integer('project_id').references(() => projects.projectId, { onDelete: 'cascade' }),
})

/** Reports as shortcuts of a license: a dashboard shortcut has a type, a basic one an order. */
export const reportShortcuts = pgTable(
  'report_shortcut',
  {
    licenseId: integer('license_id')
      .notNull()
      .references(() => licenses.licenseId, { onDelete: 'cascade' }),
    reportId: integer('report_id')
      .notNull()
      .references(() => reports.reportId, { onDelete: 'cascade' }),
    type: text('type').$type<DashboardType>(),
    order: integer('sort_order'),
  },
  (t) => [primaryKey({ columns: [t.licenseId, t.reportId] })],
)

/** Internal settings of a license; no row before the first save. */
export const internalSettings = pgTable('internal_setting', {
  licenseId: integer('license_id')
    .primaryKey()
    .references(() => licenses.licenseId, { onDelete: 'cascade' }),
  customerCode: text('customer_code').notNull().default(''),
  opportunityId: text('opportunity_id').notNull().default(''),
  version: version(),
})

/** Overrides of projects, a part of the internal settings of their license. */
export const projectOverrides = pgTable('project_override', {
  projectId: integer('project_id')
    .primaryKey()
    .references(() => projects.projectId, { onDelete: 'cascade' }),
  type: text('type').notNull(),
  value: text('value').notNull().default(''),
})

export const importSystems = pgTable('import_system', {
  importId: integer('import_id').primaryKey().generatedByDefaultAsIdentity(),
  projectId: integer('project_id')
    .notNull()
    .references(() => projects.projectId, { onDelete: 'cascade' }),
  /** Its key is unique within the project. */
  name: text('name').notNull(),
  nameTwin: nameTwin(),
  description: text('description').notNull().default(''),
  path: text('path').notNull(),
  isActive: boolean('is_active').notNull().default(true),
  isInternal: boolean('is_internal').notNull().default(false),
  version: version(),
})

/** What an import system did with a file. */
export const integrationReports = pgTable('integration_report', {
  reportId: integer('report_id').primaryKey().generatedByDefaultAsIdentity(),
  /** Identifies the report in URLs. */
  reference: text('reference').notNull().unique(),
  createdAt: instant('created_at').notNull(),
  displayName: text('display_name').notNull(),
  projectId: integer('project_id')
    .notNull()
    .references(() => projects.projectId, { onDelete: 'cascade' }),
  importId: integer('import_id').references(() => importSystems.importId, { onDelete: 'set null' }),
  s3Key: text('s3_key'),
  s3Path: text('s3_path'),
  dataLink: text('data_link'),
  userName: text('user_name'),
  apiKeyName: text('api_key_name'),
  /** JSON text, up to several megabytes. */
  reportJson: text('report_json').notNull(),
})

/** Direct assignments of a user or of a key, and those of a group that its members inherit. */
const assignment = <Id extends string>(
  table: string,
  ownerColumn: string,
  owner: () => AnyPgColumn,
  idColumn: Id,
  other: () => AnyPgColumn,
) =>
  pgTable(
    table,
    {
      ownerId: integer(ownerColumn).notNull().references(owner, { onDelete: 'cascade' }),
      itemId: integer(idColumn).notNull().references(other, { onDelete: 'cascade' }),
    },
    (t) => [primaryKey({ columns: [t.ownerId, t.itemId] })],
  )

export const userAddOns = assignment(
  'user_add_on',
  'user_id',
  () => users.userId,
  'add_on_id',
  () => addOns.addOnId,
)
export const userProjects = assignment(
  'user_project',
  'user_id',
  () => users.userId,
  'project_id',
  () => projects.projectId,
)
export const userRoles = assignment(
  'user_role',
  'user_id',
  () => users.userId,
  'role_id',
  () => roles.roleId,
)
export const groupUsers = assignment(
  'user_group_user',
  'user_group_id',
  () => userGroups.userGroupId,
  'user_id',
  () => users.userId,
)
export const groupAddOns = assignment(
  'user_group_add_on',
  'user_group_id',
  () => userGroups.userGroupId,
  'add_on_id',
  () => addOns.addOnId,
)
export const groupProjects = assignment(
  'user_group_project',
  'user_group_id',
  () => userGroups.userGroupId,
  'project_id',
  () => projects.projectId,
)
export const groupRoles = assignment(
  'user_group_role',
  'user_group_id',
  () => userGroups.userGroupId,
  'role_id',
  () => roles.roleId,
)

/** Administrative roles that users have lost, each the last time, written by triggers (`migrations/0006`); it protects an account for a day (ROLE-56). */
export const lostRoles = pgTable(
  'lost_role',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    roleId: integer('role_id')
      .notNull()
      .references(() => roles.roleId, { onDelete: 'cascade' }),
    /** By the clock of the database, unlike all other instants. */
    lostAt: instant('lost_at').notNull(),
    /** Number of the transaction that took it. */
    transactionId: bigint('transaction_id', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.roleId] })],
)

/** The one row that every change of who is a super-administrator locks, written by triggers (`migrations/0029`, LIC-86). */
export const superAdministratorAccess = pgTable('super_administrator_access', {
  isOnly: boolean('is_only').primaryKey().default(true),
  /** Until when a super-administrator can sign in: the largest safe integer without an end, 0 for never. */
  openUntil: instant('open_until').notNull(),
})

export const keyAddOns = assignment(
  'api_key_add_on',
  'api_key_id',
  () => apiKeys.apiKeyId,
  'add_on_id',
  () => addOns.addOnId,
)
export const keyProjects = assignment(
  'api_key_project',
  'api_key_id',
  () => apiKeys.apiKeyId,
  'project_id',
  () => projects.projectId,
)
export const keyRoles = assignment(
  'api_key_role',
  'api_key_id',
  () => apiKeys.apiKeyId,
  'role_id',
  () => roles.roleId,
)
/** Those assigned by hand; others come from report groups. */
export const userReports = assignment(
  'user_report',
  'user_id',
  () => users.userId,
  'report_id',
  () => reports.reportId,
)
/** Those that are switched on for the user. */
export const userImports = assignment(
  'user_import',
  'user_id',
  () => users.userId,
  'import_id',
  () => importSystems.importId,
)

/** Login attempts of an account or an address in a window, counted before they are evaluated. */
export const loginAttempts = pgTable('login_attempt', {
  /** `account:<lower-case name>` or `address:<ip>`. */
  key: text('key').primaryKey(),
  windowStart: instant('window_start').notNull(),
  attempts: integer('attempts').notNull(),
})

/** When each periodic task is due, and the run that has its lease (`tasks/run-tasks.ts`). */
export const periodicTasks = pgTable('periodic_task', {
  name: text('name').primaryKey(),
  /** While a gateway runs it: when its lease ends. */
  dueAt: instant('due_at').notNull(),
  runId: uuid('run_id'),
})

/** Append-only: a trigger refuses update, delete and truncate. Never holds a secret. */
export const audit = pgTable(
  'audit',
  {
    auditId: bigint('audit_id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    at: instant('at').notNull(),
    /** Who: the acting user, `null` for a sign-in that failed. */
    actorUserId: integer('actor_user_id'),
    actorUserName: text('actor_user_name').notNull(),
    licenseId: integer('license_id'),
    /** What: the call's `area.verb`. */
    action: text('action').notNull(),
    /** About what: `user`, `user-group`, `api-key` … and its id; both `null` for a sign-in that names no user. */
    subjectKind: text('subject_kind'),
    subjectId: text('subject_id'),
    before: jsonb('before'),
    after: jsonb('after'),
    requestId: text('request_id').notNull(),
    /** The caller's network address; `null` without a caller, or for an entry from before this column existed. */
    address: text('address'),
    callerRequestId: text('caller_request_id'),
    /** Part of a change that has an entry about another subject: the activity of the license leaves it out. */
    isPart: boolean('is_part').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.auditId, table.at] })],
)

/** Long tasks, each owned by the user who started it (`jobs/`). `expires_at` counts from the start, and from the end once it has ended. */
export const jobs = pgTable('job', {
  jobId: integer('job_id').primaryKey().generatedByDefaultAsIdentity(),
  /** The call that starts such jobs, `area.verb`. */
  kind: text('kind').notNull(),
  input: jsonb('input').notNull(),
  userId: integer('user_id')
    .notNull()
    .references((): AnyPgColumn => users.userId, { onDelete: 'cascade' }),
  /** The license whose rows it may read; `null` is all licenses. */
  licenseId: integer('license_id').references((): AnyPgColumn => licenses.licenseId, { onDelete: 'cascade' }),
  /** Those of its owner when it started; `null` for jobs of earlier releases. */
  roles: jsonb('roles').$type<readonly string[]>(),
  state: text('state').$type<JobState>().notNull().default('waiting'),
  /** Why it failed, for a person. */
  message: text('message'),
  done: integer('done').notNull().default(0),
  total: integer('total'),
  /** Where the next piece starts. */
  position: jsonb('position'),
  /** Runs since a piece was last completed. */
  attempts: integer('attempts').notNull().default(0),
  /** The run that may write. */
  runId: uuid('run_id'),
  /** Other gateways leave the job alone until then. */
  leaseUntil: instant('lease_until').notNull().default(0),
  createdAt: instant('created_at').notNull(),
  endedAt: instant('ended_at'),
  expiresAt: instant('expires_at').notNull(),
  fileName: text('file_name'),
  fileType: text('file_type'),
  fileBytes: bigint('file_bytes', { mode: 'number' }).notNull().default(0),
})

/** The file of a job, at most 1 MiB in a row. `start_byte` is the offset of the piece in the file. */
export const jobFilePieces = pgTable(
  'job_file_piece',
  {
    jobId: integer('job_id')
      .notNull()
      .references(() => jobs.jobId, { onDelete: 'cascade' }),
    startByte: bigint('start_byte', { mode: 'number' }).notNull(),
    content: bytes('content').notNull(),
  },
  (t) => [primaryKey({ columns: [t.jobId, t.startByte] })],
)

/** A month that is over: the product licenses of a license in it, with their numbers of users. */
export const licenseMonths = pgTable(
  'license_month',
  {
    licenseId: integer('license_id')
      .notNull()
      .references((): AnyPgColumn => licenses.licenseId, { onDelete: 'cascade' }),
    /** year * 12 + month - 1. */
    month: integer('month').notNull(),
    addOns: jsonb('add_ons').$type<readonly Omit<MonthlyAddOn, 'users'>[]>().notNull().default([]),
  },
  (t) => [primaryKey({ columns: [t.licenseId, t.month] })],
)

/** The users of that month, as they were when it was over. */
export const licenseMonthUsers = pgTable(
  'license_month_user',
  {
    licenseId: integer('license_id').notNull(),
    month: integer('month').notNull(),
    userId: integer('user_id').notNull(),
    userName: text('user_name').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    createDate: instant('create_date').notNull(),
    lastLoginDate: instant('last_login_date'),
    addOnIds: integer('add_on_ids').array().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.licenseId, t.month, t.userId] }),
    foreignKey({
      columns: [t.licenseId, t.month],
      foreignColumns: [licenseMonths.licenseId, licenseMonths.month],
    }).onDelete('cascade'),
  ],
)
