import { ProjectExport, type PROJECT_EXPORT_COLUMNS } from '@sitewright/domain/projects/export'
import { canListProjects } from '@sitewright/domain/projects/policy'
import { PROJECT_SORT_KEYS } from '@sitewright/domain/projects/record'
import { projectScreenLabels as labels } from '@sitewright/domain/projects/screen-messages'
import { defineListExport, type ExportColumns } from '../../exports/list-export'
import { sortOf } from '../list-query'
import { DEFAULT_PROJECT_SORT, projectList, type ProjectRow, toProjectFilter } from './list'

const COLUMNS: ExportColumns<ProjectRow, (typeof PROJECT_EXPORT_COLUMNS)[number]> = {
  name: { header: labels.name, cell: (project) => project.name },
  projectId: { header: labels.projectId, cell: (project) => project.projectId },
  description: { header: labels.description, cell: (project) => project.description },
  licenseId: { header: labels.licenseId, cell: (project) => project.licenseId },
  licenseName: { header: labels.licenseName, cell: (project) => project.licenseName },
  isActive: { header: labels.state, cell: ({ isActive }) => (isActive ? labels.active : labels.inactive) },
}

/** The list of projects as a CSV file: those that its owner sees. */
export const projectExport = defineListExport({
  kind: 'projects.export',
  input: ProjectExport,
  allow: canListProjects,
  title: labels.list,
  open: ({ q, actor }, input) => {
    const sort = sortOf(input.sort, PROJECT_SORT_KEYS, DEFAULT_PROJECT_SORT)
    const { count, piece } = projectList(q, toProjectFilter({ ...actor, apiKeyId: undefined }, input), sort)
    return { columns: COLUMNS, count, read: piece }
  },
})
