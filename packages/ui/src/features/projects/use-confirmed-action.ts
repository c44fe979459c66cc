import { useState } from 'react'

/** Runs the action of a confirmation: busy until it ends, then closed, or open with why it failed. @param act resolves to why it failed */
export function useConfirmedAction(act: () => Promise<string | undefined>, onDone: () => void) {
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const confirm = async (): Promise<void> => {
    setBusy(true)
    setError(undefined)
    const failure = await act()
    setBusy(false)
    if (failure === undefined) onDone()
    else setError(failure)
  }
  return { isBusy, ...(error === undefined ? {} : { error }), onConfirm: () => void confirm() }
}
