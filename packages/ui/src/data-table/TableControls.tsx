'use client'

import { Columns3, Rows3, Rows4 } from 'lucide-react'
import { IconButton } from '../button/Button'
import { MenuButton } from '../menu/MenuButton'
import { type ColumnChoice, hiddenBesides, hideableColumns } from './column'
import type { Density } from './DataTable'
import { Split } from './TableControls.styles'

/** Props of DensitySwitch. */
export interface DensitySwitchProps {
  /** How tall the rows are. */
  value: Density
  /** Asked for the other height. */
  onChange: (value: Density) => void
  /** Name of the group; "Row density" by default. */
  label?: string
  /** "Comfortable rows" by default. */
  comfortableLabel?: string
  /** "Compact rows" by default. */
  compactLabel?: string
}

/** How tall the rows of a table are. Exposes a `group` of two toggle buttons, one of them pressed. */
export function DensitySwitch(props: DensitySwitchProps) {
  const { value, onChange, label = 'Row density' } = props
  const { comfortableLabel = 'Comfortable rows', compactLabel = 'Compact rows' } = props
  const choose = (density: Density): void => {
    if (density !== value) onChange(density)
  }
  return (
    <Split role="group" aria-label={label}>
      <IconButton
        tone="default"
        label={comfortableLabel}
        icon={<Rows3 aria-hidden="true" />}
        isSelected={value === 'comfortable'}
        onClick={() => choose('comfortable')}
      />
      <IconButton
        tone="default"
        label={compactLabel}
        icon={<Rows4 aria-hidden="true" />}
        isSelected={value === 'compact'}
        onClick={() => choose('compact')}
      />
    </Split>
  )
}

/** Props of ColumnsMenu. */
export interface ColumnsMenuProps {
  /** The columns of the table; those that may be hidden are offered. */
  columns: readonly ColumnChoice[]
  /** Ids of the hidden ones. */
  hidden: readonly string[]
  /** Asked to hide these and to show the rest. */
  onChange: (hidden: string[]) => void
  /** Name of the button; "Columns" by default. */
  label?: string
}

/** Which columns a table shows. Exposes a menu button whose `menuitemcheckbox` entries stay open while one chooses. */
export function ColumnsMenu({ columns, hidden, onChange, label = 'Columns' }: ColumnsMenuProps) {
  const choices = hideableColumns(columns)
  return (
    <MenuButton
      label={label}
      startIcon={<Columns3 aria-hidden="true" />}
      placement="bottom end"
      items={[
        {
          id: 'columns',
          section: label,
          items: choices.map(({ id, header }) => ({ id, label: header })),
          selection: {
            values: choices.filter(({ id }) => !hidden.includes(id)).map(({ id }) => id),
            onChange: (shown: string[]) => onChange(hiddenBesides(columns, hidden, shown)),
          },
        },
      ]}
    />
  )
}
