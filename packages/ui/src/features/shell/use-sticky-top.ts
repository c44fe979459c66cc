import { useLayoutEffect, useRef } from 'react'
import { token } from '../../tokens/tokens'
import { observeSize } from '../../observe/observe-size'

const PROPERTY = '--sw-sticky-top'

/**
 * Tells the page how much of the window's top is taken while bars stand above the top bar: heads of tables stick below them, and what takes the focus is
 * scrolled clear of them.
 * @returns the ref of what holds the bars; without any the top bar alone counts
 */
export function useStickyTop() {
  const bars = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = bars.current
    if (element === null) return
    const { style } = document.documentElement
    const measure = (): void => {
      const top = element.parentElement
      // In a small window the bars scroll away.
      const stays =
        top !== null && getComputedStyle(top).position === 'sticky' && getComputedStyle(top).display !== 'contents'
      const height = stays ? Math.ceil(element.getBoundingClientRect().height) : 0
      if (height === 0) style.removeProperty(PROPERTY)
      else style.setProperty(PROPERTY, `calc(${token('topbar')} + ${height}px)`)
    }
    // The observer first reports before the first paint. Measuring here would force a layout of the whole page while it mounts.
    const stopObserving = observeSize([element], measure)
    return () => {
      stopObserving()
      style.removeProperty(PROPERTY)
    }
  }, [])
  return bars
}
