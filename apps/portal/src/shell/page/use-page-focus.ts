import { useEffect, useRef } from 'react'
import { useLocation, useMatches } from 'react-router-dom'
import { useFirstPage } from '../FirstPage'

/** The region of the current tab, on a page with tabs. */
const TAB = 'main [data-view]'

/**
 * Focuses what names the new content: the region of the current tab when the user changed the tab, else the page's heading. A page with a single field,
 * such as for a code, marks the field with `data-page-focus` to get the focus instead.
 */
function focusStart(isTabChange: boolean): HTMLElement | undefined {
  const field = document.querySelector<HTMLElement>('main [data-page-focus]')
  if (field) {
    field.focus()
    return field
  }
  const tab = isTabChange ? document.querySelector<HTMLElement>(TAB) : null
  const start = tab ?? document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
  if (!start) return undefined
  if (!start.hasAttribute('tabindex')) start.tabIndex = -1
  start.focus({ preventScroll: tab !== null })
  return start
}

/**
 * Focuses the start of the new content, and its replacement while the page loads: when a focused element leaves the document, the browser moves the focus to
 * the body. Ends when the focus moves elsewhere, or when the returned function is called.
 */
function keepStartFocused(isTabChange: boolean): () => void {
  let start = focusStart(isTabChange)
  const observer = new MutationObserver(() => {
    // While a page loads there may be nothing but `main`, which says nothing about it.
    const isNamed = start?.localName !== 'main' || document.querySelector('main h1') === null
    if (start?.isConnected && isNamed) return
    if (start?.isConnected && document.activeElement === start) start = focusStart(isTabChange)
    else if (document.activeElement === document.body) start = focusStart(isTabChange)
    else release()
  })
  const onFocus = ({ target }: FocusEvent) => {
    if (target instanceof Element && !target.matches(`main, main h1, ${TAB}`)) release()
  }
  const release = () => {
    observer.disconnect()
    document.removeEventListener('focusin', onFocus)
  }
  observer.observe(document.body, { childList: true, subtree: true })
  document.addEventListener('focusin', onFocus)
  return release
}

/**
 * After each navigation, focuses the page's heading, or the region of the new tab, so that a screen reader names the new content. An effect, because a
 * navigation has no event of its own once the page is rendered. The first page of a load keeps the browser's focus.
 */
export function usePageFocus(): void {
  const { pathname, hash, key } = useLocation()
  const matches = useMatches()
  const firstPage = useFirstPage()
  // The same layout with the same parameters: another tab of the same page.
  const page = JSON.stringify([matches.slice(0, -1).map(({ id }) => id), matches.at(-1)?.params])
  const previousPage = useRef<string>(undefined)

  useEffect(() => {
    const isTabChange = previousPage.current === page
    previousPage.current = page
    const first = firstPage.current
    first.key ??= key
    if (first.key === key && !first.isLeft) return undefined
    first.isLeft = true
    // An address that names a place on the page puts the focus there itself.
    if (hash !== '') return undefined
    return keepStartFocused(isTabChange)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- another query of the same page, such as its filter, moves nothing
  }, [pathname, hash])
}
