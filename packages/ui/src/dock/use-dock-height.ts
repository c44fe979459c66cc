import { type RefObject, useLayoutEffect } from 'react'
import { token } from '../tokens/tokens'

const PROPERTY = '--sw-dock-height'

/** How much of the window's bottom is taken by docked bars, for whatever floats above them; 0 without one. Known in what has the attribute `data-floats`. */
export const dockHeight = `var(${PROPERTY}, 0px)`

/** The page as a whole is not told: a property of the root is inherited by everything, and a bar that comes would style all of it anew. */
const tell = (height: number): void => {
  for (const floating of document.querySelectorAll<HTMLElement>('[data-floats]')) {
    if (height === 0) floating.style.removeProperty(PROPERTY)
    else floating.style.setProperty(PROPERTY, `${height}px`)
  }
}

/** The bars of this page. They dock at the same edge and so cover each other: the tallest one counts. */
const bars = new Map<HTMLElement, number>()

function publish(): void {
  const { style } = document.documentElement
  const height = Math.max(0, ...bars.values())
  tell(height)
  if (height === 0) {
    style.removeProperty('scroll-padding-bottom')
    return
  }
  // Never less than the base style gives: a bar that is not ours may stand there too.
  style.setProperty(
    'scroll-padding-bottom',
    `max(calc(${token('dock')} * 2 + ${token('space-2')}), calc(${height}px + ${token('space-2')}))`,
  )
}

/**
 * Tells the page how tall a docked bar is for as long as it is there: what takes the focus is scrolled clear of it
 * (WCAG 2.4.11), and toasts stand above it.
 * @param bar the bar
 * @param query a media query; while it does not match, the bar does not count
 * @param most the part of the window, from 0 to 1, over which it is no bar any more and does not count; 1 by default
 */
export function useDockHeight(bar: RefObject<HTMLElement | null>, query?: string, most = 1): void {
  useLayoutEffect(() => {
    const element = bar.current
    if (element === null) return
    const list = query === undefined ? undefined : window.matchMedia(query)
    const measure = (): void => {
      const { height } = element.getBoundingClientRect()
      const counts = (list === undefined || list.matches) && height <= window.innerHeight * most
      if (counts) bars.set(element, Math.ceil(height))
      else bars.delete(element)
      publish()
    }
    // Told before the bar is first drawn; to ask here would lay out the whole page in the midst of the work that puts it there.
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    list?.addEventListener('change', measure)
    return () => {
      observer.disconnect()
      list?.removeEventListener('change', measure)
      bars.delete(element)
      publish()
    }
  }, [bar, query, most])
}
