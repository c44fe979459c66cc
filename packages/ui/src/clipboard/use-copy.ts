import { useState } from 'react'

/** Whether a text has been copied: not asked yet, done, or refused by the browser. */
export type CopyState = 'idle' | 'copied' | 'failed'

/** What is told of how it went. */
export interface CopyOutcome {
  /** The text is on the clipboard. */
  onCopied?: () => void
  /** The browser refused, or has no clipboard outside a secure page. */
  onFailed?: (error: unknown) => void
}

/** Copies a text, remembers how it went and tells it. */
export function useCopy(
  text: string,
  { onCopied, onFailed }: CopyOutcome = {},
): { state: CopyState; copy: () => Promise<void> } {
  const [outcome, setOutcome] = useState<{ text: string; state: CopyState }>({ text, state: 'idle' })
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text)
    } catch (error) {
      // Not hidden: the button says so, and the text stands beside it to be selected.
      setOutcome({ text, state: 'failed' })
      onFailed?.(error)
      return
    }
    setOutcome({ text, state: 'copied' })
    onCopied?.()
  }
  // What was copied of another text says nothing about this one.
  return { state: outcome.text === text ? outcome.state : 'idle', copy }
}
