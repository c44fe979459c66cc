import { type Ref, useCallback, useRef } from 'react'
import { attachTooltip } from './attach-tooltip'

/**
 * Attaches a layer to its trigger as soon as both are on the page, and again when either is replaced. Refs and no effect: mounting a page with
 * hundreds of tooltips renders none of them twice.
 * @param triggerRef the caller's own ref, which is filled too
 */
export function useTooltip(triggerRef: Ref<HTMLElement> | undefined) {
  const elements = useRef<{ trigger: HTMLElement | null; layer: HTMLElement | null }>({ trigger: null, layer: null })
  const detach = useRef<() => void>(undefined)

  const update = useCallback((change: Partial<typeof elements.current>): void => {
    const { trigger, layer } = Object.assign(elements.current, change)
    detach.current?.()
    detach.current = trigger && layer ? attachTooltip(trigger, layer) : undefined
  }, [])
  const setLayer = useCallback((layer: HTMLElement | null): void => update({ layer }), [update])
  const setTrigger = useCallback(
    (trigger: HTMLElement | null) => {
      const cleanUp = typeof triggerRef === 'function' ? triggerRef(trigger) : undefined
      if (triggerRef && typeof triggerRef !== 'function') triggerRef.current = trigger
      update({ trigger })
      if (cleanUp === undefined) return undefined
      return () => {
        cleanUp()
        update({ trigger: null })
      }
    },
    [triggerRef, update],
  )
  return { setTrigger, setLayer }
}
