import { type RefObject, useLayoutEffect } from 'react'
import { observeSize } from '../observe/observe-size'
import { token } from '../tokens/tokens'

const PROPERTY = '--sw-dock-height'

/** Height of the docked bars at the bottom of the window, 0 without one. Set only on elements with the attribute `data-floats`. */
export const dockHeight = `var(${PROPERTY}, 0px)`

/** Sets the property on floating elements only: on the root, every element would inherit it, and each new bar would recalculate all styles. */
const setDockHeight = (height: number): void => {
  for (const floating of document.querySelectorAll<HTMLElement>('[data-floats]')) {
    if (height === 0) floating.style.removeProperty(PROPERTY)
    else floating.style.setProperty(PROPERTY, `${height}px`)
  }
}

/** Heights of the docked bars. The bars overlap at the same edge, so only the tallest one matters. */
const bars = new Map<HTMLElement, number>()

function publish(): void {
  const { style } = document.documentElement
  const height = Math.max(0, ...bars.values())
  setDockHeight(height)
  if (height === 0) {
    style.removeProperty('scroll-padding-bottom')
    return
  }
  // At least the padding of the base styles, because the app may dock bars of its own.
  style.setProperty(
    'scroll-padding-bottom',
    `max(calc(${token('dock')} * 2 + ${token('space-2')}), calc(${height}px + ${token('space-2')}))`,
  )
}

/**
 * Publishes the height of a docked bar while it is mounted. Focused elements then scroll clear of the bar (WCAG 2.4.11), and
 * toasts appear above it.
 * @param bar the bar
 * @param query media query; the bar counts only while it matches
 * @param maxShare share of the window height, from 0 to 1, above which the bar does not count; 1 by default
 */
export function useDockHeight(bar: RefObject<HTMLElement | null>, query?: string, maxShare = 1): void {
  useLayoutEffect(() => {
    const element = bar.current
    if (element === null) return
    const list = query === undefined ? undefined : window.matchMedia(query)
    const measure = (): void => {
      const { height } = element.getBoundingClientRect()
      const isDocked = (list === undefined || list.matches) && height <= window.innerHeight * maxShare
      if (isDocked) bars.set(element, Math.ceil(height))
      else bars.delete(element)
      publish()
    }
    // The observer reports before the first paint. Measuring here would force a layout of the whole page.
    const stopObserving = observeSize([element], measure)
    list?.addEventListener('change', measure)
    return () => {
      stopObserving()
      list?.removeEventListener('change', measure)
      bars.delete(element)
      publish()
    }
  }, [bar, query, maxShare])
}
