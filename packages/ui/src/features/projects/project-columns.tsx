import type { ProjectRecord, ProjectSortKey } from '@sitewright/domain/projects/record'
import { projectScreenLabels as labels } from '@sitewright/domain/projects/screen-messages'
import type { Column } from '../../data-table/DataTable'
import { Highlight } from '../patterns/Highlight'
import { type ColumnOptions, RowName } from '../patterns/RowName'
import { InactiveBadge } from './ProjectBadge'
import { NameCell } from './ProjectScreens.styles'

/** Options of `projectColumns`. */
export interface ProjectColumnOptions extends ColumnOptions<ProjectRecord> {
  /** Whether to show the license of each project, which only users of all licenses see (PROJ-04). */
  hasLicense: boolean
}

type ProjectColumn = Column<ProjectRecord> & { id: ProjectSortKey | 'licenseName' }

/** The columns for users of all licenses (PROJ-04). */
const LICENSE_COLUMNS: readonly ProjectColumn[] = [
  {
    id: 'licenseId',
    header: labels.licenseId,
    width: 112,
    align: 'end',
    isSortable: true,
    canHide: true,
    cell: ({ licenseId }) => licenseId,
  },
  {
    id: 'licenseName',
    header: labels.licenseName,
    width: '20%',
    canHide: true,
    cell: ({ licenseName }) => licenseName ?? '',
  },
]

/** The columns of the project list (PROJ-03, PROJ-04, PROJ-12). */
export const projectColumns = ({ rowLink, hasLicense, search }: ProjectColumnOptions): ProjectColumn[] => [
  {
    id: 'name',
    header: labels.name,
    width: '32%',
    isSortable: true,
    cell: (project) => (
      <NameCell>
        <RowName link={rowLink(project)} name={project.name} search={search} />
        {!project.isActive && <InactiveBadge />}
      </NameCell>
    ),
  },
  {
    id: 'projectId',
    header: labels.projectId,
    width: 112,
    align: 'end',
    isSortable: true,
    cell: ({ projectId }) => <Highlight text={String(projectId)} search={search} />,
  },
  {
    id: 'description',
    header: labels.description,
    isSortable: true,
    cell: ({ description }) => <Highlight text={description} search={search} />,
  },
  ...(hasLicense ? LICENSE_COLUMNS : []),
]
