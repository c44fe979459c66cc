'use client'

import type { ClipboardEvent, KeyboardEvent, RefObject } from 'react'
import { isImeKey } from '../../field/is-ime-key'
import { usePendingText } from '../../field/use-pending-text'
import { type Axis, type CoordinateStyle, formatAngle } from '../coordinates/format-coordinate'
import { parseAngle, parsePosition } from '../coordinates/parse-coordinates'
import type { Position } from '../drawing/shape'
import type { AngleDraft } from './use-angle-drafts'

/** Options of `useAngle`. */
export interface AngleOptions {
  axis: Axis
  /** Accessible name: "Vertex 3 latitude". */
  label: string
  /** Degrees. */
  value: number
  style: CoordinateStyle
  onChange: (degrees: number) => void
  /** The uncommitted text of this field. */
  draft: AngleDraft | undefined
  onDraft: (draft: AngleDraft | undefined) => void
  /** Called when the user pastes both angles of a position into one field. */
  onPastePosition: (position: Position) => void
}

/** The text of a latitude or longitude field. Enter, blur and a submit commit it; Escape restores the value. */
export function useAngle(options: AngleOptions, input: RefObject<HTMLInputElement | null>) {
  const { axis, label, value, style, onChange, draft, onDraft, onPastePosition } = options
  const formatted = formatAngle(value, axis, style)

  const commit = (): void => {
    if (draft === undefined) return
    const text = draft.text.trim()
    const parsed = parseAngle(text, axis)
    if ('fault' in parsed) return onDraft({ ...draft, fault: parsed.fault })
    onDraft(undefined)
    if (text !== formatted && parsed.value !== value) onChange(parsed.value)
  }
  const discard = (): void => onDraft(undefined)
  usePendingText(draft !== undefined, { label, getControl: () => input.current, commit, discard })
  return {
    text: draft?.text ?? formatted,
    fault: draft?.fault,
    /** Whether the field has text that isn't committed. */
    isTyping: draft !== undefined,
    onType: (text: string) => onDraft(text === formatted ? undefined : { text, base: value, fault: undefined }),
    onLeave: commit,
    onKeyDown: (event: KeyboardEvent): void => {
      if (isImeKey(event)) return
      if (event.key === 'Enter') {
        // Don't submit a form around the table.
        event.preventDefault()
        commit()
      }
      if (event.key === 'Escape' && draft !== undefined) {
        event.preventDefault()
        event.stopPropagation()
        discard()
      }
    },
    onPaste: (event: ClipboardEvent): void => {
      const parsed = parsePosition(event.clipboardData.getData('text'))
      if ('fault' in parsed) return
      event.preventDefault()
      discard()
      onPastePosition(parsed.value)
    },
  }
}
