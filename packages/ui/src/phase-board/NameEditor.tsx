'use client'

import { CircleAlert } from 'lucide-react'
import { useId, useState } from 'react'
import { Editor, NameInput, Wrong } from './PhaseBoard.styles'

/** How a name is typed in its place. */
export interface Naming {
  /** What is wrong with a name, as a sentence. */
  faultOf: (name: string) => string | undefined
  /** Takes a name over, or leaves the old one; `isLeaving` when the focus has gone elsewhere already. */
  onEnd: (name: string | undefined, isLeaving: boolean) => void
}

/** Props of NameEditor. */
export interface NameEditorProps extends Naming {
  label: string
  name: string
}

/** A name being typed. Enter takes it over, Escape leaves the old one, leaving takes a sound one over and keeps a wrong one open. */
export function NameEditor({ label, name, faultOf, onEnd }: NameEditorProps) {
  const [text, setText] = useState(name)
  const [fault, setFault] = useState<string | undefined>()
  const id = useId()
  const end = (isLeaving: boolean): void => {
    const typed = text.trim()
    const found = faultOf(typed)
    setFault(found)
    if (found === undefined) onEnd(typed, isLeaving)
  }
  return (
    <Editor>
      <NameInput
        data-part="name"
        aria-label={label}
        aria-invalid={fault === undefined ? undefined : true}
        aria-describedby={fault === undefined ? undefined : id}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          if (fault !== undefined) setFault(faultOf(event.target.value.trim()))
        }}
        onKeyDown={(event) => {
          // Its keys are those of a text field; the board's are not heard here.
          event.stopPropagation()
          // While letters are put together, both keys are the input method's.
          if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return
          event.preventDefault()
          if (event.key === 'Enter') end(false)
          else onEnd(undefined, false)
        }}
        onBlur={() => end(true)}
      />
      {fault !== undefined && (
        <Wrong id={id} role="alert">
          <CircleAlert aria-hidden="true" />
          <span>{fault}</span>
        </Wrong>
      )}
    </Editor>
  )
}
