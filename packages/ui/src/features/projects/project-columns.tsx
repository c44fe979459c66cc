import type { ProjectRecord, ProjectSortKey } from '@sitewright/domain/projects/record'
import { projectScreenLabels as labels } from '@sitewright/domain/projects/screen-messages'
import type { Column } from '../../data-table/DataTable'
import { Link } from '../../link/Link'
import { Highlight } from '../patterns/Highlight'
import type { RowLink } from '../patterns/ListPage'
import { InactiveBadge } from './ProjectBadge'
import { NameCell } from './ProjectScreens.styles'

export interface ProjectColumnOptions {
  rowLink: (project: ProjectRecord) => RowLink
  /** Whether the license of each project is shown: only to users of all licenses (PROJ-04). */
  hasLicense: boolean
  /** What the rows were searched for: it is marked in the cells. */
  search: string
}

type ProjectColumn = Column<ProjectRecord> & { id: ProjectSortKey | 'licenseName' }

/** (PROJ-04.) */
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

/** (PROJ-03, PROJ-04, PROJ-12.) */
export const projectColumns = ({ rowLink, hasLicense, search }: ProjectColumnOptions): ProjectColumn[] => [
  {
    id: 'name',
    header: labels.name,
    width: '32%',
    isSortable: true,
    cell: (project) => (
      <NameCell>
        <Link {...rowLink(project)}>
          <Highlight text={project.name} search={search} />
        </Link>
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
