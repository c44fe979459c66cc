'use client'

import { type RefObject, useCallback, useRef, useState } from 'react'
import { useLeave } from '../field/use-leave'
import { Editor } from './EmailTagInput.styles'
import { isInsideQuotes } from './parse-addresses'

/** Props of EmailTagEditor. */
export interface EmailTagEditorProps {
  /** Its name: "Change ann@works.example". */
  label: string
  /** What it begins with. */
  text: string
  /** Has the focus when the tag is taken away while it is changed. */
  heir: RefObject<HTMLElement | null>
  /** Told once: the text, `null` for as it was, and whether the focus has gone elsewhere already. */
  onDone: (text: string | null, hasLeft: boolean) => void
}

/** The field in which a tag is changed, in its place. Enter, comma, semicolon and leaving keep what is typed, Escape reverts. */
export function EmailTagEditor({ label, text, heir, onDone }: EmailTagEditorProps) {
  const [now, setNow] = useState(text)
  const isDone = useRef(false)
  // The same at every drawing, so that the focus is taken once.
  const begin = useCallback(
    (field: HTMLInputElement | null) => {
      isDone.current = false
      field?.focus()
      field?.select()
      return () => {
        if (isDone.current || field !== document.activeElement) return
        isDone.current = true
        heir.current?.focus()
      }
    },
    [heir],
  )
  const finish = (to: string | null, hasLeft: boolean): void => {
    // It may lose the focus because it goes.
    if (isDone.current) return
    isDone.current = true
    onDone(to, hasLeft)
  }
  const leave = useLeave(() => finish(now, true))
  return (
    <Editor
      aria-label={label}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      inputMode="email"
      value={now}
      ref={begin}
      onChange={(event) => setNow(event.target.value)}
      onBlur={() => leave()}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return
        const isEnd = event.key === 'Enter' || ((event.key === ',' || event.key === ';') && !isInsideQuotes(now))
        if (event.key !== 'Escape' && !isEnd) return
        event.preventDefault()
        // The dialog around it stays, and the form is not submitted.
        event.stopPropagation()
        finish(isEnd ? now : null, false)
      }}
    />
  )
}
