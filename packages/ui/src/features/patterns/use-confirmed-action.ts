import { useState } from 'react'

/**
 * Runs the action of a confirmation dialog, which is busy until the action ends. A success closes the dialog. A failure keeps it open with the message.
 * @param act resolves to the message of a failure
 */
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
  return { isBusy, error, onConfirm: () => void confirm() }
}
