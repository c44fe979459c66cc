import { sql } from 'drizzle-orm'
import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text, uuid, type AnyPgColumn } from 'drizzle-orm/pg-core'

/**
 * The tables, for typed queries. The same tables on the embedded database and on PostgreSQL; the folder migrations/ makes them, and a test holds the two together.
 * Names sort by code point and `lower()` folds case by Unicode, on both engines: their columns have the collation pg_c_utf8.
 * Instants are epoch milliseconds in bigint (as on the wire). Every row that people edit has a `version`.
 */
const instant = (name: string) => bigint(name, { mode: 'number' })
const version = () => integer('version').notNull().default(1)

/** Product settings that live with the data: the seed it was made of, the key that signs tokens. */
export const settings = pgTable('setting', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
})

export const environments = pgTable('environment', {
  environmentId: integer('environment_id').primaryKey().generatedByDefaultAsIdentity(),
  name: text('name').notNull(),
  serverUrl: text('server_url').notNull(),
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
})

export const licenseIntegrations = pgTable(
  'license_integration',
  {
    licenseId: integer('license_id')
      .notNull()
      .references(() => licenses.licenseId),
    integrationId: integer('integration_id')
      .notNull()
      .references(() => integrations.integrationId),
  },
  (t) => [primaryKey({ columns: [t.licenseId, t.integrationId] })],
)

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
  lastActivityDate: instant('last_activity_date'),
  lastLoginDate: instant('last_login_date'),
  lastLockedOutDate: instant('last_locked_out_date'),
  lastPasswordChangedDate: instant('last_password_changed_date'),
  vendors: jsonb('vendors').$type<string[]>().notNull().default([]),
  /** argon2id in the PHC form; `null` cannot sign in with a password. Never leaves the store of sessions. */
  passwordHash: text('password_hash'),
  version: version(),
})

/** A session is a row: deleting it ends it at once, on every gateway. */
export const sessions = pgTable('session', {
  sessionId: uuid('session_id')
    .primaryKey()
    .default(sql`gen_random_uuid()`),
  userId: integer('user_id')
    .notNull()
    .references((): AnyPgColumn => users.userId, { onDelete: 'cascade' }),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  /** Set when somebody ended it: a call with it answers 412 with this sentence. */
  endedReason: text('ended_reason'),
})

export const userGroups = pgTable('user_group', {
  userGroupId: integer('user_group_id').primaryKey().generatedByDefaultAsIdentity(),
  licenseId: integer('license_id')
    .notNull()
    .references(() => licenses.licenseId),
  /** Unique within the license without regard to case. */
  name: text('name').notNull(),
  version: version(),
})

export const addOns = pgTable('add_on', {
  addOnId: integer('add_on_id').primaryKey().generatedByDefaultAsIdentity(),
  name: text('name').notNull(),
  description: text('description').notNull().default(''),
  shortName: text('short_name').notNull(),
  category: text('category').notNull(),
  color: text('color').notNull(),
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
  isActive: boolean('is_active').notNull().default(true),
  version: version(),
})

/** Roles of the catalogue, each in one role group. */
export const roleGroups = pgTable('role_group', {
  roleGroupId: integer('role_group_id').primaryKey().generatedByDefaultAsIdentity(),
  name: text('name').notNull().unique(),
})

export const roles = pgTable('role', {
  roleId: integer('role_id').primaryKey().generatedByDefaultAsIdentity(),
  name: text('name').notNull().unique(),
  friendlyName: text('friendly_name').notNull(),
  description: text('description').notNull().default(''),
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

/** Direct assignments of a user, and those of a group that its members inherit. */
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

/** Login attempts of an account or an address in a window, counted before they are evaluated. */
export const loginAttempts = pgTable('login_attempt', {
  /** `account:<lower-case name>` or `address:<ip>`. */
  key: text('key').primaryKey(),
  windowStart: instant('window_start').notNull(),
  attempts: integer('attempts').notNull(),
})

/** Append-only: a trigger refuses update, delete and truncate. Never holds a secret. */
export const audit = pgTable('audit', {
  auditId: bigint('audit_id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  at: instant('at').notNull(),
  /** Who: the acting user, `null` for a sign-in that failed. */
  actorUserId: integer('actor_user_id'),
  actorUserName: text('actor_user_name').notNull(),
  licenseId: integer('license_id'),
  /** What: the call's `area.verb`. */
  action: text('action').notNull(),
  subject: text('subject').notNull(),
  before: jsonb('before'),
  after: jsonb('after'),
  requestId: text('request_id').notNull(),
})
