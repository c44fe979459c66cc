import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import type { MenuPanelProps } from './MenuPanel'

type Panel = ComponentType<MenuPanelProps>

let loaded: Panel | undefined
let loading: Promise<Panel> | undefined

/** Loads the code of open menus, once for all of them. Browsers may remember a failure until the page is loaded anew. */
function loadPanel(): Promise<Panel> {
  loading ??= import('./MenuPanel').then(
    (module) => (loaded = module.MenuPanel),
    (error: unknown) => {
      loading = undefined
      throw error
    },
  )
  return loading
}

/**
 * The code of the open menu, as soon as it is there.
 * @param isOpen somebody waits for it
 * @param onFailed told when somebody waited and it could not be loaded
 * @returns the panel, whether the last wait was in vain, and what loads it when a pointer or the focus comes near
 */
export function useMenuPanel(isOpen: boolean, onFailed: () => void) {
  const [Panel, setPanel] = useState<Panel | undefined>(() => loaded)
  const [hasFailed, setFailed] = useState(false)
  const arrive = (panel: Panel): void => {
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
    loadPanel().then(
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
  }, [isOpen, Panel])

  return {
    Panel,
    hasFailed,
    loadAhead: (): void => {
      // In vain, nobody has lost anything yet: whoever opens the menu is told.
      if (Panel === undefined) loadPanel().then(arrive, () => undefined)
    },
  }
}
