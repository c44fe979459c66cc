import { Download, ListFilter, Table2 } from 'lucide-react'
import { listExportLabels } from '@sitewright/domain/shared/export-messages'
import { MenuButton } from '../../menu/MenuButton'
import type { ListExport, ListLabels } from './ListPage'

/** Props of ExportMenu. */
export interface ExportMenuProps {
  labels: Pick<ListLabels, 'one' | 'many'>
  onExport: ListExport
  /** How many rows the filter selects; undefined while they load. */
  total: number | undefined
  /** Ids of the visible columns, in their order. */
  columnIds: string[]
}

/** The menu of a list that exports its rows (API-117). */
export function ExportMenu({ labels, onExport, total, columnIds }: ExportMenuProps) {
  return (
    <MenuButton
      label={listExportLabels.csv}
      startIcon={<Download aria-hidden="true" />}
      placement="bottom end"
      items={[
        {
          id: 'these',
          label: listExportLabels.these(total, labels),
          icon: <ListFilter aria-hidden="true" />,
          onAction: () => onExport(columnIds),
        },
        {
          id: 'all',
          label: listExportLabels.all(labels.many),
          icon: <Table2 aria-hidden="true" />,
          onAction: () => onExport(undefined),
        },
      ]}
    />
  )
}
