import { Skeleton } from '../skeleton/Skeleton'
import type { Column } from './column'

/** Widths relative to the column. They differ, so that the rows look like data. */
const WIDTHS = ['56%', '72%', '44%', '64%', '50%', '76%', '60%']

/** Props of SkeletonRows. */
export interface SkeletonRowsProps<Row> {
  columns: readonly Column<Row>[]
  count: number
  /** Whether a column of checkboxes comes first. */
  hasSelection: boolean
}

/** Rows of a loading table, with the columns and the height of the data rows. */
export function SkeletonRows<Row>({ columns, count, hasSelection }: SkeletonRowsProps<Row>) {
  return (
    <tbody aria-hidden="true">
      {Array.from({ length: count }, (_, line) => (
        <tr key={line} data-skeleton="">
          {hasSelection && (
            <td data-select="">
              <Skeleton shape="box" />
            </td>
          )}
          {columns.map(({ id, align, block, skeleton = 'line' }, place) => (
            <td key={id} data-align={align} data-block={block}>
              <Skeleton
                shape={skeleton}
                width={skeleton === 'line' ? WIDTHS[(line * 3 + place) % WIDTHS.length] : undefined}
              />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}
