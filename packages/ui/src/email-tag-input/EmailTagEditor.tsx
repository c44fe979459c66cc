'use client'

import { useRef, useState } from 'react'
import { Editor } from './EmailTagInput.styles'
import { isInsideQuotes } from './parse-addresses'

/** Props of EmailTagEditor. */
export interface EmailTagEditorProps {
  /** Its name: "Change ann@works.example". */
  label: string
  /** What it begins with. */
  text: string
  /** Told once: the text, `null` for as it was, and whether the focus has gone elsewhere already. */
  onDone: (text: string | null, hasLeft: boolean) => void
}

/** The same at every drawing, so that the focus is taken once. */
const begin = (field: HTMLInputElement | null): void => {
  field?.focus()
  field?.select()
}

/** The field in which a tag is changed, in its place. Enter, comma, semicolon and leaving keep what is typed, Escape reverts. */
export function EmailTagEditor({ label, text, onDone }: EmailTagEditorProps) {
  const [now, setNow] = useState(text)
  const isDone = useRef(false)
  const finish = (to: string | null, hasLeft: boolean): void => {
    // It may lose the focus because it goes.
    if (isDone.current) return
    isDone.current = true
    onDone(to, hasLeft)
  }
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
      onBlur={() => finish(now, true)}
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
