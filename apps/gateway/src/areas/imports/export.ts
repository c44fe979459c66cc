import { ImportExport, type IMPORT_EXPORT_COLUMNS } from '@sitewright/domain/imports/export'
import { canReadImports } from '@sitewright/domain/imports/policy'
import { importScreenLabels as labels } from '@sitewright/domain/imports/screen-messages'
import { IMPORT_SYSTEM_SORT_KEYS } from '@sitewright/domain/imports/system'
import { defineListExport, type ExportColumns } from '../../exports/list-export'
import { sortOf } from '../list-query'
import { DEFAULT_SYSTEM_SORT, systemList, type SystemRow, toSystemFilter } from './system-store'

const COLUMNS: ExportColumns<SystemRow, (typeof IMPORT_EXPORT_COLUMNS)[number]> = {
  displayName: { header: labels.name, cell: (system) => system.name },
  projectId: [
    { header: labels.projectId, cell: (system) => system.projectId },
    { header: labels.project, cell: (system) => system.projectName },
  ],
  path: { header: labels.path, cell: (system) => system.path },
  description: { header: labels.description, cell: (system) => system.description },
  isInternal: { header: labels.isInternal, cell: ({ isInternal }) => (isInternal ? labels.yes : labels.no) },
  active: { header: labels.active, cell: ({ isActive }) => (isActive ? labels.active : labels.inactive) },
}

/** The list of import systems as a CSV file: those of projects that its owner sees. */
export const importExport = defineListExport({
  kind: 'imports.export',
  input: ImportExport,
  allow: canReadImports,
  title: labels.list,
  open: ({ q, actor }, input) => {
    const sort = sortOf(input.sort, IMPORT_SYSTEM_SORT_KEYS, DEFAULT_SYSTEM_SORT)
    const { count, piece } = systemList(q, toSystemFilter({ ...actor, apiKeyId: undefined }, input), sort)
    return { columns: COLUMNS, count, read: piece }
  },
})
