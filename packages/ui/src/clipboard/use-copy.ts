import { useState } from 'react'

/** Whether a text has been copied: not asked yet, done, or refused by the browser. */
export type CopyState = 'idle' | 'copied' | 'failed'

/** Copies a text and remembers how it went. A browser may refuse, or have no clipboard outside a secure page. */
export function useCopy(text: string): { state: CopyState; copy: () => Promise<void> } {
  const [outcome, setOutcome] = useState<{ text: string; state: CopyState }>({ text, state: 'idle' })
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text)
      setOutcome({ text, state: 'copied' })
    } catch {
      // Not hidden: the button says so, and the text stands beside it to be selected.
      setOutcome({ text, state: 'failed' })
    }
  }
  // What was copied of another problem says nothing about this one.
  return { state: outcome.text === text ? outcome.state : 'idle', copy }
}
