'use client'

import { useState } from 'react'
import { flushSync } from 'react-dom'
import { preventToggle } from '../checkbox/disabled-checkbox'
import { parseColor } from './color'
import { Custom, Native } from './ColorPicker.styles'

/** Props of CustomColor. */
export interface CustomColorProps {
  /** # and six digits; null for none. */
  color: string | null
  /** The visible text. */
  text: string
  /** Its accessible name. */
  label: string
  describedBy: string
  isFixed: boolean
  onChange: (color: string) => void
}

/** A native picker always has a color. This one is only visible while the native picker is open. */
const BLACK = parseColor('000') ?? ''

/**
 * The native color picker, drawn as a button. Without a color it is a button, because a native picker has a value always: assistive technology
 * would read it as black.
 */
export function CustomColor({ color, text, label, describedBy, isFixed, onChange }: CustomColorProps) {
  const [isOpen, setOpen] = useState(false)
  const isButton = color === null && !isOpen
  return (
    <Custom data-fixed={isFixed || undefined}>
      <Native
        type={isButton ? 'button' : 'color'}
        aria-label={label}
        aria-disabled={isFixed || undefined}
        aria-describedby={describedBy}
        value={isButton ? '' : (color?.toLowerCase() ?? BLACK)}
        onClick={(event) => {
          if (isFixed) return preventToggle(event)
          if (!isButton) return
          flushSync(() => setOpen(true))
          try {
            event.currentTarget.showPicker()
          } catch {
            // The browser opens a picker only for a press of the user.
            setOpen(false)
          }
        }}
        onBlur={() => setOpen(false)}
        onChange={(event) => {
          if (!isFixed) onChange(event.target.value)
        }}
      />
      <span aria-hidden="true">{text}</span>
    </Custom>
  )
}
