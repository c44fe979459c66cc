'use client'

import { type ClipboardEvent, type KeyboardEvent, useState } from 'react'
import { type Axis, type CoordinateStyle, formatAngle } from '../coordinates/format-coordinate'
import { type CoordinateFault, parseAngle, parsePosition } from '../coordinates/parse-coordinates'
import type { Position } from '../drawing/shape'

/** What an angle that is typed works from. */
export interface AngleOptions {
  axis: Axis
  /** Degrees. */
  value: number
  style: CoordinateStyle
  onChange: (degrees: number) => void
  /** Both angles were pasted into one field. */
  onPlace: (position: Position) => void
}

interface Draft {
  text: string
  /** What it was typed over: with another value, or in another style, it is no longer meant. */
  over: string
  fault: CoordinateFault | undefined
}

/** A latitude or longitude that is typed. It is taken over with Enter or when the field is left; until then Escape takes it back. */
export function useAngle({ axis, value, style, onChange, onPlace }: AngleOptions) {
  const written = formatAngle(value, axis, style)
  const [kept, setKept] = useState<Draft>()
  const draft = kept?.over === written ? kept : undefined

  const commit = (): void => {
    if (draft === undefined) return
    const text = draft.text.trim()
    const read = parseAngle(text, axis)
    if ('fault' in read) {
      setKept({ ...draft, fault: read.fault })
      return
    }
    setKept(undefined)
    if (text !== written && read.value !== value) onChange(read.value)
  }
  return {
    text: draft?.text ?? written,
    fault: draft?.fault,
    /** Something is typed that is not taken over yet. */
    isTyping: draft !== undefined,
    onType: (text: string) => setKept(text === written ? undefined : { text, over: written, fault: undefined }),
    onLeave: commit,
    onKeyDown: (event: KeyboardEvent): void => {
      if (event.key === 'Enter') {
        // No form around it is sent.
        event.preventDefault()
        commit()
      }
      if (event.key === 'Escape' && draft !== undefined) {
        event.preventDefault()
        event.stopPropagation()
        setKept(undefined)
      }
    },
    onPaste: (event: ClipboardEvent): void => {
      const read = parsePosition(event.clipboardData.getData('text'))
      if ('fault' in read) return
      event.preventDefault()
      setKept(undefined)
      onPlace(read.value)
    },
  }
}
