import { useEffect } from 'react'
import { useLocation, useMatches } from 'react-router-dom'
import { routes } from '../paths'

const titleOf = (id: string | undefined): string | undefined =>
  Object.entries(routes).find(([name]) => name === id)?.[1].title

/** The page that the document was opened with; shared by the pages with a frame and those without. */
let firstPage: string | undefined

/** Focuses the page's heading. A page with a single field, such as for a code, marks that field with `data-page-focus` to get the focus instead. */
function focusHeading(): HTMLElement | undefined {
  const field = document.querySelector<HTMLElement>('main [data-page-focus]')
  if (field) {
    field.focus()
    return field
  }
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
  if (!heading) return undefined
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
  heading.focus()
  return heading
}

/**
 * Gives the focus to the page's heading, and to the one that takes its place while the page loads: what is focused and leaves the document would drop the focus
 * on the body. Until the focus goes elsewhere, or what it returns is called.
 */
function holdHeading(): () => void {
  let heading = focusHeading()
  const observer = new MutationObserver(() => {
    if (heading?.isConnected) return
    if (document.activeElement === document.body) heading = focusHeading()
    else release()
  })
  const onFocus = ({ target }: FocusEvent) => {
    if (target instanceof Element && !target.matches('main, main h1')) release()
  }
  const release = () => {
    observer.disconnect()
    document.removeEventListener('focusin', onFocus)
  }
  observer.observe(document.body, { childList: true, subtree: true })
  document.addEventListener('focusin', onFocus)
  return release
}

/** What the page that stands calls itself, where its name in the table of routes does not say it. */
let ownTitle: string | undefined

/** Gives the document the page's own title while the page stands: that of a page whose heading depends on what it finds. */
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
 * After each navigation: the document's title, and focus on the page's heading, so that a screen reader says where one is.
 * An effect, because a navigation has no event of its own once the page stands. The first page of a load keeps the browser's focus.
 */
export function usePageFocus(productName: string): void {
  const { pathname, hash, key } = useLocation()
  const matches = useMatches()
  const last = matches.at(-1)
  const name = last?.params.userName
  const title = [name, titleOf(last?.id), productName].filter((part) => part !== undefined).join(' · ')

  useEffect(() => {
    // The page's effect ran before that of the shell around it.
    document.title = ownTitle ?? title
  }, [title])

  useEffect(() => {
    firstPage ??= key
    if (firstPage === key) return undefined
    // An address that names a place on the page puts the focus there itself.
    if (hash !== '') return undefined
    return holdHeading()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- another query of the same page, such as its filter, moves nothing
  }, [pathname, hash])
}
