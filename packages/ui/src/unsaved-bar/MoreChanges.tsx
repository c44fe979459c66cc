'use client'

import { useId, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../button/Button'
import { anchorLayer } from '../layer/anchor-layer'
import type { Change } from './change'
import { ChangeList, type ChangeLabels } from './ChangeList'
import { All } from './UnsavedBar.styles'
import type { LabelTexts } from '../locale/label-texts'

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
  const list = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!isOpen || list.current === null || button.current === null) return undefined
    return anchorLayer(list.current, button.current, { side: 'above', gap: 8 })
  }, [isOpen])
  return (
    <>
      <Button ref={button} tone="link" popoverTarget={id} aria-expanded={isOpen}>
        {label}
      </Button>
      <All
        ref={list}
        id={id}
        popover="auto"
        role="group"
        aria-label={listLabel}
        // A tab stop, because long lists scroll and contain no controls.
        tabIndex={0}
        // Renders the list before it is measured, and only while it is open: there may be hundreds of changes.
        onBeforeToggle={(event) => setOpen(event.newState === 'open')}
      >
        {isOpen && <ChangeList changes={changes} layout="full" labels={labels} />}
      </All>
    </>
  )
}
