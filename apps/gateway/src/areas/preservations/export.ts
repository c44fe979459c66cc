import { PreservationExport } from '@sitewright/domain/preservations/export'
import {
  PRESERVATION_SORT_KEYS,
  type PreservationRow,
  type PreservationSortKey,
  selectPreservations,
  toPreservationRows,
} from '@sitewright/domain/preservations/list'
import { canAdministerPreservations } from '@sitewright/domain/preservations/policy'
import { preservationScreenLabels as labels } from '@sitewright/domain/preservations/screen-messages'
import { joinCell } from '../../exports/cells'
import { defineListExport, type ExportColumns, readAtOnce } from '../../exports/list-export'
import { sortOf } from '../list-query'
import { readListed } from './store'

const COLUMNS: ExportColumns<PreservationRow, PreservationSortKey> = {
  projectId: { header: labels.projectId, cell: ({ projects }) => joinCell(projects.map(({ projectId }) => projectId)) },
  projectName: { header: labels.projectName, cell: ({ projects }) => joinCell(projects.map(({ name }) => name)) },
  name: { header: labels.name, cell: ({ name }) => name },
}

/** The list of preservations as a CSV file: those of projects that its owner sees, with all projects of each. */
export const preservationExport = defineListExport({
  kind: 'preservations.export',
  input: PreservationExport,
  allow: canAdministerPreservations,
  title: labels.list,
  open: ({ q, actor }, input) => {
    sortOf(input.sort, PRESERVATION_SORT_KEYS, [])
    return {
      columns: COLUMNS,
      ...readAtOnce(async () => {
        const copies = await readListed(q, { ...actor, apiKeyId: undefined })
        const licenses = new Map(copies.map(({ projectId, licenseId }) => [projectId, licenseId]))
        return selectPreservations(
          toPreservationRows(copies, (projectId) => licenses.get(projectId)),
          input,
        ).rows
      }),
    }
  },
})
