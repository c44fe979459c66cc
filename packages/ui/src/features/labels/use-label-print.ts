import { useEffect, useRef, useState } from 'react'
import type { SiteLabel } from '@sitewright/domain/labels/model'
import type { LabelPrint, PrintLabels } from './label-print'

const IDLE: LabelPrint = { state: 'idle' }

interface LabelPrintOptions {
  readonly onPrint: PrintLabels
  /** Called with the file of a print that ended well. */
  readonly onPrinted: (file: Blob | undefined) => void
}

/** One print at a time. It is canceled when the component unmounts. */
export function useLabelPrint({ onPrint, onPrinted }: LabelPrintOptions) {
  const [print, setPrint] = useState<LabelPrint>(IDLE)
  const controller = useRef<AbortController>(undefined)
  useEffect(() => () => controller.current?.abort(), [])

  const start = async (label: SiteLabel): Promise<void> => {
    controller.current?.abort()
    const mine = new AbortController()
    controller.current = mine
    setPrint({ state: 'printing', done: 0 })
    const outcome = await onPrint(label, {
      signal: mine.signal,
      onProgress: (done) => {
        if (!mine.signal.aborted) setPrint({ state: 'printing', done })
      },
    })
    if (mine.signal.aborted) return
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
