import { workflowListLabels as labels } from '@sitewright/domain/workflows/list-messages'
import { blockedCopies } from '@sitewright/domain/workflows/list'
import type { WorkflowRow, WorkflowSortKey } from '@sitewright/domain/workflows/workflow'
import { Archive, Copy } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { Badge } from '../../badge/Badge'
import { IconButton } from '../../button/Button'
import type { Column } from '../../data-table/DataTable'
import { Link } from '../../link/Link'
import { VisuallyHidden } from '../../visually-hidden/VisuallyHidden'
import { SharedKeyBadge } from '../patterns/SharedKeyBadge'
import { Highlight } from '../patterns/Highlight'
import type { RowLink } from '../patterns/ListPage'
import { ReasonsPopover } from './ReasonsPopover'
import { NameCell } from './WorkflowList.styles'

/** Options of `workflowColumns`. */
export interface WorkflowColumnOptions {
  rowLink: (row: WorkflowRow) => RowLink
  /** The search text, which the cells mark. */
  search: string
  onCopy: (row: WorkflowRow) => void
  onArchive: (row: WorkflowRow) => void
  /** Whether the table scrolls sideways on a narrow screen. */
  isNarrow: boolean
  /** Why workflows cannot be copied or archived by this user. */
  copyDisabledReason: string | undefined
  archiveDisabledReason: string | undefined
  /** The page of a project where what blocks the archive can be removed; left out if the user may not open it. */
  getMappingHref: ((projectId: number) => string) | undefined
}

/** Whether a key is C alone, which copies the focused row. */
const isCopyKey = ({ key, ctrlKey, metaKey, altKey, repeat }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'c' && !ctrlKey && !metaKey && !altKey && !repeat

function ProjectIds({ row, search }: { row: WorkflowRow; search: string }) {
  return <Highlight text={row.copies.map(({ projectId }) => projectId).join(', ')} search={search} />
}

function ProjectNames({ copies }: Pick<WorkflowRow, 'copies'>) {
  const names = copies.map(({ projectName }) => projectName).join(', ')
  return (
    <Badge data-hint={names}>
      {labels.multipleProjects}
      <VisuallyHidden> ({names})</VisuallyHidden>
    </Badge>
  )
}

function ArchiveCell({ row, options }: { row: WorkflowRow; options: WorkflowColumnOptions }) {
  const { archiveDisabledReason, getMappingHref, onArchive } = options
  const blocked = blockedCopies(row)
  if (blocked.length === 0)
    return (
      <IconButton
        size="small"
        tone="ghost"
        icon={<Archive aria-hidden="true" />}
        label={labels.archiveOf(row.name)}
        disabledReason={archiveDisabledReason}
        onClick={() => onArchive(row)}
      />
    )
  return (
    <ReasonsPopover
      title={labels.cannotArchive}
      subject={row.name}
      projects={blocked.map(({ projectId, projectName, archiveErrors }) => ({
        projectId,
        projectName,
        reasons: archiveErrors,
        link: getMappingHref && { label: labels.openMapping, href: getMappingHref(projectId) },
      }))}
    />
  )
}

/** The name first, so that it is visible before a narrow table scrolls sideways. The project name shares the rest of the width. */
const nameFirst = (columns: readonly WorkflowColumn[]): WorkflowColumn[] => [
  ...columns.filter(({ id }) => id === 'name').map((column) => ({ ...column, width: 208 })),
  ...columns
    .filter(({ id }) => id !== 'name')
    .map((column) => (column.id === 'projectName' ? { ...column, width: 'auto' } : column)),
]

type WorkflowColumn = Column<WorkflowRow> & { id: WorkflowSortKey | 'copy' | 'archive' }

/** The columns of the workflow list (WF-02, WF-03, WF-06, WF-12). On a narrow screen, the name comes first. */
export const workflowColumns = (options: WorkflowColumnOptions): WorkflowColumn[] => {
  const { rowLink, search, onCopy, copyDisabledReason } = options
  const columns: WorkflowColumn[] = [
    {
      id: 'projectId',
      header: labels.projectId,
      width: 128,
      align: 'end',
      isSortable: true,
      cell: (row) => <ProjectIds row={row} search={search} />,
    },
    {
      id: 'projectName',
      header: labels.projectName,
      width: '32%',
      isSortable: true,
      cell: ({ copies, projectName, isKeyShared }) => (
        <>
          {copies.length > 1 ? <ProjectNames copies={copies} /> : <Highlight text={projectName} search={search} />}
          {isKeyShared === true && <SharedKeyBadge />}
        </>
      ),
    },
    {
      id: 'name',
      header: labels.name,
      isSortable: true,
      cell: (row) => (
        <NameCell>
          <Link
            {...rowLink(row)}
            aria-keyshortcuts="C"
            onKeyDown={(event) => {
              if (copyDisabledReason === undefined && isCopyKey(event)) onCopy(row)
            }}
          >
            <Highlight text={row.name} search={search} />
          </Link>
        </NameCell>
      ),
    },
    {
      id: 'copy',
      header: labels.copy,
      width: 80,
      align: 'end',
      isTool: () => true,
      skeleton: 'box',
      cell: (row) => (
        <IconButton
          size="small"
          tone="ghost"
          icon={<Copy aria-hidden="true" />}
          label={labels.copyOf(row.name)}
          disabledReason={copyDisabledReason}
          onClick={() => onCopy(row)}
        />
      ),
    },
    {
      id: 'archive',
      header: labels.archive,
      width: 200,
      align: 'end',
      isTool: () => true,
      skeleton: 'box',
      cell: (row) => <ArchiveCell row={row} options={options} />,
    },
  ]
  return options.isNarrow ? nameFirst(columns) : columns
}
