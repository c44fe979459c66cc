'use client'

import { CircleAlert } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { isImeKey } from '../field/is-ime-key'
import { usePendingText } from '../field/use-pending-text'
import { isSaveKey } from '../unsaved-bar/is-save-key'
import { Editor, NameError, NameInput } from './PhaseBoard.styles'

/** How a name is edited in place. */
export interface Naming {
  /** Returns why a name is invalid, as a sentence. */
  getNameError: (name: string) => string | undefined
  /** Called at the end with the new name, or with undefined to keep the old one. `isLeaving`: the focus has already left the field. */
  onEnd: (name: string | undefined, isLeaving: boolean) => void
}

/** Props of NameEditor. */
export interface NameEditorProps extends Naming {
  label: string
  name: string
}

/** Edits a name in place. Enter and blur commit a valid name; an invalid one stays in the field. Escape restores the old name. */
export function NameEditor({ label, name, getNameError, onEnd }: NameEditorProps) {
  const [text, setText] = useState(name)
  const [error, setError] = useState<string | undefined>()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const end = (isLeaving: boolean): void => {
    const typed = text.trim()
    const found = getNameError(typed)
    setError(found)
    if (found === undefined) onEnd(typed, isLeaving)
  }
  usePendingText(text.trim() !== name, {
    label,
    getControl: () => input.current,
    commit: () => end(false),
    discard: () => onEnd(undefined, false),
  })
  return (
    <Editor>
      <NameInput
        ref={input}
        data-part="name"
        aria-label={label}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : id}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          if (error !== undefined) setError(getNameError(event.target.value.trim()))
        }}
        onKeyDown={(event) => {
          // The keys of the board do not apply in a text field, that of the form does.
          if (isSaveKey(event)) return
          event.stopPropagation()
          // During composition, both keys belong to the input method.
          if (isImeKey(event) || (event.key !== 'Enter' && event.key !== 'Escape')) return
          event.preventDefault()
          // The Enter that added the item can still repeat.
          if (event.repeat) return
          if (event.key === 'Enter') end(false)
          else onEnd(undefined, false)
        }}
        onBlur={() => end(true)}
      />
      {error !== undefined && (
        <NameError id={id} role="alert">
          <CircleAlert aria-hidden="true" />
          <span>{error}</span>
        </NameError>
      )}
    </Editor>
  )
}
