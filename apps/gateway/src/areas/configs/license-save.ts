import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import type { licenseConfigs as contract } from '@sitewright/api-client/contract/license-configs'
import { configMessages } from '@sitewright/domain/configs/messages'
import { isKnownConfig } from '@sitewright/domain/configs/names'
import type { Queries } from '../../db/database'
import { licenseConfigs } from '../../db/schema'
import type { JudgedCall } from '../../http/handler'
import { invalid } from '../../http/refusals'
import { lockLicense } from '../../saves/lock-license'
import { saveLocked, type Owner } from '../../saves/save-locked'
import { requireKnown, requireValid } from './judge'
import { readLicenseConfig, type LicenseConfigRow } from './license-store'
import { lockLicenseConfig } from './lock'
import { presentLicenseConfig } from './present'
import { describeSave, recordConfig } from './record'

type Rows = typeof contract

const entriesOf = (tx: Queries, licenseId: number) => async (name: string) =>
  (await readLicenseConfig(tx, licenseId, name))?.data.configs

/** Adds a config to a license (API2-41). @throws Problem 400 where the license has one of the name */
export async function addLicenseConfig(tx: Queries, call: JudgedCall<Rows['add']>) {
  const { name, data } = call.body
  const license = await lockLicense(tx, call.actor, call.params.licenseId)
  const { licenseId } = license
  requireKnown(isKnownConfig(name), name)
  if ((await readLicenseConfig(tx, licenseId, name)) !== undefined) {
    throw invalid({ name: [configMessages.licenseAlreadyHas] }, configMessages.licenseAlreadyHas)
  }
  await requireValid(name, data.configs, entriesOf(tx, licenseId))
  const [row] = await tx.insert(licenseConfigs).values({ licenseId, name, data }).returning()
  if (row === undefined) throw new Error('The config was not written.')
  await recordConfig(tx, call, 'licenseConfigs.add', license, { after: row })
  return presentLicenseConfig(row)
}

/** Saves the entries of a config of a license (API2-42). A save that changes nothing does not count as a new version. */
export function saveLicenseConfig(tx: Queries, call: JudgedCall<Rows['save']>) {
  const { body, params } = call
  return saveLocked<LicenseConfigRow & Owner, { body: ReturnType<typeof presentLicenseConfig> }>(tx, call, {
    action: 'licenseConfigs.save',
    conflict: configMessages.conflict,
    lock: () => lockLicenseConfig(tx, call.actor, params.licenseId, body.sent.systemConfigId),
    versionOf: ({ version }) => version,
    write: async (row) => {
      const { data } = body.settle(row)
      if (isDeepStrictEqual(data, row.data)) return undefined
      await requireValid(row.name, data.configs, entriesOf(tx, row.licenseId), row.data.configs)
      const saved = { ...row, data, version: row.version + 1 }
      await tx
        .update(licenseConfigs)
        .set({ data, version: saved.version })
        .where(eq(licenseConfigs.systemConfigId, row.systemConfigId))
      return { ...describeSave(row, saved), owner: saved }
    },
    present: (row) => Promise.resolve({ body: presentLicenseConfig(row) }),
  })
}

/** Removes a config of a license (API2-43). */
export async function removeLicenseConfig(tx: Queries, call: JudgedCall<Rows['remove']>) {
  const { licenseId, systemConfigId } = call.params
  const row = await lockLicenseConfig(tx, call.actor, licenseId, systemConfigId)
  await tx.delete(licenseConfigs).where(eq(licenseConfigs.systemConfigId, systemConfigId))
  await recordConfig(tx, call, 'licenseConfigs.remove', row, { before: row })
  return { systemConfigId }
}
