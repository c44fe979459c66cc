import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'

/** A component whose code is loaded when it is wanted, once for all that use it. */
export interface LazyPart<Props> {
  /** The component, when its code is there. */
  current: () => ComponentType<Props> | undefined
  /** Loads it, or waits for who does. After a failure it is tried anew. */
  load: () => Promise<ComponentType<Props>>
}

/** Makes a component's code wait until it is wanted. */
export function lazyPart<Props>(start: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let loaded: ComponentType<Props> | undefined
  let loading: Promise<ComponentType<Props>> | undefined
  return {
    current: () => loaded,
    load: () => {
      loading ??= start().then(
        (part) => (loaded = part),
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
 * The component, as soon as its code is there.
 * @param isWanted somebody waits for it
 * @param onFailed told when somebody waited and it could not be loaded
 * @returns the component, whether the last wait was in vain, and what loads it when a pointer or the focus comes near
 */
export function useLazyPart<Props>(part: LazyPart<Props>, isWanted: boolean, onFailed: () => void) {
  const [Part, setPart] = useState<ComponentType<Props> | undefined>(part.current)
  const [hasFailed, setFailed] = useState(false)
  const arrive = useEffectEvent((component: ComponentType<Props>) => {
    setPart(() => component)
    setFailed(false)
  })
  const fail = useEffectEvent(() => {
    setFailed(true)
    onFailed()
  })

  useEffect(() => {
    if (!isWanted || Part !== undefined) return
    let isWaiting = true
    part.load().then(
      (component) => {
        if (isWaiting) arrive(component)
      },
      () => {
        if (isWaiting) fail()
      },
    )
    return () => {
      isWaiting = false
    }
  }, [isWanted, Part, part])

  return {
    Part,
    hasFailed,
    loadAhead: (): void => {
      // In vain, nobody has lost anything yet: whoever waits for it is told.
      part.load().catch(() => undefined)
    },
  }
}
