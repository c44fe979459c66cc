import { useState } from 'react'
import { useMatches, useOutletContext, useRouteError } from 'react-router-dom'
import { sharedMessages } from '@sitewright/domain/shared/messages'
import { isProblem } from '@sitewright/domain/shared/problem'
import { ProblemMessage } from '@sitewright/ui/problem-message'
import { isServerReachable } from '../config'
import { findRow, hasOwnTitle } from './find-row'
import { ChunkError } from './load-chunk'
import { PageTitle } from './PageTitle'

/** Shows that a page could not be loaded or rendered, in its place, and offers to load it again. */
export function RouteError() {
  const error = useRouteError()
  const row = findRow(useMatches())
  // A layout passes data to its tabs, so there is a header with the page's heading and title.
  const isTab = useOutletContext() !== undefined
  const [isRetrying, setRetrying] = useState(false)
  const isChunk = error instanceof ChunkError
  const title = isChunk ? sharedMessages.pageNotLoadedTitle : sharedMessages.pageFailedTitle
  const retry = async (): Promise<void> => {
    setRetrying(true)
    // Browsers cache a failed import, so only a reload loads the code again; a reload while offline would replace the portal by the browser's error page.
    // If anything on the page is unsaved, the browser asks first.
    if (await isServerReachable()) window.location.reload()
    setRetrying(false)
  }
  return (
    <>
      {row !== undefined && hasOwnTitle(row) && !isTab && <PageTitle parts={[title]} />}
      <ProblemMessage
        title={title}
        message={isChunk ? sharedMessages.pageNotLoaded : isProblem(error) ? error.message : sharedMessages.pageFailed}
        headingLevel={isTab ? 2 : 1}
        isRetrying={isRetrying}
        onRetry={() => void retry()}
      />
    </>
  )
}

/** The same for a page without the frame, which has no main landmark around it. */
export function FramelessError() {
  return (
    <main>
      <RouteError />
    </main>
  )
}
