import { useEffect, useRef, useState } from 'react'
import type { SiteLabel, SiteOnLabel } from '@sitewright/domain/labels/model'
import type { LabelPrint, PrintedLabels, PrintLabels } from './label-print'

const IDLE: LabelPrint = { state: 'idle' }

interface LabelPrintOptions {
  readonly onPrint: PrintLabels
  /** Called with the labels when all were printed, or when the user takes those that were. */
  readonly onPrinted: (printed: PrintedLabels) => void
}

/** Runs one print at a time. Unmounting the component cancels it. */
export function useLabelPrint({ onPrint, onPrinted }: LabelPrintOptions) {
  const [print, setPrint] = useState<LabelPrint>(IDLE)
  const controller = useRef<AbortController>(undefined)
  useEffect(() => () => controller.current?.abort(), [])

  const take = (printed: PrintedLabels): void => {
    setPrint(IDLE)
    onPrinted(printed)
  }

  const start = async (label: SiteLabel, sites: readonly SiteOnLabel[]): Promise<void> => {
    controller.current?.abort()
    const own = new AbortController()
    controller.current = own
    setPrint({ state: 'printing', done: 0 })
    const outcome = await onPrint(label, sites, {
      signal: own.signal,
      onProgress: (done) => {
        if (!own.signal.aborted) setPrint({ state: 'printing', done })
      },
    })
    if (own.signal.aborted) return
    if (outcome.status === 'failed') setPrint({ state: 'failed', message: outcome.message })
    else if (outcome.failures.length > 0) setPrint({ state: 'incomplete', printed: outcome })
    else take(outcome)
  }

  const cancel = (): void => {
    controller.current?.abort()
    setPrint(IDLE)
  }

  return { print, start, take, cancel }
}
