'use client'

import { Trash2 } from 'lucide-react'
import { type ReactNode, useContext } from 'react'
import { IconButton } from '../button/Button'
import type { ElementProps } from '../element-props/element-props'
import { findRowHeader } from './editable-column'
import { Tools } from './EditableTable.styles'
import { TableContext } from './table-context'
import { CELL, ROW, ROW_HEADER } from './table-roles'

/**
 * Props of EditableRow: those of a `<tr>`, and these.
 * @typeParam Id the ids of the columns
 */
export interface EditableRowProps<Id extends string = string> extends ElementProps<'tr', 'children'> {
  /** Accessible name of the row, also in the name of its Remove button. */
  name: string
  /** The content of each cell: texts, and fields with a hidden label that names the row. A field shows its own error. */
  cells: Readonly<Record<Id, ReactNode>>
  /** How the row differs from the stored one. It has a bar at its start. */
  change?: 'added' | 'changed' | undefined
  /** Buttons before the Remove button. */
  actions?: ReactNode
  /** Removes the row from the state that the rows come from. Without it, there is no Remove button. */
  onRemove?: (() => void) | undefined
  /** Why the row cannot be removed, as a sentence. */
  removeDisabledReason?: string | undefined
}

/** A row of EditableTable. Exposes `row`. Memoize the component around it in a table with many rows. */
export function EditableRow<Id extends string = string>(props: EditableRowProps<Id>) {
  const { name, cells, change, actions, onRemove, removeDisabledReason, ...rest } = props
  const { columns, hasTools, labels, remove } = useContext(TableContext)
  const header = findRowHeader(columns)
  return (
    <tr {...ROW} aria-label={name} {...rest} data-change={change}>
      {columns.map((column) => {
        const Cell = column === header ? 'th' : 'td'
        const { id, align, block = 'line' } = column
        return (
          <Cell
            key={id}
            {...(column === header ? ROW_HEADER : CELL)}
            data-column={id}
            data-align={align}
            data-block={block}
            data-head={block === 'title' ? undefined : column.header}
          >
            {cells[id as Id]}
          </Cell>
        )
      })}
      {hasTools && (
        <Tools {...CELL} data-tools="">
          {actions}
          {onRemove !== undefined && (
            <IconButton
              size="small"
              label={labels.remove(name)}
              icon={<Trash2 aria-hidden="true" />}
              disabledReason={removeDisabledReason}
              onClick={({ currentTarget }) => {
                const row = currentTarget.closest('tr')
                if (row !== null) remove(row, name, onRemove)
              }}
            />
          )}
        </Tools>
      )}
    </tr>
  )
}
