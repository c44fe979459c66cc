import { useState } from 'react'

/** Whether a text was copied: not requested, copied, or refused by the browser. */
export type CopyState = 'idle' | 'copied' | 'failed'

/** Called with the outcome of a copy. */
export interface CopyOutcome {
  /** Called when the text is on the clipboard. */
  onCopied?: () => void
  /** Called when the browser refused, or has no clipboard outside a secure page. */
  onFailed?: (error: unknown) => void
}

/** Copies a text, or what a function returns when it is copied, and returns and reports the outcome. */
export function useCopy(
  text: string | (() => string),
  { onCopied, onFailed }: CopyOutcome = {},
): { state: CopyState; copy: () => Promise<void> } {
  const [outcome, setOutcome] = useState<{ text: typeof text; state: CopyState }>({ text, state: 'idle' })
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(typeof text === 'string' ? text : text())
    } catch (error) {
      // The button reports it, and the user can select the visible text.
      setOutcome({ text, state: 'failed' })
      onFailed?.(error)
      return
    }
    setOutcome({ text, state: 'copied' })
    onCopied?.()
  }
  // The outcome of another text does not apply to this one.
  return { state: outcome.text === text ? outcome.state : 'idle', copy }
}
