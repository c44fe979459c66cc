import type { ColumnChoice } from '../../data-table/column'
import { ColumnsMenu, DensitySwitch } from '../../data-table/TableControls'
import type { TableChoices } from './ListPage'

/** Props of TableTools. */
export interface TableToolsProps {
  table: TableChoices
  columns: readonly ColumnChoice[]
}

/** The height of the rows and the columns of a list. */
export const TableTools = ({ table, columns }: TableToolsProps) => (
  <>
    <DensitySwitch value={table.density} onChange={table.onDensity} />
    <ColumnsMenu columns={columns} hiddenColumns={table.hidden} onHiddenColumnsChange={table.onHidden} />
  </>
)
