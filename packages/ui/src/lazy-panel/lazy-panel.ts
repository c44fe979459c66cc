'use client'

import { type ComponentType, useEffect, useState } from 'react'
import { useEffectEvent } from '../effect-event/use-effect-event'

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

/** Loads the code of a panel, once for all uses. */
export interface PanelLoader<Props> {
  /** @returns the panel; undefined until its code is loaded */
  getLoaded: () => ComponentType<Props> | undefined
  /** @returns the panel, from the load that succeeded or is pending, else from a new one */
  load: () => Promise<ComponentType<Props>>
}

/** @param load imports the module and returns its component. Some browsers cache a failed import until the page reloads. */
export function createPanelLoader<Props>(load: () => Promise<ComponentType<Props>>): PanelLoader<Props> {
  let loaded: ComponentType<Props> | undefined
  let loading: Promise<ComponentType<Props>> | undefined
  return {
    getLoaded: () => loaded,
    load: () => {
      loading ??= load().then(
        (panel) => (loaded = panel),
        (error: unknown) => {
          loading = undefined
          throw error
        },
      )
      return loading
    },
  }
}

/**
 * Loads the code of a panel shortly before it opens.
 * @param isOpen whether the panel is open; it never is without a loader
 * @param onFailed called after each failed load of an open panel
 */
export function useLazyPanel<Props>(
  loader: PanelLoader<Props> | undefined,
  isOpen: boolean,
  onFailed: () => void,
): LazyPanel<Props> {
  const [Panel, setPanel] = useState<ComponentType<Props> | undefined>(() => loader?.getLoaded())
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
    if (!isOpen || loader === undefined || Panel !== undefined) return
    let isWaiting = true
    loader.load().then(
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
  }, [loader, isOpen, Panel, attempt])

  return {
    Panel,
    hasFailed,
    loadAhead: (): void => {
      // A failed preload is not reported: opening the panel tries again.
      if (Panel === undefined) loader?.load().then(showPanel, () => undefined)
    },
    retry: (): void => {
      setFailed(false)
      setAttempt((now) => now + 1)
    },
  }
}

/**
 * Creates a hook that loads the code of a panel shortly before it opens, once for all uses.
 * @param load imports the module and returns its component
 * @returns a hook, whose parameters are whether the panel is open and a handler for a failed load
 */
export function lazyPanel<Props>(load: () => Promise<ComponentType<Props>>) {
  const loader = createPanelLoader(load)
  return function usePanel(isOpen: boolean, onFailed: () => void): LazyPanel<Props> {
    return useLazyPanel(loader, isOpen, onFailed)
  }
}
