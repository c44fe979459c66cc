import { useEffect, useRef, useState } from 'react'
import type { SiteTreeInput } from '@sitewright/domain/sites/site'
import type { BulkRoot } from './bulk-plan'

/** The result of creating one hierarchy. */
export type RootOutcome =
  /** `siteId`: the site at its top. */
  | { status: 'saved'; siteId: number | undefined }
  /** `isFinal`: all others would fail too, for example without a connection. */
  | { status: 'failed'; message: string; isFinal?: boolean }

/** A root during a creation. */
export interface RootProgress {
  readonly root: BulkRoot
  readonly state: 'waiting' | 'creating' | 'created' | 'failed'
  /** Why it failed. */
  readonly message?: string
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
  const [progress, setProgress] = useState<readonly RootProgress[]>()
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
    const report = (place: number, now: RootProgress): void => setProgress((before) => before?.with(place, now))
    setProgress(roots.map((root) => ({ root, state: 'waiting' })))
    for (const [place, root] of roots.entries()) {
      if (isStopped.current) break
      report(place, { root, state: 'creating' })
      const outcome = await onCreate(root.tree)
      if (outcome.status === 'saved') {
        created.push({ root, siteId: outcome.siteId })
        report(place, { root, state: 'created' })
        continue
      }
      failed.push({ root, message: outcome.message })
      report(place, { root, state: 'failed', message: outcome.message })
      if (outcome.isFinal === true) break
    }
    return { created, failed, skipped: roots.slice(created.length + failed.length) }
  }
  return {
    /** Each root, from the start of `run` to `end`. */
    progress,
    run,
    end: () => setProgress(undefined),
    stop: (): void => {
      isStopped.current = true
    },
  }
}
