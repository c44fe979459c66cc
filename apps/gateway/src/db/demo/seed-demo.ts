import { eq } from 'drizzle-orm'
import { makeApiKey } from '../../secrets/api-key'
import * as schema from '../schema'
import type { Queries } from '../database'
import { hashPassword } from '../password-hash'
import { seedRoles, type RoleIds } from '../role-catalog'
import { DEMO_PASSWORD } from './accounts'
import { demoActivity } from './activity'
import { addOnId, DEMO_ADD_ONS } from './add-ons'
import { DEMO_CONFIGS, DEMO_LICENSE_CONFIGS } from './configs'
import { DEMO_DOCUMENT_NUMBERS } from './document-numbers'
import { DEMO_GROUPS } from './groups'
import { DEMO_IMPORT_SYSTEMS } from './import-systems'
import { makeIntegrationReports } from './integration-reports'
import { seedLarge } from './large'
import { DEMO_INTERNAL_SETTINGS, DEMO_PROJECT_OVERRIDES, DEMO_SHORTCUTS } from './license-settings'
import { DEMO_ENVIRONMENTS, DEMO_INTEGRATIONS, DEMO_LICENSES, DEMO_VENDORS, licenseRows } from './licenses'
import { seedMonths } from './months'
import { DEMO_PRESERVATION_MAPPINGS, DEMO_PRESERVATIONS } from './preservations'
import { projectRows } from './projects'
import { DEMO_REPORT_GROUPS, DEMO_REPORTS, REMOVED_ROLE_ID } from './reports'
import { DEFAULT_STORAGE, DEMO_SITES } from './sites'
import { makeWorld, type World } from './world'
import { demoWorkflows, DEMO_WORKFLOW_MAPPINGS } from './workflows'
import { continueIds, writeRows } from './write-rows'

export interface DemoOptions {
  /** SEED=large: 100,000 users in a hundred licenses around the same accounts. */
  readonly isLarge: boolean
  /** Every date is relative to it. */
  readonly now: number
}

/** Fills an empty database with the demo world. */
export async function seedDemo(tx: Queries, { isLarge, now }: DemoOptions): Promise<void> {
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  const world = makeWorld(now, passwordHash)
  const roleIds = await seedRoles(tx)

  await writeRows(tx, schema.environments, DEMO_ENVIRONMENTS)
  await writeRows(tx, schema.integrations, DEMO_INTEGRATIONS)
  await writeRows(tx, schema.licenses, licenseRows(now))
  await writeRows(tx, schema.licenseEnvironments, licenseEnvironments(now))
  await writeRows(tx, schema.licenseIntegrations, licenseIntegrations())
  await writeRows(tx, schema.vendors, DEMO_VENDORS)
  await writeRows(tx, schema.addOns, world.addOns)
  await writeRows(tx, schema.addOnRoleGroups, await addOnRoleGroups(tx))
  await writeRows(tx, schema.licenseAddOns, world.licenseAddOns)
  await writeRows(tx, schema.projects, projectRows())
  await writeRows(tx, schema.sites, DEMO_SITES)
  for (const { projectId, defaultSiteId } of DEFAULT_STORAGE) {
    await tx.update(schema.projects).set({ defaultSiteId }).where(eq(schema.projects.projectId, projectId))
  }

  await writeRows(tx, schema.users, world.users)
  // Every license belongs to the account that is listed first.
  await tx.update(schema.licenses).set({ ownerId: 1 })
  await writeRows(tx, schema.userAddOns, world.userAddOns)
  await writeRows(tx, schema.userProjects, world.userProjects)
  await writeRows(
    tx,
    schema.userRoles,
    world.userRoles.map(({ ownerId, role }) => ({ ownerId, itemId: roleIds(role) })),
  )

  await writeRows(
    tx,
    schema.userGroups,
    DEMO_GROUPS.map(({ userGroupId, licenseId, name }) => ({ userGroupId, licenseId, name })),
  )
  await writeRows(tx, schema.groupUsers, world.groupUsers)
  await writeRows(
    tx,
    schema.groupAddOns,
    ofGroups((group) => group.addOns.map(addOnId)),
  )
  await writeRows(
    tx,
    schema.groupProjects,
    ofGroups((group) => group.projects),
  )
  await writeRows(
    tx,
    schema.groupRoles,
    ofGroups((group) => group.roles.map(roleIds)),
  )
  await writeKeys(tx, world.keys, roleIds)
  await writeRows(tx, schema.reports, DEMO_REPORTS)
  await writeRows(tx, schema.userReports, world.userReports)
  await writeRows(
    tx,
    schema.reportGroups,
    DEMO_REPORT_GROUPS.map(({ role, isRoleRemoved, ...group }) => ({
      ...group,
      roleId: isRoleRemoved === true ? REMOVED_ROLE_ID : role && roleIds(role),
    })),
  )
  await writeRows(tx, schema.reportShortcuts, DEMO_SHORTCUTS)
  await writeRows(tx, schema.internalSettings, DEMO_INTERNAL_SETTINGS)
  await writeRows(tx, schema.projectOverrides, DEMO_PROJECT_OVERRIDES)
  await writeRows(tx, schema.projectConfigs, DEMO_CONFIGS)
  await writeRows(tx, schema.licenseConfigs, DEMO_LICENSE_CONFIGS)
  await writeRows(tx, schema.documentNumbers, DEMO_DOCUMENT_NUMBERS)
  await writeRows(tx, schema.preservations, DEMO_PRESERVATIONS)
  await writeRows(tx, schema.resourceTypePreservations, DEMO_PRESERVATION_MAPPINGS)
  await writeRows(tx, schema.importSystems, DEMO_IMPORT_SYSTEMS)
  await writeRows(tx, schema.integrationReports, makeIntegrationReports(now))
  await writeRows(tx, schema.userImports, world.userImports)
  await writeRows(tx, schema.workflows, demoWorkflows(now))
  await writeRows(tx, schema.resourceTypeWorkflows, DEMO_WORKFLOW_MAPPINGS)
  await writeRows(tx, schema.audit, demoActivity(world, roleIds, now))
  await continueIds(tx)
  // Before the users of the large world: their months would take minutes.
  await seedMonths(tx, now)
  if (isLarge) await seedLarge(tx, { now, passwordHash })
}

