import { and, eq } from 'drizzle-orm'
import { configMessages } from '@sitewright/domain/configs/messages'
import { canEditConfigsOf } from '@sitewright/domain/configs/policy'
import { DEFAULTS_PROJECT_ID } from '@sitewright/domain/projects/policy'
import type { Queries } from '../../db/database'
import { licenseConfigs, projectConfigs } from '../../db/schema'
import type { SignedIn } from '../../http/caller'
import { forbidden, notFound } from '../../http/refusals'
import { isStorableId } from '../../http/storable'
import { lockLicense, shareLicensesOf } from '../../saves/lock-license'
import { lockProject } from '../../saves/lock-projects'
import type { Owner } from '../../saves/save-locked'
import type { LicenseConfigRow } from './license-store'
import type { ConfigRow } from './store'

/**
 * Locks a project before a transaction changes its configs, and keeps those of its license as they are. Some configs depend on each other, so saves of one project must not run
 * at the same time.
 * @throws Problem 404 where the caller does not see the project, 403 where its configs are the defaults of all licenses (CONF-68)
 */
export async function lockConfigProject(tx: Queries, actor: SignedIn, projectId: number, missing?: string) {
  await shareLicensesOf(tx, [projectId])
  const project = await lockProject(tx, actor, projectId, missing === undefined ? {} : { missing })
  if (!canEditConfigsOf(actor, projectId, DEFAULTS_PROJECT_ID)) throw forbidden(configMessages.defaultsNeedAllLicenses)
  return project
}

/** A config with its locked project. @throws Problem 404, also for a config of a project that the caller does not see */
export async function lockConfig(tx: Queries, actor: SignedIn, configId: number): Promise<ConfigRow & Owner> {
  const { projectId } = await findConfig(tx, configId)
  const { licenseId } = await lockConfigProject(tx, actor, projectId, configMessages.notFound)
  // Read again: another save may have changed or removed it before this one got the lock.
  const row = await findConfig(tx, configId)
  return { ...row, licenseId, auditSubject: { kind: 'project', id: projectId } }
}

async function findConfig(tx: Queries, configId: number): Promise<ConfigRow> {
  const [row] = isStorableId(configId)
    ? await tx.select().from(projectConfigs).where(eq(projectConfigs.configId, configId))
    : []
  if (row === undefined) throw notFound(configMessages.notFound)
  return row
}

/** A config with its locked license. @throws Problem 404, also for a config of a license other than the one in the path */
export async function lockLicenseConfig(
  tx: Queries,
  actor: SignedIn,
  licenseId: number,
  systemConfigId: number,
): Promise<LicenseConfigRow & Owner> {
  const { auditSubject } = await lockLicense(tx, actor, licenseId)
  const [row] = isStorableId(systemConfigId)
    ? await tx
        .select()
        .from(licenseConfigs)
        .where(and(eq(licenseConfigs.licenseId, licenseId), eq(licenseConfigs.systemConfigId, systemConfigId)))
    : []
  if (row === undefined) throw notFound(configMessages.notFound)
  return { ...row, auditSubject }
}
