import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import type { Config } from '@sitewright/domain/configs/model'
import type { Queries } from '../../db/database'
import { licenseConfigs, projectConfigs } from '../../db/schema'
import type { SignedIn } from '../../http/caller'
import type { Owner, Written } from '../../saves/save-locked'
import { type JudgedWith, requireValid } from './judge'
import type { LicenseConfigRow } from './license-store'
import { describeSave } from './record'
import { requireStatusMeaning } from './status-meaning'
import type { ConfigRow } from './store'

type Row = ConfigRow | LicenseConfigRow

/** Stores new entries of a config as its next version. */
export async function updateEntries<Stored extends Row>(
  tx: Queries,
  row: Stored,
  data: Config['data'],
): Promise<Stored> {
  const saved = { data, version: row.version + 1 }
  if ('configId' in row) await tx.update(projectConfigs).set(saved).where(eq(projectConfigs.configId, row.configId))
  else await tx.update(licenseConfigs).set(saved).where(eq(licenseConfigs.systemConfigId, row.systemConfigId))
  return { ...row, ...saved }
}

/**
 * Judges the entries of a config and writes them, whether it belongs to a project or a license, and is saved alone or with others: every guard of a saved config belongs here.
 * @returns undefined where they are stored already: that does not count as a new version
 */
export async function writeConfig<Stored extends Row & Owner>(
  tx: Queries,
  actor: SignedIn,
  row: Stored,
  data: Config['data'],
  judged: JudgedWith,
): Promise<Written<Stored> | undefined> {
  if (isDeepStrictEqual(data, row.data)) return undefined
  await requireStatusMeaning(tx, actor, { ...row, before: row.data.configs, after: data.configs })
  await requireValid(row.name, data.configs, judged, row.data.configs)
  const saved = await updateEntries(tx, row, data)
  return { ...describeSave(row, saved), owner: saved }
}