/** Each gets a secret by chance, of which the hash alone is left: no demo key opens anything. */
async function writeKeys(tx: Queries, keys: World['keys'], roleIds: RoleIds): Promise<void> {
  const pairs = (itemsOf: (key: World['keys'][number]) => readonly number[]) =>
    keys.flatMap((key) => itemsOf(key).map((itemId) => ({ ownerId: key.row.apiKeyId, itemId })))
  await writeRows(
    tx,
    schema.apiKeys,
    keys.map(({ row }) => ({ ...row, secretHash: makeApiKey(row.keyPrefix).secretHash })),
  )
  await writeRows(
    tx,
    schema.keyAddOns,
    pairs((key) => key.addOns.map(addOnId)),
  )
  await writeRows(
    tx,
    schema.keyProjects,
    pairs((key) => key.projects),
  )
  await writeRows(
    tx,
    schema.keyRoles,
    pairs((key) => key.roles.map(roleIds)),
  )
}

const ofGroups = (itemsOf: (group: (typeof DEMO_GROUPS)[number]) => readonly number[]) =>
  DEMO_GROUPS.flatMap((group) => itemsOf(group).map((itemId) => ({ ownerId: group.userGroupId, itemId })))

/** The first licenses have the oldest links. */
const licenseEnvironments = (now: number) =>
  DEMO_LICENSES.flatMap((license, index) =>
    license.environments.map((environmentId) => ({
      licenseId: index + 1,
      environmentId,
      linkedAt: now - (700 - 20 * index - 35 * environmentId) * 24 * 60 * 60_000,
    })),
  )

/** Licenses 1 and 2 have all of them. */
const licenseIntegrations = () =>
  [1, 2].flatMap((licenseId) =>
    DEMO_INTEGRATIONS.map(({ integrationId }) => ({ ownerId: licenseId, itemId: integrationId })),
  )

async function addOnRoleGroups(tx: Queries) {
  const groups = await tx.select().from(schema.roleGroups)
  return DEMO_ADD_ONS.flatMap((addOn) =>
    groups
      .filter((group) => addOn.roleGroups.some((name) => name === group.name))
      .map(({ roleGroupId }) => ({ addOnId: addOnId(addOn.shortName), roleGroupId })),
  )
}
