import type { ReactNode } from 'react'
import { undoKey } from '../undo/undo-key'
import { KeyBoundary } from './Dialog.styles'

/** Keeps the keys of undo in a dialog: React passes keys on to the editor that rendered it, which would undo a step behind it. */
export function UndoBoundary({ children }: { children: ReactNode }) {
  return (
    <KeyBoundary
      role="presentation"
      onKeyDown={(event) => {
        if (undoKey(event) !== undefined) event.stopPropagation()
      }}
    >
      {children}
    </KeyBoundary>
  )
}
