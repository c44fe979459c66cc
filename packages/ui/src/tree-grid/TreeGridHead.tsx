import { Checkbox } from '../checkbox/Checkbox'
import { useLanguage } from '../locale/locale-context'
import { LevelsMenu } from '../tree/LevelsMenu'
import { Head } from './TreeGrid.styles'
import type { TreeGridLabels } from './TreeGrid'
import type { TreeGridSelectionState } from './use-tree-grid-selection'

/** Props of TreeGridHead. */
export interface TreeGridHeadProps {
  selection: TreeGridSelectionState | undefined
  isFiltered: boolean
  /** How many levels the tree has; 0 to offer no menu. */
  levels: number
  onLevel: (level: number) => void
  labels: TreeGridLabels
}

/** Above the rows: a checkbox for all of them, and the menu of levels. */
export function TreeGridHead({ selection, isFiltered, levels, onLevel, labels }: TreeGridHeadProps) {
  const { number: format } = useLanguage().formats
  if (selection === undefined && levels <= 1) return null
  return (
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
      <LevelsMenu levels={levels} onLevel={onLevel} labels={labels} />
    </Head>
  )
}
