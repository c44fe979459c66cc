import type { ReactNode } from 'react'
import { Checkbox } from '../checkbox/Checkbox'
import { useLanguage } from '../locale/locale-context'
import { LevelsMenu } from '../tree/LevelsMenu'
import { ColumnHeads, Head, HeadFrame } from './TreeGrid.styles'
import type { TreeGridLabels, TreeGridProps } from './TreeGrid'
import type { TreeGridSelectionState } from './use-tree-grid-selection'

/** Props of TreeGridHead. */
export interface TreeGridHeadProps {
  selection: TreeGridSelectionState | undefined
  isFiltered: boolean
  /** How many levels the tree has; 0 to offer no menu. */
  levels: number
  onLevel: (level: number) => void
  columns: TreeGridProps['columns']
  labels: TreeGridLabels
  /** Covers it while rows are dragged. */
  children: ReactNode
}

/** Above the rows: a checkbox for all of them, the heads of the columns, and the menu of levels. */
export function TreeGridHead({ selection, isFiltered, levels, onLevel, columns, labels, children }: TreeGridHeadProps) {
  const { number: format } = useLanguage().formats
  if (selection === undefined && levels <= 1 && columns === undefined && !children) return null
  return (
    <HeadFrame>
      <Head>
        {selection !== undefined && (
          <Checkbox
            label={(isFiltered ? labels.selectFound : labels.selectAll)(format(selection.coveredCount))}
            isSelected={selection.part === 'all'}
            isIndeterminate={selection.part === 'some'}
            disabledReason={selection.coveredCount === 0 ? labels.nothingToSelect : undefined}
            onChange={selection.setAll}
            data-select-all=""
          />
        )}
        {columns !== undefined && (
          // The name of a row has both texts.
          <ColumnHeads aria-hidden="true">
            <span>{columns.details}</span>
            <span>{columns.outcome}</span>
          </ColumnHeads>
        )}
        <LevelsMenu levels={levels} onLevel={onLevel} labels={labels} />
        {children}
      </Head>
    </HeadFrame>
  )
}
