'use client'

import { type RefObject, useCallback, useRef, useState } from 'react'
import { isImeKey } from '../field/is-ime-key'
import { usePendingText } from '../field/use-pending-text'
import { useLeave } from '../field/use-leave'
import { Editor } from './EmailTagInput.styles'
import { isInsideQuotes } from './parse-addresses'

/** Props of EmailTagEditor. */
export interface EmailTagEditorProps {
  /** Its accessible name: "Change ann@works.example". */
  label: string
  /** The text to edit. */
  text: string
  /** Gets the focus if the tag is removed during the edit. */
  nextFocusTarget: RefObject<HTMLElement | null>
  /** Called once, with the edited text or `null` for no change, and whether the focus has already left. */
  onClose: (text: string | null, hasLeft: boolean) => void
}

/** The field that edits a tag in its place. Enter, comma, semicolon and blur save the text; Escape cancels. */
export function EmailTagEditor({ label, text, nextFocusTarget, onClose }: EmailTagEditorProps) {
  const [draft, setDraft] = useState(text)
  const isClosed = useRef(false)
  // Memoized, so that the field is focused only once.
  const focusField = useCallback(
    (field: HTMLInputElement | null) => {
      isClosed.current = false
      input.current = field
      field?.focus()
      field?.select()
      return () => {
        if (isClosed.current || field !== document.activeElement) return
        isClosed.current = true
        nextFocusTarget.current?.focus()
      }
    },
    [nextFocusTarget],
  )
  const close = (to: string | null, hasLeft: boolean): void => {
    // Closing removes the field, which blurs it.
    if (isClosed.current) return
    isClosed.current = true
    onClose(to, hasLeft)
  }
  const input = useRef<HTMLInputElement>(null)
  usePendingText(draft !== text, {
    label,
    getControl: () => input.current,
    commit: () => close(draft, false),
    discard: () => close(null, false),
  })
  const leave = useLeave(() => close(draft, true))
  return (
    <Editor
      aria-label={label}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      inputMode="email"
      value={draft}
      ref={focusField}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={() => leave()}
      onKeyDown={(event) => {
        if (isImeKey(event)) return
        const isEnter = event.key === 'Enter'
        const isEnd = isEnter || ((event.key === ',' || event.key === ';') && !isInsideQuotes(draft))
        if (event.key !== 'Escape' && !isEnd) return
        event.preventDefault()
        // A dialog around it stays open, and the form is not submitted.
        event.stopPropagation()
        // The Enter that opened the editor may still repeat.
        if (!isEnter || !event.repeat) close(isEnd ? draft : null, false)
      }}
    />
  )
}
