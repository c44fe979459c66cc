import type { RefObject } from 'react'
import { useSingleKeys } from '../../single-keys/use-single-keys'

/** The link that is a number of steps after the current one. Without a current link, the first one is the next. */
function findLink(list: HTMLElement | null, step: number): HTMLAnchorElement | undefined {
  const links = [...(list?.querySelectorAll('a') ?? [])]
  return links[links.findIndex((link) => link.ariaCurrent !== null) + step]
}

/**
 * Opens the next link of a list with J and the previous one with K.
 * @param list has the links, of which one is `aria-current`
 */
export function useReportKeys(list: RefObject<HTMLElement | null>): void {
  useSingleKeys({ j: () => findLink(list.current, 1)?.click(), k: () => findLink(list.current, -1)?.click() }, list)
}
