import { labelMessages } from '@sitewright/domain/labels/messages'
import { MOBILE_APP_DELAY_MS } from '@sitewright/domain/labels/model'
import { toasts } from './toasts'

/** The part of the document that the check needs. Tests pass their own. */
export interface AppPage extends Pick<EventTarget, 'addEventListener' | 'removeEventListener'> {
  readonly visibilityState: string
}

interface OpenOptions {
  /** Default: the document. */
  readonly page?: AppPage
  /** Opens a link. Default: the browser. */
  readonly open?: (link: string) => void
}

const openLink = (link: string): void => {
  globalThis.location.href = link
}

/**
 * Opens a link. Browsers do not report whether an app opened it, but an app in the foreground hides the page (CODE-11, CODE-13).
 * @returns whether the page was hidden within MOBILE_APP_DELAY_MS
 */
function opensApp(link: string, { page = document, open = openLink }: OpenOptions = {}): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (isOpened: boolean): void => {
      clearTimeout(timer)
      page.removeEventListener('visibilitychange', look)
      resolve(isOpened)
    }
    const look = (): void => {
      if (page.visibilityState === 'hidden') end(true)
    }
    const timer = setTimeout(() => end(page.visibilityState === 'hidden'), MOBILE_APP_DELAY_MS)
    page.addEventListener('visibilitychange', look)
    open(link)
  })
}

/** Opens the mobile app by its link, and warns if the device does not have the app (CODE-12). */
export async function openMobileApp(link: string, options: OpenOptions = {}): Promise<void> {
  if (!(await opensApp(link, options))) toasts.warning(labelMessages.appNotInstalled)
}
