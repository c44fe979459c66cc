import { useEffect, useState, useSyncExternalStore } from 'react'
import { useMatches, useOutletContext, useRouteError } from 'react-router-dom'
import { sharedMessages } from '@sitewright/domain/shared/messages'
import { isProblem } from '@sitewright/domain/shared/problem'
import { ProblemMessage } from '@sitewright/ui/problem-message'
import { isServerReachable } from '../../config'
import { connectivity } from '../../data/connectivity'
import { findRow, hasOwnTitle } from './find-row'
import { ChunkError } from './load-chunk'
import { PageTitle } from './PageTitle'

/**
 * Reloads the page if the server answers: a reload while offline would replace the portal by the browser's error page. Browsers cache a failed import, so only a reload loads
 * the code again. If anything on the page is unsaved, the browser asks first.
 */
async function reload(): Promise<void> {
  const isReachable = await isServerReachable()
  // A call that was sent before the connection was lost can still be answered.
  connectivity.note(isReachable)
  if (isReachable) window.location.reload()
}

/** Shows that a page could not be loaded or rendered, in its place, and offers to load it again. */
export function RouteError() {
  const error = useRouteError()
  const row = findRow(useMatches())
  // A layout passes data to its tabs, so there is a header with the page's heading and title.
  const isTab = useOutletContext() !== undefined
  const [isRetrying, setRetrying] = useState(false)
  const isChunk = error instanceof ChunkError
  const isWaiting = useWaiting(isChunk)
  const title = isChunk ? sharedMessages.pageNotLoadedTitle : sharedMessages.pageFailedTitle
  const retry = async (): Promise<void> => {
    setRetrying(true)
    await reload()
    setRetrying(false)
  }
  return (
    <>
      {row !== undefined && hasOwnTitle(row) && !isTab && <PageTitle parts={[title]} />}
      <ProblemMessage
        title={title}
        message={
          isWaiting
            ? sharedMessages.pageWaits
            : isChunk
              ? sharedMessages.pageNotLoaded
              : isProblem(error)
                ? error.message
                : sharedMessages.pageFailed
        }
        headingLevel={isTab ? 2 : 1}
        isRetrying={isRetrying}
        onRetry={isWaiting ? undefined : () => void retry()}
      />
    </>
  )
}

/**
 * Whether the page waits for the server, below the bar that says so and tries again. Loads the page when the server is back.
 * @param isChunk whether the code of the page could not be loaded
 */
function useWaiting(isChunk: boolean): boolean {
  const isOffline = useSyncExternalStore(connectivity.subscribe, connectivity.isOffline, connectivity.isOffline)
  const isWaiting = isChunk && isOffline && connectivity.hasBar()
  useEffect(() => {
    // The code is loaded without a call, so nothing has noted yet whether the server is away.
    if (isChunk) void isServerReachable().then(connectivity.note)
  }, [isChunk])
  useEffect(() => {
    if (!isWaiting) return undefined
    const unsubscribe = connectivity.subscribe(() => {
      if (!connectivity.isOffline()) void reload()
    })
    return () => void unsubscribe()
  }, [isWaiting])
  return isWaiting
}

/** The same for a page without the frame, which has no main landmark around it. */
export function FramelessError() {
  return (
    <main>
      <RouteError />
    </main>
  )
}
