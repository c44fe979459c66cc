'use client'

import { Columns3, Rows3, Rows4 } from 'lucide-react'
import { IconButton } from '../button/Button'
import type { ElementProps } from '../element-props/element-props'
import { MenuButton, type MenuButtonProps } from '../menu/MenuButton'
import { type ColumnChoice, getHiddenIds, getHideableColumns } from './column'
import type { Density } from './DataTable'
import { Split } from './TableControls.styles'
import type { CompleteTexts, LabelTexts } from '../locale/label-texts'
import { useLabels } from '../locale/locale-context'

export type { ColumnChoice } from './column'
export type { Density } from './DataTable'

/** Texts of DensitySwitch, for translation. */
export interface DensityLabels {
  /** Name of the group; "Row density" by default. */
  density: string
  /** Name of the first button; "Comfortable rows" by default. */
  comfortable: string
  /** Name of the second button; "Compact rows" by default. */
  compact: string
}

const DENSITY_LABELS: CompleteTexts<DensityLabels> = {
  density: 'Row density',
  comfortable: 'Comfortable rows',
  compact: 'Compact rows',
}

/** Props of DensitySwitch: those of the root `<div>`, and these. */
export interface DensitySwitchProps extends ElementProps<'div', 'children'> {
  /** Height of the rows. */
  value: Density
  /** Called with the chosen height. */
  onChange: (value: Density) => void
  /** Name of the group; "Row density" by default. */
  label?: string
  /** Replaces the English texts. */
  labels?: LabelTexts<DensityLabels>
}

/** Switches the row height of a table. Exposes a `group` of two toggle buttons, one of them pressed. */
export function DensitySwitch(props: DensitySwitchProps) {
  const { value, onChange, label, labels: labelOverrides, ...rest } = props
  const labels = useLabels('DensitySwitch', DENSITY_LABELS, labelOverrides)
  const choose = (density: Density): void => {
    if (density !== value) onChange(density)
  }
  return (
    <Split role="group" aria-label={label ?? labels.density} {...rest}>
      <IconButton
        tone="default"
        label={labels.comfortable}
        icon={<Rows3 aria-hidden="true" />}
        isSelected={value === 'comfortable'}
        onClick={() => choose('comfortable')}
      />
      <IconButton
        tone="default"
        label={labels.compact}
        icon={<Rows4 aria-hidden="true" />}
        isSelected={value === 'compact'}
        onClick={() => choose('compact')}
      />
    </Split>
  )
}

/** Texts of ColumnsMenu. */
export interface ColumnsMenuLabels {
  /** Name of the button. */
  columns: string
}

const COLUMNS_LABELS: CompleteTexts<ColumnsMenuLabels> = { columns: 'Columns' }

/** Props of ColumnsMenu: those of MenuButton, and these. Rest props and `ref` reach the button. */
export interface ColumnsMenuProps extends Omit<MenuButtonProps, 'icon' | 'startIcon' | 'items' | 'label'> {
  /** Columns of the table. The menu offers those with `canHide`. */
  columns: readonly ColumnChoice[]
  /** Ids of the hidden columns. */
  hiddenColumns: readonly string[]
  /** Called with the new hidden ids. */
  onHiddenColumnsChange: (hiddenColumns: string[]) => void
  /** Name of the button; "Columns" by default. */
  label?: string
}

/** Shows and hides the columns of a table. Exposes a menu button; its `menuitemcheckbox` entries keep the menu open. */
export function ColumnsMenu(props: ColumnsMenuProps) {
  const { columns, hiddenColumns, onHiddenColumnsChange, label: ownLabel, placement = 'bottom end', ...rest } = props
  const labels = useLabels('ColumnsMenu', COLUMNS_LABELS, undefined)
  const label = ownLabel ?? labels.columns
  const choices = getHideableColumns(columns)
  return (
    <MenuButton
      {...rest}
      label={label}
      startIcon={<Columns3 aria-hidden="true" />}
      placement={placement}
      items={[
        {
          id: 'columns',
          section: label,
          items: choices.map(({ id, header }) => ({ id, label: header })),
          selection: {
            values: choices.filter(({ id }) => !hiddenColumns.includes(id)).map(({ id }) => id),
            onChange: (visibleIds: string[]) => onHiddenColumnsChange(getHiddenIds(columns, hiddenColumns, visibleIds)),
          },
        },
      ]}
    />
  )
}
