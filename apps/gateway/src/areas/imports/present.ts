import type { ImportSystem } from '@sitewright/domain/imports/system'
import type { UserImport } from '@sitewright/domain/imports/model'
import type { ImportRow } from './store'
import type { SystemRow } from './system-store'

/** An import system with the switch of a user. */
export const presentImport = ({ importId, projectId, name, enabled }: ImportRow): UserImport => ({
  importId,
  projectId,
  name,
  enabled,
})

/** An import system of a project. */
export const presentSystem = (row: SystemRow): ImportSystem => ({
  configId: row.importId,
  projectId: row.projectId,
  projectName: row.projectName,
  displayName: row.name,
  description: row.description,
  path: row.path,
  active: row.isActive,
  enabled: row.enabled,
  isInternal: row.isInternal,
  version: row.version,
})
