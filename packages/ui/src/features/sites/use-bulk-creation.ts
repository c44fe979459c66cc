import { useEffect, useRef, useState } from 'react'
import type { SiteTreeInput } from '@sitewright/domain/sites/site'
import type { BulkRoot } from './bulk-plan'

/** The result of creating one hierarchy. */
export type RootOutcome =
  | { status: 'saved' }
  /** `isFinal`: all others would fail too, for example without a connection. */
  | { status: 'failed'; message: string; isFinal?: boolean }

/** The progress of a creation, in hierarchies. */
export interface BulkProgress {
  done: number
  total: number
}

/** The hierarchies that were not created. */
export interface BulkReport {
  /** With the messages of the server. */
  failed: readonly { root: BulkRoot; message: string }[]
  /** Not tried, because the creation was stopped. */
  skipped: readonly BulkRoot[]
  /** The number of hierarchies that were created. */
  created: number
}

/** Creates hierarchies one by one, each whole or not at all. A stop lets the current one finish. */
export function useBulkCreation(onCreate: (tree: SiteTreeInput) => Promise<RootOutcome>) {
  const [progress, setProgress] = useState<BulkProgress>()
  const isStopped = useRef(false)
  // Leaving the page stops the creation too.
  useEffect(
    () => () => {
      isStopped.current = true
    },
    [],
  )
  const run = async (roots: readonly BulkRoot[]): Promise<BulkReport> => {
    isStopped.current = false
    const failed: { root: BulkRoot; message: string }[] = []
    let done = 0
    for (const root of roots) {
      if (isStopped.current) break
      setProgress({ done, total: roots.length })
      const outcome = await onCreate(root.tree)
      done += 1
      if (outcome.status === 'failed') failed.push({ root, message: outcome.message })
      if (outcome.status === 'failed' && outcome.isFinal === true) break
    }
    setProgress(undefined)
    return { failed, skipped: roots.slice(done), created: done - failed.length }
  }
  return {
    progress,
    run,
    stop: (): void => {
      isStopped.current = true
    },
  }
}
