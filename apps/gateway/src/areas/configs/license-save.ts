import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import type { licenseConfigs as contract } from '@sitewright/api-client/contract/license-configs'
import { configMessages } from '@sitewright/domain/configs/messages'
import type { Config } from '@sitewright/domain/configs/model'
import type { Queries } from '../../db/database'
import { licenseConfigs } from '../../db/schema'
import type { SignedIn } from '../../http/caller'
import type { JudgedCall } from '../../http/handler'
import { invalid } from '../../http/refusals'
import { lockLicense } from '../../saves/lock-license'
import { saveLocked, type Owner, type Written } from '../../saves/save-locked'
import { type JudgedWith, requireKnown, requireValid } from './judge'
import { readLicenseConfig, readLicenseConfigs, type LicenseConfigRow } from './license-store'
import { lockLicenseConfig } from './lock'
import { presentLicenseConfig } from './present'
import { describeSave, recordConfig } from './record'
import { saveTogether } from './save-together'
import { requireStatusMeaning } from './status-meaning'
import { readMaterialStatuses } from './store'

type Rows = typeof contract

const judgedWith = (tx: Queries, licenseId: number) => ({
  readEntries: async (name: string) => (await readLicenseConfig(tx, licenseId, name))?.data.configs,
  readMaterialStatuses: () => readMaterialStatuses(tx),
})

/** Adds a config to a license (API2-41). @throws Problem 400 where the license has one of the name */
export async function addLicenseConfig(tx: Queries, call: JudgedCall<Rows['add']>) {
  const { name, data } = call.body
  const license = await lockLicense(tx, call.actor, call.params.licenseId)
  const { licenseId } = license
  await requireKnown(tx, name)
  if ((await readLicenseConfig(tx, licenseId, name)) !== undefined) {
    throw invalid({ name: [configMessages.licenseAlreadyHas] }, configMessages.licenseAlreadyHas)
  }
  await requireValid(name, data.configs, judgedWith(tx, licenseId))
  await requireStatusMeaning(tx, call.actor, { name, licenseId, before: undefined, after: data.configs })
  const [row] = await tx.insert(licenseConfigs).values({ licenseId, name, data }).returning()
  if (row === undefined) throw new Error('The config was not written.')
  await recordConfig(tx, call, 'licenseConfigs.add', license, { after: row })
  return presentLicenseConfig(row)
}

type OwnedRow = LicenseConfigRow & Owner

/**
 * Judges the entries of a config and writes them, whether it is saved alone or with others: every guard of a saved config belongs here.
 * @returns undefined where they are stored already: that does not count as a new version
 */
async function writeLicenseConfig(
  tx: Queries,
  actor: SignedIn,
  row: OwnedRow,
  data: Config['data'],
  judged: JudgedWith,
): Promise<Written<OwnedRow> | undefined> {
  if (isDeepStrictEqual(data, row.data)) return undefined
  await requireStatusMeaning(tx, actor, { ...row, before: row.data.configs, after: data.configs })
  await requireValid(row.name, data.configs, judged, row.data.configs)
  const saved = { ...row, data, version: row.version + 1 }
  await tx
    .update(licenseConfigs)
    .set({ data, version: saved.version })
    .where(eq(licenseConfigs.systemConfigId, row.systemConfigId))
  return { ...describeSave(row, saved), owner: saved }
}

/** Saves the entries of a config of a license (API2-42). */
export function saveLicenseConfig(tx: Queries, call: JudgedCall<Rows['save']>) {
  const { body, params } = call
  return saveLocked<OwnedRow, { body: ReturnType<typeof presentLicenseConfig> }>(tx, call, {
    action: 'licenseConfigs.save',
    conflict: configMessages.conflict,
    lock: () => lockLicenseConfig(tx, call.actor, params.licenseId, body.sent.systemConfigId),
    versionOf: ({ version }) => version,
    write: (row) => writeLicenseConfig(tx, call.actor, row, body.settle(row).data, judgedWith(tx, row.licenseId)),
    present: (row) => Promise.resolve({ body: presentLicenseConfig(row) }),
  })
}

/** Saves several configs of a license, all or none (CONF-72). */
export async function saveLicenseConfigsTogether(tx: Queries, call: JudgedCall<Rows['saveTogether']>) {
  const { licenseId, auditSubject } = await lockLicense(tx, call.actor, call.params.licenseId)
  return saveTogether(tx, call, {
    action: 'licenseConfigs.save',
    sent: call.body.configs,
    sentId: ({ systemConfigId }) => systemConfigId,
    rows: (await readLicenseConfigs(tx, licenseId)).map((row) => ({ ...row, auditSubject })),
    idOf: ({ systemConfigId }) => systemConfigId,
    write: (row, data, readEntries) =>
      writeLicenseConfig(tx, call.actor, row, data, { ...judgedWith(tx, licenseId), readEntries }),
    present: presentLicenseConfig,
  })
}

/** Removes a config of a license (API2-43). */
export async function removeLicenseConfig(tx: Queries, call: JudgedCall<Rows['remove']>) {
  const { licenseId, systemConfigId } = call.params
  const row = await lockLicenseConfig(tx, call.actor, licenseId, systemConfigId)
  await requireStatusMeaning(tx, call.actor, { ...row, before: row.data.configs, after: undefined })
  await tx.delete(licenseConfigs).where(eq(licenseConfigs.systemConfigId, systemConfigId))
  await recordConfig(tx, call, 'licenseConfigs.remove', row, { before: row })
  return { systemConfigId }
}
