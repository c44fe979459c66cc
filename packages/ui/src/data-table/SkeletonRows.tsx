import { Skeleton } from '../skeleton/Skeleton'
import type { Column } from './column'

/** Shares of the column's width, so that the rows look like data and not like a grid. */
const WIDTHS = ['56%', '72%', '44%', '64%', '50%', '76%', '60%']

/** Props of SkeletonRows. */
export interface SkeletonRowsProps<Row> {
  columns: readonly Column<Row>[]
  count: number
  /** A column of checkboxes stands before them. */
  hasSelection: boolean
}

/** The rows of a table whose data is still loading: the same columns, the same height. */
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
          {columns.map(({ id, align, skeleton = 'line' }, place) => (
            <td key={id} data-align={align}>
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
