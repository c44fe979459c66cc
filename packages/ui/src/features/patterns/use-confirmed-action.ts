import { useState } from 'react'

/**
 * What a ConfirmDialog needs around the action that it confirms: it is busy until the action ends, a success closes it, and a failure keeps it open with the
 * message until it is confirmed again or closed.
 * @param act resolves to the message of a failure
 * @returns props of the dialog
 */
export function useConfirmedAction(act: () => Promise<string | undefined>, onClose: () => void) {
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const close = (): void => {
    setError(undefined)
    onClose()
  }
  const confirm = async (): Promise<void> => {
    setBusy(true)
    setError(undefined)
    const failure = await act()
    setBusy(false)
    if (failure === undefined) close()
    else setError(failure)
  }
  return { isBusy, error, onConfirm: () => void confirm(), onClose: close }
}
