'use client'

import { type RefObject, useLayoutEffect, useState } from 'react'
import { MAP_TOKENS, type MapColors } from './map-colors'

/** What decides which theme holds, beside what stands on the page. */
const CONDITIONS = ['(prefers-color-scheme: dark)', '(prefers-contrast: more)', '(forced-colors: active)']

/** Reads the tokens as a browser computes them, system colors resolved. */
function readColors(root: HTMLElement): MapColors {
  const probe = document.createElement('span')
  probe.style.display = 'none'
  probe.style.forcedColorAdjust = 'none'
  root.append(probe)
  const { color: around } = getComputedStyle(root)
  const entries = Object.entries(MAP_TOKENS).map(([role, name]) => {
    probe.style.color = `var(--sw-${name})`
    return [role, getComputedStyle(probe).color || around]
  })
  probe.remove()
  return Object.fromEntries(entries) as MapColors
}

/**
 * The colors of the theme around an element, for what is drawn on a canvas and cannot name custom properties. Read anew when the
 * theme changes; undefined until the element is on the page.
 */
export function useMapColors(root: RefObject<HTMLElement | null>): MapColors | undefined {
  const [colors, setColors] = useState<MapColors>()
  useLayoutEffect(() => {
    const read = (): void => {
      if (root.current === null) return
      const next = readColors(root.current)
      setColors((now) => (now !== undefined && JSON.stringify(now) === JSON.stringify(next) ? now : next))
    }
    read()
    const observer = new MutationObserver(read)
    observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] })
    const queries = CONDITIONS.map((condition) => matchMedia(condition))
    for (const query of queries) query.addEventListener('change', read)
    return () => {
      observer.disconnect()
      for (const query of queries) query.removeEventListener('change', read)
    }
  }, [root])
  return colors
}
