import { useEffect, useRef } from 'react'
import { useLocation, useMatches } from 'react-router-dom'
import { routes } from '../paths'

const titleOf = (id: string | undefined): string | undefined =>
  Object.entries(routes).find(([name]) => name === id)?.[1].title

/**
 * After each navigation: the document's title, and focus on the page's heading, so that a screen reader says where one is.
 * An effect, because a navigation has no event of its own once the page stands. The first page of a load keeps the browser's focus.
 */
export function usePageFocus(productName: string): void {
  const { pathname, hash } = useLocation()
  const matches = useMatches()
  const last = matches.at(-1)
  const name = last?.params.userName
  const title = [name, titleOf(last?.id), productName].filter((part) => part !== undefined).join(' · ')
  const isFirst = useRef(true)

  useEffect(() => {
    document.title = title
  }, [title])

  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false
      return
    }
    // An address that names a place on the page puts the focus there itself.
    if (hash !== '') return
    const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
    if (!heading) return
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
    heading.focus()
  }, [pathname, hash])
}
