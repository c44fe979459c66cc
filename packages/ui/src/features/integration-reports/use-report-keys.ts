import { type RefObject, useEffect } from 'react'
import { isShortcut } from '../../field/is-shortcut'

/** Steps of the keys in the list. */
const STEPS: Readonly<Record<string, number>> = { j: 1, k: -1 }

/** The link that is a number of steps after the current one. Without a current link, the first one is the next. */
function findLink(list: HTMLElement, step: number): HTMLAnchorElement | undefined {
  const links = [...list.querySelectorAll('a')]
  return links[links.findIndex((link) => link.ariaCurrent !== null) + step]
}

/**
 * Opens the next link of a list with J and the previous one with K, unless the user types in a field or a dialog covers the page.
 * @param list has the links, of which one is `aria-current`
 */
export function useReportKeys(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const step = STEPS[event.key]
      if (step === undefined || list.current === null || !isShortcut(event, list.current)) return
      const link = findLink(list.current, step)
      if (link === undefined) return
      event.preventDefault()
      link.click()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [list])
}
