import type { configs as ofProject } from '@sitewright/api-client/contract/configs'
import type { licenseConfigs as ofLicense } from '@sitewright/api-client/contract/license-configs'
import { customStatuses } from '@sitewright/domain/configs/equipment-statuses'
import { configMessages } from '@sitewright/domain/configs/messages'
import { EQUIPMENT_STATUS_CONFIG } from '@sitewright/domain/configs/names'
import { renameStatus, statusNameProblem, takenStatusNames } from '@sitewright/domain/configs/status-edit'
import { cleanName } from '@sitewright/domain/shared/names'
import type { Queries } from '../../db/database'
import type { JudgedCall } from '../../http/handler'
import { invalid, notFound } from '../../http/refusals'
import { saveLocked, type Owner, type SaveCall, type Written } from '../../saves/save-locked'
import type { LicenseConfigRow } from './license-store'
import { lockConfig, lockLicenseConfig } from './lock'
import { presentConfig, presentLicenseConfig } from './present'
import type { ConfigRow } from './store'
import { updateEntries } from './write'

/*
 * The one way to change the name that a used code means (CONF-70). The portal shows the uses first.
 */

/** Renames a status in a config. @returns undefined where it has the name already. @throws Problem 404 without such a status, 400 for a name that it cannot have */
async function rename<Row extends (ConfigRow | LicenseConfigRow) & Owner>(
  tx: Queries,
  call: SaveCall,
  row: Row,
  state: number,
  typed: string,
): Promise<Written<Row> | undefined> {
  const name = cleanName(typed)
  const statuses = row.name === EQUIPMENT_STATUS_CONFIG ? customStatuses(row.data.configs) : []
  const status = statuses.find((one) => one.state === state)
  const configs = status && renameStatus(row.data.configs, state, name)
  if (status === undefined || configs === undefined) throw notFound(configMessages.statusNotFound)
  if (name === status.name) return undefined
  const others = statuses.filter((one) => one !== status).map((one) => one.name)
  const problem = statusNameProblem(takenStatusNames(others), name)
  if (problem !== undefined) throw invalid({ name: [problem] }, problem)
  return {
    before: { statusName: status.name },
    after: { config: row.name, statusName: name },
    owner: await updateEntries(tx, call, row, { ...row.data, configs }),
  }
}

/** Renames a status in the config of a project. */
export function renameConfigStatus(tx: Queries, call: JudgedCall<(typeof ofProject)['renameStatus']>) {
  const { configId, state } = call.params
  return saveLocked<ConfigRow & Owner, { body: ReturnType<typeof presentConfig> }>(tx, call, {
    action: 'configs.renameStatus',
    conflict: configMessages.conflict,
    lock: () => lockConfig(tx, call.actor, configId),
    versionOf: ({ version }) => version,
    write: (row) => rename(tx, call, row, state, call.body.name),
    present: (row) => Promise.resolve({ body: presentConfig(row) }),
  })
}

/** Renames a status in the config of a license. */
export function renameLicenseStatus(tx: Queries, call: JudgedCall<(typeof ofLicense)['renameStatus']>) {
  const { licenseId, systemConfigId, state } = call.params
  return saveLocked<LicenseConfigRow & Owner, { body: ReturnType<typeof presentLicenseConfig> }>(tx, call, {
    action: 'licenseConfigs.renameStatus',
    conflict: configMessages.conflict,
    lock: () => lockLicenseConfig(tx, call.actor, licenseId, systemConfigId),
    versionOf: ({ version }) => version,
    write: (row) => rename(tx, call, row, state, call.body.name),
    present: (row) => Promise.resolve({ body: presentLicenseConfig(row) }),
  })
}
