import { useRouteError } from 'react-router-dom'
import { sharedMessages } from '@sitewright/domain/shared/messages'
import { ProblemMessage } from '@sitewright/ui/problem-message'

/** A page that could not be loaded or drawn; mostly a module of an older build that is gone, so reloading is the way on. */
export function RouteError() {
  const error = useRouteError()
  return (
    <ProblemMessage
      title="This page could not be shown"
      message={error instanceof Error ? error.message : sharedMessages.unexpected}
      onRetry={() => window.location.reload()}
    />
  )
}
