import type { licenseConfigs as contract } from '@sitewright/api-client/contract/license-configs'
import { configMessages } from '@sitewright/domain/configs/messages'
import type { Queries } from '../../db/database'
import type { JudgedCall } from '../../http/handler'
import { invalid } from '../../http/refusals'
import { lockLicense } from '../../saves/lock-license'
import { saveLocked, type Owner } from '../../saves/save-locked'
import { requireKnown, requireValid } from './judge'
import { readLicenseConfig, readLicenseConfigs, type LicenseConfigRow } from './license-store'
import { lockLicenseConfig } from './lock'
import { presentLicenseConfig } from './present'
import { recordConfig } from './record'
import { saveTogether } from './save-together'
import { requireStatusMeaning } from './status-meaning'
import { readMaterialStatuses } from './store'
import { deleteConfig, insertLicenseConfig, writeConfig } from './write'

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
  const row = await insertLicenseConfig(tx, call, { licenseId, name, data })
  await recordConfig(tx, call, 'licenseConfigs.add', license, { after: row })
  return presentLicenseConfig(row)
}

type OwnedRow = LicenseConfigRow & Owner

/** Saves the entries of a config of a license (API2-42). */
export function saveLicenseConfig(tx: Queries, call: JudgedCall<Rows['save']>) {
  const { body, params } = call
  return saveLocked<OwnedRow, { body: ReturnType<typeof presentLicenseConfig> }>(tx, call, {
    action: 'licenseConfigs.save',
    conflict: configMessages.conflict,
    lock: () => lockLicenseConfig(tx, call.actor, params.licenseId, body.sent.systemConfigId),
    versionOf: ({ version }) => version,
    write: (row) => writeConfig(tx, call, row, body.settle(row).data, judgedWith(tx, row.licenseId)),
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
    write: (row, { data }, readEntries) =>
      writeConfig(tx, call, row, data, { ...judgedWith(tx, licenseId), readEntries }),
    present: presentLicenseConfig,
  })
}

/** Removes a config of a license (API2-43). */
export async function removeLicenseConfig(tx: Queries, call: JudgedCall<Rows['remove']>) {
  const { licenseId, systemConfigId } = call.params
  const row = await lockLicenseConfig(tx, call.actor, licenseId, systemConfigId)
  await requireStatusMeaning(tx, call.actor, { ...row, before: row.data.configs, after: undefined })
  await deleteConfig(tx, call, row)
  await recordConfig(tx, call, 'licenseConfigs.remove', row, { before: row })
  return { systemConfigId }
}
