import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import type { Config } from '@sitewright/domain/configs/model'
import type { ConfigOrigin } from '@sitewright/domain/configs/versions'
import type { Queries } from '../../db/database'
import { licenseConfigs, projectConfigs } from '../../db/schema'
import type { Owner, SaveCall, Written } from '../../saves/save-locked'
import { type JudgedWith, requireValid } from './judge'
import type { LicenseConfigRow } from './license-store'
import { describeSave } from './record'
import { requireStatusMeaning } from './status-meaning'
import type { ConfigRow } from './store'
import { keepVersion } from './versions'

/*
 * The only statements that write configs: each keeps the version that it makes (CONF-74).
 */

type Row = ConfigRow | LicenseConfigRow

const isOfProject = (row: Row): row is ConfigRow => 'configId' in row

/** Adds a config to a locked project. */
export async function insertConfig(
  tx: Queries,
  call: SaveCall,
  config: typeof projectConfigs.$inferInsert & Pick<Owner, 'licenseId'>,
  origin?: ConfigOrigin,
): Promise<ConfigRow> {
  const { licenseId, ...values } = config
  const [row] = await tx.insert(projectConfigs).values(values).returning()
  if (row === undefined) throw new Error('The config was not written.')
  await keepVersion(tx, call, { ...row, licenseId }, { after: row.data, origin })
  return row
}

/** Adds a config to a locked license. */
export async function insertLicenseConfig(
  tx: Queries,
  call: SaveCall,
  config: typeof licenseConfigs.$inferInsert,
): Promise<LicenseConfigRow> {
  const [row] = await tx.insert(licenseConfigs).values(config).returning()
  if (row === undefined) throw new Error('The config was not written.')
  await keepVersion(tx, call, row, { after: row.data })
  return row
}

/** Stores new entries of a config as its next version. */
export async function updateEntries<Stored extends Row & Pick<Owner, 'licenseId'>>(
  tx: Queries,
  call: SaveCall,
  row: Stored,
  data: Config['data'],
  origin?: ConfigOrigin,
): Promise<Stored> {
  const saved = { data, version: row.version + 1 }
  if (isOfProject(row)) await tx.update(projectConfigs).set(saved).where(eq(projectConfigs.configId, row.configId))
  else await tx.update(licenseConfigs).set(saved).where(eq(licenseConfigs.systemConfigId, row.systemConfigId))
  await keepVersion(tx, call, row, { before: row.data, after: data, origin })
  return { ...row, ...saved }
}

/** Deletes a config. Its versions stay. */
export async function deleteConfig(tx: Queries, call: SaveCall, row: Row & Pick<Owner, 'licenseId'>): Promise<void> {
  if (isOfProject(row)) await tx.delete(projectConfigs).where(eq(projectConfigs.configId, row.configId))
  else await tx.delete(licenseConfigs).where(eq(licenseConfigs.systemConfigId, row.systemConfigId))
  await keepVersion(tx, call, row, { before: row.data })
}

/**
 * Judges the entries of a config and writes them, whether it belongs to a project or a license, and is saved alone or with others: every guard of a saved config belongs here.
 * @returns undefined where they are stored already: that does not count as a new version
 */
export async function writeConfig<Stored extends Row & Owner>(
  tx: Queries,
  call: SaveCall,
  row: Stored,
  data: Config['data'],
  judged: JudgedWith,
  origin?: ConfigOrigin,
): Promise<Written<Stored> | undefined> {
  if (isDeepStrictEqual(data, row.data)) return undefined
  await requireStatusMeaning(tx, call.actor, { ...row, before: row.data.configs, after: data.configs })
  await requireValid(row.name, data.configs, judged, row.data.configs)
  const saved = await updateEntries(tx, call, row, data, origin)
  return { ...describeSave(row, saved), owner: saved }
}
