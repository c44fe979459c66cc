'use client'

import { type ClipboardEvent, type KeyboardEvent, useState } from 'react'
import { isImeKey } from '../../field/is-ime-key'
import { type Axis, type CoordinateStyle, formatAngle } from '../coordinates/format-coordinate'
import { type CoordinateFault, parseAngle, parsePosition } from '../coordinates/parse-coordinates'
import type { Position } from '../drawing/shape'

/** Options of `useAngle`. */
export interface AngleOptions {
  axis: Axis
  /** Degrees. */
  value: number
  style: CoordinateStyle
  onChange: (degrees: number) => void
  /** Called when the user pastes both angles of a position into one field. */
  onPastePosition: (position: Position) => void
}

interface Draft {
  text: string
  /** The formatted value that the draft replaces. The draft is discarded when the value or its format changes. */
  base: string
  fault: CoordinateFault | undefined
}

/** The text of a latitude or longitude field. Enter and blur commit it; Escape restores the value. */
export function useAngle({ axis, value, style, onChange, onPastePosition }: AngleOptions) {
  const formatted = formatAngle(value, axis, style)
  const [current, setDraft] = useState<Draft>()
  const draft = current?.base === formatted ? current : undefined

  const commit = (): void => {
    if (draft === undefined) return
    const text = draft.text.trim()
    const parsed = parseAngle(text, axis)
    if ('fault' in parsed) {
      setDraft({ ...draft, fault: parsed.fault })
      return
    }
    setDraft(undefined)
    if (text !== formatted && parsed.value !== value) onChange(parsed.value)
  }
  return {
    text: draft?.text ?? formatted,
    fault: draft?.fault,
    /** Whether the field has text that isn't committed. */
    isTyping: draft !== undefined,
    onType: (text: string) => setDraft(text === formatted ? undefined : { text, base: formatted, fault: undefined }),
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
        setDraft(undefined)
      }
    },
    onPaste: (event: ClipboardEvent): void => {
      const parsed = parsePosition(event.clipboardData.getData('text'))
      if ('fault' in parsed) return
      event.preventDefault()
      setDraft(undefined)
      onPastePosition(parsed.value)
    },
  }
}
