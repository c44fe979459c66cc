/** A new tab that waits for its address. */
export interface WaitingTab {
  /** Opens the address. The page there cannot reach the portal, and gets no referrer. */
  open: (url: string) => void
  /** Closes it: there is no address. */
  close: () => void
}

/**
 * Opens an empty tab. Call it in the press itself: browsers block tabs that are opened later. `noopener` would return no tab to open the address in, so the opener is
 * removed before (https://html.spec.whatwg.org/#dom-opener). An empty tab has the referrer policy of the portal, which is `no-referrer`; another server might send another one.
 * @returns `undefined` if the browser blocked it
 */
export function openTab(): WaitingTab | undefined {
  const tab = window.open('', '_blank')
  if (tab === null) return undefined
  tab.opener = null
  return {
    open: (url) => {
      // A link without a referrer, because `location.replace` sends that of the portal where its policy allows one.
      const link = tab.document.createElement('a')
      link.href = url
      link.rel = 'noreferrer'
      link.target = '_self'
      tab.document.body.append(link)
      link.click()
    },
    close: () => tab.close(),
  }
}
