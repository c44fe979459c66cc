'use client'

import { createContext } from 'react'
import type { EditableColumn } from './editable-column'
import { getEnglish } from '../locale/english'
import type { CompleteTexts } from '../locale/label-texts'

/** Texts of EditableTable, for translation. */
export interface EditableTableLabels {
  /** The button that adds a row; "Add" by default. */
  add: string
  /** The button that removes a row; "Remove {name}" by default. */
  remove: (name: string) => string
  /** Announced when a row is removed; "Removed {name}." by default. */
  removed: (name: string) => string
  /** Hidden head of the column of buttons; "Actions" by default. */
  actions: string
}

export const EDITABLE_TABLE_LABELS: CompleteTexts<EditableTableLabels> = {
  add: 'Add',
  remove: 'Remove {name}',
  removed: 'Removed {name}.',
  actions: 'Actions',
}

/** What a row reads from its table. */
export interface TableContextValue {
  columns: readonly EditableColumn[]
  hasTools: boolean
  labels: EditableTableLabels
  /** Removes a row and moves the focus. */
  remove: (row: Element, name: string, onRemove: () => void) => void
}

export const TableContext = createContext<TableContextValue>({
  columns: [],
  hasTools: true,
  labels: /* @__PURE__ */ getEnglish(EDITABLE_TABLE_LABELS),
  remove: (_row, _name, onRemove) => onRemove(),
})
