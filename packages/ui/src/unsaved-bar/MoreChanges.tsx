'use client'

import { type ToggleEvent, useId, useRef, useState } from 'react'
import { Button } from '../button/Button'
import type { Change } from './change'
import { ChangeList, type ChangeLabels } from './ChangeList'
import { All } from './UnsavedBar.styles'
import type { LabelTexts } from '../locale/label-texts'

/** Space between the button and the list, and between the list and the window, in px. */
const GAP = 8
const MARGIN = 12

/** Props of MoreChanges. */
export interface MoreChangesProps {
  /** Text of the button: "and 4 more". */
  label: string
  /** Name of the list. */
  listLabel: string
  changes: readonly Change[]
  labels: LabelTexts<ChangeLabels> | undefined
}

/** A button that counts the hidden changes and opens a list of all changes. Escape and a click outside close the list. */
export function MoreChanges({ label, listLabel, changes, labels }: MoreChangesProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const positionList = (event: ToggleEvent<HTMLDivElement>): void => {
    if (event.newState !== 'open' || button.current === null) return
    const list = event.currentTarget
    const anchor = button.current.getBoundingClientRect()
    const maxLeft = document.documentElement.clientWidth - list.offsetWidth - MARGIN
    list.style.bottom = `${document.documentElement.clientHeight - anchor.top + GAP}px`
    list.style.left = `${Math.max(MARGIN, Math.min(anchor.left, maxLeft))}px`
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
        // A tab stop, because long lists scroll and contain no controls.
        tabIndex={0}
        // Renders the list before it is measured, and only while it is open: there may be hundreds of changes.
        onBeforeToggle={(event) => setOpen(event.newState === 'open')}
        onToggle={positionList}
      >
        {isOpen && <ChangeList changes={changes} layout="full" labels={labels} />}
      </All>
    </>
  )
}
