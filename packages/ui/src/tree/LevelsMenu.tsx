import type { CompleteTexts } from '../locale/label-texts'
import { useLanguage } from '../locale/locale-context'
import { type MenuItem, MenuButton } from '../menu/MenuButton'
import { MAX_LISTED_LEVEL } from './level-key'

/** The texts of a menu of levels. Numbers arrive formatted. */
export interface LevelLabels {
  /** The button of the menu of levels. */
  levels: string
  /** Opens the branches to a level. */
  level: (level: string) => string
  allLevels: string
}

/** The English texts. */
export const LEVEL_LABELS: CompleteTexts<LevelLabels> = {
  levels: 'Levels',
  level: 'To level {level}',
  allLevels: 'All levels',
}

/** Props of LevelsMenu. */
export interface LevelsMenuProps {
  /** How many levels the tree has. With fewer than two there is no menu. */
  levels: number
  onLevel: (level: number) => void
  labels: LevelLabels
}

/** A menu above a tree that opens the branches to a level. */
export function LevelsMenu({ levels, onLevel, labels }: LevelsMenuProps) {
  const { number: format } = useLanguage().formats
  const listed = Math.min(levels - 1, MAX_LISTED_LEVEL)
  if (listed <= 0) return null
  const items: MenuItem[] = Array.from({ length: listed }, (_, i) => ({
    id: String(i + 1),
    label: labels.level(format(i + 1)),
    onAction: () => onLevel(i + 1),
  }))
  return (
    <MenuButton
      label={labels.levels}
      size="small"
      tone="ghost"
      placement="bottom end"
      items={[...items, { id: 'all', label: labels.allLevels, onAction: () => onLevel(levels) }]}
    />
  )
}
