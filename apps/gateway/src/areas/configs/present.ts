import type { Config } from '@sitewright/domain/configs/model'
import type { EquipmentStatusUse } from '@sitewright/domain/workflows/workflow'
import type { PlacedStatusUse } from '../../holdings/equipment-status-use'
import type { LicenseConfigRow } from './license-store'
import type { ConfigRow } from './store'

/** A config that is stored, with the version that a save names. */
type StoredConfig = Config & { readonly version: number }

export const presentConfig = ({ configId, projectId, name, data, version }: ConfigRow): StoredConfig => ({
  id: configId,
  name,
  projectId,
  isLicense: false,
  data,
  version,
})

/** A default for readers of other licenses: its type and its parameters alone (CONF-67). */
export const presentDefault = ({ name, data }: Pick<ConfigRow, 'name' | 'data'>): Config => ({
  id: 0,
  name,
  isLicense: false,
  data,
})

export const presentLicenseConfig = (row: LicenseConfigRow): StoredConfig => ({
  id: row.systemConfigId,
  systemConfigId: row.systemConfigId,
  name: row.name,
  licenseId: row.licenseId,
  isLicense: true,
  data: row.data,
  version: row.version,
})

export const presentUseInProject = ({ isVisible: _isVisible, ...use }: PlacedStatusUse): EquipmentStatusUse => use
