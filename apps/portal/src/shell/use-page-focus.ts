import { useEffect, useRef } from 'react'
import { useLocation, useMatches } from 'react-router-dom'
import { routes } from '../paths'

const titleOf = (id: string | undefined): string | undefined =>
  Object.entries(routes).find(([name]) => name === id)?.[1].title

/** The first page of the document; shared by the pages with a frame and those without. */
let firstPage: string | undefined
/** After this, the first page gets the focus like any other. */
let hasLeftFirstPage = false

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
    if (start?.isConnected) return
    if (document.activeElement === document.body) start = focusStart(isTabChange)
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

/** The title of the current page, where the table of routes does not have it. */
let ownTitle: string | undefined

/** Sets the document's title while a page is mounted whose heading depends on what it fetches. */
export function usePageTitle(title: string, productName: string): void {
  useEffect(() => {
    ownTitle = [title, productName].join(' · ')
    document.title = ownTitle
    return () => {
      ownTitle = undefined
    }
  }, [title, productName])
}

/**
 * After each navigation: sets the document's title and focuses the page's heading, or the region of the new tab, so that a screen reader names the new
 * content. An effect, because a navigation has no event of its own once the page is rendered. The first page of a load keeps the browser's focus.
 */
export function usePageFocus(productName: string): void {
  const { pathname, hash, key } = useLocation()
  const matches = useMatches()
  const last = matches.at(-1)
  const name = last?.params.userName
  // The same layout with the same parameters: another tab of the same page.
  const page = JSON.stringify([matches.slice(0, -1).map(({ id }) => id), last?.params])
  const previousPage = useRef<string>(undefined)
  const title = [name, titleOf(last?.id), productName].filter((part) => part !== undefined).join(' · ')

  useEffect(() => {
    // The effect of the page runs before that of the shell around it.
    document.title = ownTitle ?? title
  }, [title])

  useEffect(() => {
    const isTabChange = previousPage.current === page
    previousPage.current = page
    firstPage ??= key
    if (firstPage === key && !hasLeftFirstPage) return undefined
    hasLeftFirstPage = true
    // An address that names a place on the page puts the focus there itself.
    if (hash !== '') return undefined
    return keepStartFocused(isTabChange)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- another query of the same page, such as its filter, moves nothing
  }, [pathname, hash])
}
