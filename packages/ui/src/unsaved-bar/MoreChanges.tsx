'use client'

import { type ToggleEvent, useId, useRef, useState } from 'react'
import { Button } from '../button/Button'
import type { Change } from './change'
import { ChangeList, type ChangeLabels } from './ChangeList'
import { All } from './UnsavedBar.styles'

/** Room between the button and the list, px. */
const GAP = 8

/** Props of MoreChanges. */
export interface MoreChangesProps {
  /** The button's words: "and 4 more". */
  label: string
  /** Name of the list. */
  listLabel: string
  changes: readonly Change[]
  labels: ChangeLabels | undefined
}

/** Counts the changes there is no room for, and lists all of them when it is pressed. Escape and a press elsewhere close it. */
export function MoreChanges({ label, listLabel, changes, labels }: MoreChangesProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const place = (event: ToggleEvent<HTMLDivElement>): void => {
    if (event.newState !== 'open' || button.current === null) return
    const list = event.currentTarget
    const anchor = button.current.getBoundingClientRect()
    const room = document.documentElement.clientWidth - list.offsetWidth - 12
    list.style.bottom = `${document.documentElement.clientHeight - anchor.top + GAP}px`
    list.style.left = `${Math.max(12, Math.min(anchor.left, room))}px`
  }
  return (
    <>
      <Button ref={button} tone="link" popoverTarget={id} aria-expanded={isOpen}>
        {label}
      </Button>
      <All
        id={id}
        popover="auto"
        role="group"
        aria-label={listLabel}
        // Long lists scroll, and hold nothing else to take the focus.
        tabIndex={0}
        // Drawn before it is placed, and not at all while it is closed: there may be very many.
        onBeforeToggle={(event) => setOpen(event.newState === 'open')}
        onToggle={place}
      >
        {isOpen && <ChangeList changes={changes} layout="full" labels={labels} />}
      </All>
    </>
  )
}
