import { useEffect, useRef, useState } from 'react'
import { type LoadedFile, saveLoaded } from './save-file'

export type { LoadedFile } from './save-file'

/** The progress of a download. */
export type DownloadState =
  | { step: 'idle' }
  | { step: 'loading' }
  | { step: 'saved' }
  | { step: 'failed'; error: unknown }

/** How a download loads, and what it reports. */
export interface Download {
  load: (signal: AbortSignal) => Promise<LoadedFile>
  fileName: string
  onSaved?: (fileName: string) => void
  onFailed?: (error: unknown) => void
}

/**
 * Loads a file and lets the browser save it. One at a time; unmounting aborts it.
 * @param onSettled called right before the outcome renders, while Cancel is still on the page
 */
export function useDownload({ load, fileName, onSaved, onFailed }: Download, onSettled: () => void) {
  const [state, setState] = useState<DownloadState>({ step: 'idle' })
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])

  const end = (next: DownloadState): void => {
    running.current = null
    onSettled()
    setState(next)
  }
  const start = async (): Promise<void> => {
    if (running.current !== null) return
    const controller = new AbortController()
    running.current = controller
    setState({ step: 'loading' })
    try {
      const file = await load(controller.signal)
      if (controller.signal.aborted) return
      const name = saveLoaded(file, fileName)
      end({ step: 'saved' })
      onSaved?.(name)
    } catch (error) {
      // Canceled: the user knows, or has left the page.
      if (controller.signal.aborted) return
      end({ step: 'failed', error })
      onFailed?.(error)
    }
  }
  return {
    state,
    start,
    cancel: (): void => {
      running.current?.abort()
      end({ step: 'idle' })
    },
  }
}
