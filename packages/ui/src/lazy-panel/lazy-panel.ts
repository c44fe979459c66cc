'use client'

import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'

/** A panel whose code may not be loaded yet. */
export interface LazyPanel<Props> {
  /** The panel; undefined until its code is loaded. */
  Panel: ComponentType<Props> | undefined
  /** The last attempt to load it failed. */
  hasFailed: boolean
  /** Preloads it. Call it when the pointer or the focus is near. */
  loadAhead: () => void
  /** Loads it again after a failure. */
  retry: () => void
}

/**
 * Creates a hook that loads the code of a panel shortly before it opens, once for all uses.
 * @param load imports the module and returns its component
 * @returns a hook, whose parameters are whether the panel is open and a handler for a failed load
 */
export function lazyPanel<Props>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined
  let loading: Promise<ComponentType<Props>> | undefined

  /** Some browsers cache a failed import until the page reloads. */
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
    const showPanel = (panel: ComponentType<Props>): void => {
      setPanel(() => panel)
      setFailed(false)
    }
    const fail = useEffectEvent(() => {
      setFailed(true)
      onFailed()
    })
    const showPanelInEffect = useEffectEvent(showPanel)

    useEffect(() => {
      if (!isOpen || Panel !== undefined) return
      let isWaiting = true
      loadOnce().then(
        (panel) => {
          if (isWaiting) showPanelInEffect(panel)
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
        // A failed preload is not reported: opening the panel tries again.
        if (Panel === undefined) loadOnce().then(showPanel, () => undefined)
      },
      retry: (): void => {
        setFailed(false)
        setAttempt((now) => now + 1)
      },
    }
  }
}
