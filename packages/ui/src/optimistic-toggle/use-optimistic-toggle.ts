'use client'

import { useLayoutEffect, useRef, useState } from 'react'
import { createWriteQueue, type WriteQueue } from './write-queue'
import type { CompleteTexts, LabelTexts } from '../locale/label-texts'
import { useLabels } from '../locale/locale-context'

/** Texts of useOptimisticToggle. */
export interface OptimisticToggleLabels {
  /** Announced when a save failed and the toggle is on again. */
  stillOn: string
  /** Announced when a save failed and the toggle is off again. */
  stillOff: string
}

const LABELS: CompleteTexts<OptimisticToggleLabels> = {
  stillOn: 'Change not saved. Still on.',
  stillOff: 'Change not saved. Still off.',
}

/** Options of useOptimisticToggle. */
export interface OptimisticToggleOptions {
  /** What the server stores. After a save the saved state is shown until this changes. */
  isSelected: boolean
  /** Saves a state; rejects when the server does not store it. Never called again before it settles. */
  onSave: (isSelected: boolean) => Promise<unknown>
  /** Called when a save failed, with the state that is restored. Not called when a newer intent replaces the failed one. */
  onError?: (error: unknown, isSelected: boolean) => void
  /** Replaces the English texts. */
  labels?: LabelTexts<OptimisticToggleLabels>
}

/** What useOptimisticToggle returns: `isSelected`, `isBusy` and `onChange` are props of a toggle. */
export interface OptimisticToggle {
  /** The state to show: the last intent while a save is pending. */
  isSelected: boolean
  /** Whether a save is pending. */
  isBusy: boolean
  /** For a `role="status"`: why the state changed back; empty otherwise. */
  announcement: string
  /** Shows a state at once and saves it. */
  onChange: (isSelected: boolean) => void
}

const KEY = 'toggle'

type ToggleQueue = WriteQueue<typeof KEY, boolean, { isSelected: boolean }>

/**
 * A toggle that shows its new state before the server stores it. One request is in flight at a time and the last intent wins. A failed save
 * rolls back and is announced, unless the user has pressed again: then the newer intent is saved. A save that is pending on unmount is
 * finished.
 */
export function useOptimisticToggle(options: OptimisticToggleOptions): OptimisticToggle {
  const [serverState, setServerState] = useState(options.isSelected)
  const [stored, setStored] = useState(options.isSelected)
  const [pending, setPending] = useState<boolean>()
  const [announcement, setAnnouncement] = useState('')
  if (options.isSelected !== serverState) {
    setServerState(options.isSelected)
    setStored(options.isSelected)
  }
  const ownLabels = useLabels('OptimisticToggle', LABELS, options.labels)
  const labels = useRef(ownLabels)
  // A ref, because a save settles many renders later.
  const latest = useRef(options)
  useLayoutEffect(() => {
    latest.current = options
    labels.current = ownLabels
  })
  // What a failed save restores. A refetch can change it while the save is pending.
  const restored = useRef(options.isSelected)
  useLayoutEffect(() => {
    restored.current = options.isSelected
  }, [options.isSelected])
  const queue = useRef<ToggleQueue>(undefined)
  const createQueue = (): ToggleQueue => {
    const created: ToggleQueue = createWriteQueue({
      send: async (_, { isSelected }) => {
        await latest.current.onSave(isSelected)
        return isSelected
      },
      isSettled: (row, { isSelected }) => row === isSelected,
      onStored: (row) => {
        restored.current = row
        setStored(row)
      },
      onFailed: (error) => {
        setAnnouncement(labels.current[restored.current ? 'stillOn' : 'stillOff'])
        latest.current.onError?.(error, restored.current)
      },
    })
    created.subscribe(() => setPending(created.getOverlay(KEY)?.isSelected))
    return created
  }
  return {
    isSelected: pending ?? stored,
    isBusy: pending !== undefined,
    announcement,
    onChange: (isSelected) => {
      setAnnouncement('')
      queue.current ??= createQueue()
      void queue.current.intend(KEY, stored, { isSelected })
    },
  }
}
