import { isDeepStrictEqual } from 'node:util'
import { and, eq } from 'drizzle-orm'
import type { configs as contract } from '@sitewright/api-client/contract/configs'
import { configMessages } from '@sitewright/domain/configs/messages'
import { canEditConfigsOf } from '@sitewright/domain/configs/policy'
import type { ConfigEntry } from '@sitewright/domain/configs/model'
import { firstFault, judgeConfig, RECEIPT_CONFIG, STORAGE_LEVELS_CONFIG } from '@sitewright/domain/configs/rules'
import { DEFAULTS_PROJECT_ID } from '@sitewright/domain/projects/policy'
import { projectRecordMessages } from '@sitewright/domain/projects/record-messages'
import type { Queries } from '../../db/database'
import { projectConfigs, projects } from '../../db/schema'
import { visibleProjectsSql } from '../../holdings/visible-projects'
import { record } from '../../http/audit'
import type { SignedIn } from '../../http/caller'
import type { JudgedCall } from '../../http/handler'
import { forbidden, invalid, notFound } from '../../http/refusals'
import { isStorableId } from '../../http/storable'
import { saveLocked, type Owner } from '../../saves/save-locked'
import { presentConfig } from './present'
import { readConfig, type ConfigRow } from './store'

type Rows = typeof contract

/**
 * Locks a project whose configs a transaction changes: configs are judged with each other, so that two saves of one project never run at the same time.
 * @throws Problem 404 where the caller does not see the project, 403 where its configs are the defaults of all (CONF-68)
 */
async function lockProject(tx: Queries, actor: SignedIn, projectId: number) {
  const [row] = isStorableId(projectId)
    ? await tx
        .select({ projectId: projects.projectId, licenseId: projects.licenseId })
        .from(projects)
        .where(and(eq(projects.projectId, projectId), visibleProjectsSql(actor)))
        .for('no key update')
    : []
  if (row === undefined) throw notFound(projectRecordMessages.notFound)
  if (!canEditConfigsOf(actor, projectId, DEFAULTS_PROJECT_ID)) throw forbidden(configMessages.defaultsNeedAllLicenses)
  return row
}

/** A config with its locked project. @throws Problem 404 */
async function lockConfig(tx: Queries, actor: SignedIn, configId: number): Promise<ConfigRow & Owner> {
  const seen = await findConfig(tx, configId)
  const { licenseId } = await lockProject(tx, actor, seen.projectId).catch((error: unknown) => {
    // A config of a project that the caller does not see is no config.
    throw isMissing(error) ? notFound(configMessages.notFound) : error
  })
  const row = await findConfig(tx, configId)
  return { ...row, licenseId, auditSubject: { kind: 'project', id: row.projectId } }
}

const isMissing = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === 404

async function findConfig(tx: Queries, configId: number): Promise<ConfigRow> {
  const [row] = isStorableId(configId)
    ? await tx.select().from(projectConfigs).where(eq(projectConfigs.configId, configId))
    : []
  if (row === undefined) throw notFound(configMessages.notFound)
  return row
}

/** @throws Problem 400 with every wrong value of the config */
async function requireValid(tx: Queries, projectId: number, name: string, entries: readonly ConfigEntry[]) {
  const related = async (other: string) => (await readConfig(tx, projectId, other))?.data.configs
  const faults = judgeConfig(name, entries, {
    ...(name === STORAGE_LEVELS_CONFIG && { receipt: await related(RECEIPT_CONFIG) }),
    ...(name === RECEIPT_CONFIG && { storageLevels: await related(STORAGE_LEVELS_CONFIG) }),
  })
  if (Object.keys(faults).length === 0) return
  const fields = Object.fromEntries(Object.entries(faults).map(([path, sentences]) => [`data.${path}`, sentences]))
  throw invalid(fields, firstFault(faults))
}

/** Values of a config as its audit entry shows them: one field for each parameter. */
function describeEntries(name: string, entries: readonly ConfigEntry[]): Record<string, unknown> {
  const fields: Record<string, unknown> = {}
  for (const { property, parameters } of entries) {
    for (const [place, parameter] of parameters.entries()) {
      const label = parameter.label_name ?? parameter.name ?? String(place + 1)
      fields[`${name} ${property} ${label}`] = parameter.bool ?? parameter.value ?? parameter.name ?? null
    }
  }
  return fields
}

/** Adds a config to a project (CONF-18). @throws Problem 400 where the project has one of the name */
export async function addConfig(tx: Queries, { actor, body, now, requestId }: JudgedCall<Rows['add']>) {
  const { projectId, licenseId } = await lockProject(tx, actor, body.projectId)
  const { name, data } = body
  if ((await readConfig(tx, projectId, name)) !== undefined) {
    throw invalid({ name: [configMessages.exists] }, configMessages.exists)
  }
  await requireValid(tx, projectId, name, data.configs)
  const [row] = await tx.insert(projectConfigs).values({ projectId, name, data }).returning()
  if (row === undefined) throw new Error('The config was not written.')
  await record(tx, {
    at: now,
    actor,
    action: 'configs.add',
    subject: { kind: 'project', id: projectId },
    licenseId,
    before: {},
    after: { config: name, ...describeEntries(name, data.configs) },
    requestId,
  })
  return presentConfig(row)
}

/** Saves the entries of a config (CONF-19). A save that changes nothing does not count as a new version. */
export function saveConfig(tx: Queries, call: JudgedCall<Rows['save']>) {
  const { data } = call.body
  return saveLocked<ConfigRow & Owner, { body: ReturnType<typeof presentVersion> }>(tx, call, {
    action: 'configs.save',
    conflict: configMessages.conflict,
    lock: () => lockConfig(tx, call.actor, call.body.id),
    versionOf: ({ version }) => version,
    write: async (row) => {
      if (isDeepStrictEqual(data, row.data)) return undefined
      await requireValid(tx, row.projectId, row.name, data.configs)
      const version = row.version + 1
      await tx.update(projectConfigs).set({ data, version }).where(eq(projectConfigs.configId, row.configId))
      return {
        before: describeEntries(row.name, row.data.configs),
        after: describeEntries(row.name, data.configs),
        owner: { ...row, data, version },
      }
    },
    present: (row) => Promise.resolve({ body: presentVersion(row) }),
  })
}

const presentVersion = (row: ConfigRow) => ({ ...presentConfig(row), version: row.version })

/** Removes a config of a project (CONF-20). */
export async function removeConfig(tx: Queries, { actor, now, params, requestId }: JudgedCall<Rows['remove']>) {
  const row = await lockConfig(tx, actor, params.configId)
  await tx.delete(projectConfigs).where(eq(projectConfigs.configId, row.configId))
  await record(tx, {
    at: now,
    actor,
    action: 'configs.remove',
    subject: row.auditSubject,
    licenseId: row.licenseId,
    before: { config: row.name, ...describeEntries(row.name, row.data.configs) },
    after: {},
    requestId,
  })
  return { id: row.configId }
}
