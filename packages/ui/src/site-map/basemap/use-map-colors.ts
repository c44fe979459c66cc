'use client'

import { type RefObject, useLayoutEffect, useState } from 'react'
import { MAP_TOKENS, type MapColors } from './map-colors'

/** Names of custom properties, by role. */
type ColorNames = Readonly<Record<string, string>>
type Colors<Names extends ColorNames> = MapColors & Readonly<Record<keyof Names, string>>

const NO_NAMES = {}

/** The media queries that choose a theme, in addition to `data-theme`. */
const THEME_QUERIES = ['(prefers-color-scheme: dark)', '(prefers-contrast: more)', '(forced-colors: active)']

/** Reads the computed colors of the tokens, with system colors resolved. */
function readColors<Names extends ColorNames>(root: HTMLElement, names: Names): Colors<Names> {
  const probe = document.createElement('span')
  probe.style.display = 'none'
  probe.style.forcedColorAdjust = 'none'
  root.append(probe)
  const { color: inherited } = getComputedStyle(root)
  const entries = Object.entries({ ...MAP_TOKENS, ...names }).map(([role, name]) => {
    probe.style.color = `var(--sw-${name})`
    return [role, getComputedStyle(probe).color || inherited]
  })
  probe.remove()
  return Object.fromEntries(entries) as Colors<Names>
}

/**
 * The theme colors of an element, for a canvas, which can't use custom properties. Updates when the theme changes. Undefined until the
 * element is mounted.
 * @param names more colors: custom properties by role. Keep it the same.
 */
export function useMapColors<Names extends ColorNames = object & ColorNames>(
  root: RefObject<HTMLElement | null>,
  names = NO_NAMES as Names,
): Colors<Names> | undefined {
  const [colors, setColors] = useState<Colors<Names>>()
  useLayoutEffect(() => {
    const read = (): void => {
      if (root.current === null) return
      const next = readColors(root.current, names)
      setColors((current) => (JSON.stringify(current) === JSON.stringify(next) ? current : next))
    }
    read()
    const observer = new MutationObserver(read)
    // Any element can have a theme. The root of a shadow tree is watched too, with the elements around its host.
    for (let top: Node | undefined = root.current?.getRootNode(); top !== undefined;) {
      observer.observe(top, { attributes: true, attributeFilter: ['data-theme'], subtree: true })
      top = top instanceof ShadowRoot ? top.host.getRootNode() : undefined
    }
    const queries = THEME_QUERIES.map((condition) => matchMedia(condition))
    for (const query of queries) query.addEventListener('change', read)
    return () => {
      observer.disconnect()
      for (const query of queries) query.removeEventListener('change', read)
    }
  }, [root, names])
  return colors
}
