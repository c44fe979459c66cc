'use client'

import { Plus } from 'lucide-react'
import { Children, type CSSProperties, type ReactNode, type RefObject, useCallback, useMemo, useRef } from 'react'
import { Announcement } from '../announcer/Announcement'
import { Button } from '../button/Button'
import type { ElementProps } from '../element-props/element-props'
import { AlertSign } from '../field/AlertSign'
import { Message } from '../field/Field.styles'
import { useMergedRef } from '../field/use-merged-ref'
import { useOverflow } from '../overflow/use-overflow'
import { Skeleton } from '../skeleton/Skeleton'
import { useAnnouncement } from '../announcer/use-announcement'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'
import { type EditableColumn, getTracks } from './editable-column'
import { EditableRow } from './EditableRow'
import { Empty, Foot, Frame, Root, Table } from './EditableTable.styles'
import { focusAddedRow, focusAfterRemoval } from './row-focus'
import { EDITABLE_TABLE_LABELS, type EditableTableLabels, TableContext } from './table-context'
import { COLUMN_HEADER, ROW, ROW_GROUP, TABLE } from './table-roles'
import type { LabelTexts } from '../locale/label-texts'
import { useLabels } from '../locale/locale-context'

export type { EditableColumn } from './editable-column'
export { EditableRow, type EditableRowProps } from './EditableRow'
export { focusAddedRow } from './row-focus'
export type { EditableTableLabels } from './table-context'

/** Props of EditableTable: those of a `<div>`, and these. */
export interface EditableTableProps extends ElementProps<'div', 'children'> {
  /** Accessible name: "Properties". */
  caption: string
  /** The columns in their order. Keep them in a constant: new columns re-render every row. */
  columns: readonly EditableColumn[]
  /** An EditableRow for each row, with a stable `key`. */
  children?: ReactNode
  /** In place of the table when it has no rows. */
  empty?: ReactNode
  /** What is wrong with the rows as a whole, as a sentence. What is wrong with a field is an error of the field. */
  error?: string | undefined
  /** Adds a row, or several, to the state that the rows come from. Without it, there is no Add button. */
  onAdd?: (() => void) | undefined
  /** Why no row can be added, as a sentence. */
  addDisabledReason?: string | undefined
  /** The button that adds a row: the one of this table, or another one such as in a toolbar. It receives the focus after the last row is removed. */
  addRef?: RefObject<HTMLButtonElement | null>
  /** After the Add button: other actions on the rows. */
  footer?: ReactNode
  /** How many buttons fit at the end of a row; 1 by default, 0 for a table without them, such as a read-only one. */
  tools?: number
  /** `framed` (default): with a border, as a part of a form. `page`: from edge to edge. */
  layout?: 'framed' | 'page'
  /** Below this width, the table scrolls sideways in its region, until the rows are cards; any CSS length, none by default. */
  minWidth?: string
  /** Shows skeleton rows, without the footer; `false` by default. */
  isLoading?: boolean
  /** Number of skeleton rows; 4 by default. */
  skeletonRows?: number
  /** Replaces the English texts. Keep them in a constant: new labels re-render every row. */
  labels?: LabelTexts<EditableTableLabels>
}

/**
 * Rows that the user edits in place. Exposes `table` named by its caption; each row is named. Tab moves through the fields and buttons.
 * Add moves the focus to the new row, Remove to the next row, else to the previous one, else to Add.
 */
export function EditableTable(props: EditableTableProps) {
  const {
    caption,
    columns,
    children,
    empty,
    error,
    onAdd,
    addDisabledReason,
    addRef,
    footer,
    tools = 1,
    layout = 'framed',
    minWidth,
    isLoading = false,
    skeletonRows = 4,
    labels: labelOverrides,
    ref,
    style,
    ...rest
  } = props
  const labels = useLabels('EditableTable', EDITABLE_TABLE_LABELS, labelOverrides)
  const root = useRef<HTMLDivElement>(null)
  const ownAdd = useRef<HTMLButtonElement>(null)
  const addButton = addRef ?? ownAdd
  const mergedRef = useMergedRef(root, ref)
  const { isOverflowing, content } = useOverflow('inline')
  const [announcement, announce] = useAnnouncement()
  const hasTools = tools > 0
  const remove = useCallback(
    (row: Element, name: string, onRemove: () => void): void => {
      if (focusAfterRemoval(root.current, row, onRemove, () => addButton.current ?? root.current))
        announce(labels.removed(name))
    },
    [addButton, announce, labels],
  )
  const context = useMemo(() => ({ columns, hasTools, labels, remove }), [columns, hasTools, labels, remove])
  const isEmpty = !isLoading && Children.count(children) === 0
  const tracks = {
    '--columns': getTracks(columns, hasTools),
    '--tools': tools,
    '--min-width': minWidth,
  } as CSSProperties
  return (
    <Root
      {...rest}
      ref={mergedRef}
      // Receives the focus when the last row is removed and there is no Add button.
      tabIndex={isLoading ? undefined : -1}
      style={{ ...style, ...tracks }}
      data-layout={layout}
      aria-hidden={isLoading || undefined}
    >
      <Announcement of={announcement} />
      {isEmpty && empty !== undefined && <Empty>{empty}</Empty>}
      {!isEmpty && (
        <Frame
          {...(isOverflowing && { role: 'region', 'aria-label': caption, tabIndex: 0 })}
          data-overflowing={isOverflowing || undefined}
        >
          <Table {...TABLE} ref={content} aria-label={caption}>
            <thead {...ROW_GROUP}>
              <tr {...ROW}>
                {columns.map(({ id, header, align }) => (
                  <th key={id} {...COLUMN_HEADER} data-column={id} data-align={align}>
                    {header}
                  </th>
                ))}
                {hasTools && (
                  <th {...COLUMN_HEADER}>
                    <VisuallyHidden>{labels.actions}</VisuallyHidden>
                  </th>
                )}
              </tr>
            </thead>
            <tbody {...ROW_GROUP}>
              <TableContext value={context}>
                {isLoading
                  ? Array.from({ length: skeletonRows }, (_, place) => (
                      <EditableRow
                        key={place}
                        name=""
                        cells={Object.fromEntries(columns.map(({ id }) => [id, <Skeleton key={id} width="70%" />]))}
                      />
                    ))
                  : children}
              </TableContext>
            </tbody>
          </Table>
        </Frame>
      )}
      {!isLoading && (error !== undefined || onAdd !== undefined || footer !== undefined) && (
        <Foot>
          {error !== undefined && (
            <Message role="alert" data-tone="danger">
              <AlertSign />
              <span>{error}</span>
            </Message>
          )}
          {onAdd !== undefined && (
            <Button
              ref={addButton}
              size="small"
              icon={<Plus aria-hidden="true" />}
              disabledReason={addDisabledReason}
              onClick={() => focusAddedRow(root.current, onAdd)}
            >
              {labels.add}
            </Button>
          )}
          {footer}
        </Foot>
      )}
    </Root>
  )
}
