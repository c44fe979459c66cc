import { useEffect, useRef, useState } from 'react'
import type { SiteLabel } from '@sitewright/domain/labels/model'
import type { LabelPrint, PrintLabels } from './label-print'

const IDLE: LabelPrint = { state: 'idle' }

interface LabelPrintOptions {
  readonly onPrint: PrintLabels
  /** Called after a successful print, with its file. */
  readonly onPrinted: (file: Blob | undefined) => void
}

/** Runs one print at a time. Unmounting the component cancels it. */
export function useLabelPrint({ onPrint, onPrinted }: LabelPrintOptions) {
  const [print, setPrint] = useState<LabelPrint>(IDLE)
  const controller = useRef<AbortController>(undefined)
  useEffect(() => () => controller.current?.abort(), [])

  const start = async (label: SiteLabel): Promise<void> => {
    controller.current?.abort()
    const own = new AbortController()
    controller.current = own
    setPrint({ state: 'printing', done: 0 })
    const outcome = await onPrint(label, {
      signal: own.signal,
      onProgress: (done) => {
        if (!own.signal.aborted) setPrint({ state: 'printing', done })
      },
    })
    if (own.signal.aborted) return
    if (outcome.status === 'failed') setPrint({ state: 'failed', message: outcome.message })
    else {
      setPrint(IDLE)
      onPrinted(outcome.file)
    }
  }

  const cancel = (): void => {
    controller.current?.abort()
    setPrint(IDLE)
  }

  return { print, start, cancel }
}
