import type { EditorDraft } from '@sitewright/domain/workflows/editor-draft'
import { useEffect, useEffectEvent, useRef } from 'react'

/** A draft is stored this long after the last change, in milliseconds. */
const STORE_DELAY_MS = 600

/** Stores or removes the draft of this user on this device; undefined removes it. */
export type StoreDraft = (draft: { draft: EditorDraft; before: EditorDraft } | undefined) => void

interface StoredDraftOptions {
  draft: EditorDraft
  /** The workflow that the draft is on top of. */
  before: EditorDraft
  hasChanges: boolean
  /** Whether nothing is stored yet, because an older draft is still offered. */
  isPaused: boolean
  onStore: StoreDraft
}

/** Stores unsaved changes after each pause, and when the page is hidden or left. Removes them once there are none. */
export function useStoredDraft({ draft, before, hasChanges, isPaused, onStore }: StoredDraftOptions): void {
  /** Whether the device has a draft of this form. */
  const isStored = useRef(false)
  const isPending = useRef(false)
  const store = useEffectEvent(() => {
    isPending.current = false
    if (isPaused) return
    if (hasChanges) onStore({ draft, before })
    else if (isStored.current) onStore(undefined)
    isStored.current = hasChanges
  })
  useEffect(() => {
    if (!hasChanges && !isStored.current) return
    isPending.current = true
    const timer = setTimeout(() => store(), STORE_DELAY_MS)
    return () => clearTimeout(timer)
  }, [draft, before, hasChanges, isPaused])
  useEffect(() => {
    const flush = (): void => {
      if (document.visibilityState === 'hidden' && isPending.current) store()
    }
    document.addEventListener('visibilitychange', flush)
    return () => document.removeEventListener('visibilitychange', flush)
  }, [])
}
