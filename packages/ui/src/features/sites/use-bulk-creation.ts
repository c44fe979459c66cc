import { useEffect, useRef, useState } from 'react'
import type { SiteTreeInput } from '@sitewright/domain/sites/site'
import type { BulkRoot } from './bulk-plan'

/** The result of creating one hierarchy. */
export type RootOutcome =
  /** `siteId`: the site at its top. */
  | { status: 'saved'; siteId: number | undefined }
  /** `isFinal`: all others would fail too, for example without a connection. */
  | { status: 'failed'; message: string; isFinal?: boolean }

/** The progress of a creation, in hierarchies. */
export interface BulkProgress {
  done: number
  total: number
}

/** What became of each hierarchy. */
export interface BulkReport {
  created: readonly { root: BulkRoot; siteId: number | undefined }[]
  /** With the messages of the server. */
  failed: readonly { root: BulkRoot; message: string }[]
  /** Not tried, because the creation was stopped, by the user or by a final failure. */
  skipped: readonly BulkRoot[]
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
    const created: { root: BulkRoot; siteId: number | undefined }[] = []
    const failed: { root: BulkRoot; message: string }[] = []
    for (const [done, root] of roots.entries()) {
      if (isStopped.current) break
      setProgress({ done, total: roots.length })
      const outcome = await onCreate(root.tree)
      if (outcome.status === 'saved') created.push({ root, siteId: outcome.siteId })
      else failed.push({ root, message: outcome.message })
      if (outcome.status === 'failed' && outcome.isFinal === true) break
    }
    setProgress(undefined)
    return { created, failed, skipped: roots.slice(created.length + failed.length) }
  }
  return {
    progress,
    run,
    stop: (): void => {
      isStopped.current = true
    },
  }
}
