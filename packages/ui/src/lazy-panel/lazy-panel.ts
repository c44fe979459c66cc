'use client'

import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'

/** What a control knows of the panel that it opens. */
export interface LazyPanel<Props> {
  /** The panel, as soon as its code is there. */
  Panel: ComponentType<Props> | undefined
  /** The last wait was in vain. */
  hasFailed: boolean
  /** Loads it, for when a pointer or the focus comes near. */
  loadAhead: () => void
  /** Loads it once more, after a wait in vain. */
  retry: () => void
}

/**
 * A panel whose code is loaded when somebody is about to open it, once for all of them.
 * @param load imports the module and gives its component
 * @returns a hook: told whether somebody waits for the panel, and what to do when it could not be loaded
 */
export function lazyPanel<Props>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined
  let loading: Promise<ComponentType<Props>> | undefined

  /** Browsers may remember a failure until the page is loaded anew. */
  const loadOnce = (): Promise<ComponentType<Props>> => {
    loading ??= load().then(
      (panel) => (loaded = panel),
      (error: unknown) => {
        loading = undefined
        throw error
      },
    )
    return loading
  }

  return function useLazyPanel(isOpen: boolean, onFailed: () => void): LazyPanel<Props> {
    const [Panel, setPanel] = useState<ComponentType<Props> | undefined>(() => loaded)
    const [hasFailed, setFailed] = useState(false)
    const [attempt, setAttempt] = useState(0)
    const arrive = (panel: ComponentType<Props>): void => {
      setPanel(() => panel)
      setFailed(false)
    }
    const fail = useEffectEvent(() => {
      setFailed(true)
      onFailed()
    })
    const arriveInTime = useEffectEvent(arrive)

    useEffect(() => {
      if (!isOpen || Panel !== undefined) return
      let isWaiting = true
      loadOnce().then(
        (panel) => {
          if (isWaiting) arriveInTime(panel)
        },
        () => {
          if (isWaiting) fail()
        },
      )
      return () => {
        isWaiting = false
      }
    }, [isOpen, Panel, attempt])

    return {
      Panel,
      hasFailed,
      loadAhead: (): void => {
        // In vain, nobody has lost anything yet: whoever opens it is told.
        if (Panel === undefined) loadOnce().then(arrive, () => undefined)
      },
      retry: (): void => {
        setFailed(false)
        setAttempt((now) => now + 1)
      },
    }
  }
}
