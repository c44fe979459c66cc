import { ShieldCheck } from 'lucide-react'
import { useMemo } from 'react'
import {
  PRESERVATION_FILTER_DELAY_MS,
  PRESERVATION_SORT_KEYS,
  type PreservationFilter,
  type PreservationRow,
} from '@sitewright/domain/preservations/list'
import {
  preservationScreenLabels as labels,
  preservationScreenMessages,
} from '@sitewright/domain/preservations/screen-messages'
import { ComboBox } from '../../combo-box/ComboBox'
import { ListPage, type ListState, type RowLink } from '../patterns/ListPage'
import { toProjectOption } from '../patterns/project-option'
import { preservationColumns } from './preservation-columns'
import type { PreservationProject } from './PreservationFields'

/** Props of PreservationListScreen. */
export interface PreservationListScreenProps extends ListState<PreservationRow, PreservationFilter> {
  /** The projects to filter by (PRES-06, PRES-09). */
  projects: readonly PreservationProject[]
  newHref: string
  rowLink: (row: PreservationRow) => RowLink
}

/** The list of preservations (PRES-01, PRES-05 to PRES-09). */
export function PreservationListScreen(props: PreservationListScreenProps) {
  const { filter, onFilter, rowLink, projects } = props
  const { search } = props.shownFilter ?? filter
  const columns = useMemo(() => preservationColumns({ rowLink, search }), [rowLink, search])
  const options = useMemo(() => projects.map(toProjectOption), [projects])
  return (
    <ListPage
      {...props}
      labels={labels}
      messages={preservationScreenMessages}
      icon={<ShieldCheck aria-hidden="true" />}
      newLink={{ label: labels.add, href: props.newHref }}
      columns={columns}
      rowKey={(row) => row.id}
      rowName={(row) => row.name}
      sortKeys={PRESERVATION_SORT_KEYS}
      searchDelay={PRESERVATION_FILTER_DELAY_MS}
      ownFilter={{
        control: (
          <ComboBox<number>
            label={labels.project}
            isLabelHidden
            placeholder={labels.allProjects}
            options={options}
            value={filter.projectId ?? null}
            onChange={(projectId) => onFilter({ projectId: projectId ?? undefined })}
          />
        ),
        reset:
          filter.projectId === undefined
            ? undefined
            : { label: labels.showAll, onReset: () => onFilter({ projectId: undefined }) },
      }}
    />
  )
}
