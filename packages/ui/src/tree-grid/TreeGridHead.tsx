import { Checkbox } from '../checkbox/Checkbox'
import { useLanguage } from '../locale/locale-context'
import { type MenuItem, MenuButton } from '../menu/MenuButton'
import { Head } from './TreeGrid.styles'
import type { TreeGridLabels } from './TreeGrid'
import type { TreeGridSelectionState } from './use-tree-grid-selection'

/** The most levels that the menu lists and a key opens. */
export const MAX_LISTED_LEVEL = 9

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
  const listed = Math.min(levels - 1, MAX_LISTED_LEVEL)
  const items: MenuItem[] = Array.from({ length: Math.max(0, listed) }, (_, i) => ({
    id: String(i + 1),
    label: labels.level(format(i + 1)),
    onAction: () => onLevel(i + 1),
  }))
  if (selection === undefined && items.length === 0) return null
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
      {items.length > 0 && (
        <MenuButton
          label={labels.levels}
          size="small"
          tone="ghost"
          placement="bottom end"
          items={[...items, { id: 'all', label: labels.allLevels, onAction: () => onLevel(levels) }]}
        />
      )}
    </Head>
  )
}
