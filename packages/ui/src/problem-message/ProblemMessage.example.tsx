import { ProblemMessage } from '@sitewright/ui/problem-message'
import { useState } from 'react'

export function Example() {
  const [isRetrying, setRetrying] = useState(false)

  const retry = () => {
    setRetrying(true)
    // Your request to the server.
    setTimeout(() => setRetrying(false), 1000)
  }
  return (
    <ProblemMessage
      title="Failed to fetch users."
      message="The connection to the database was lost."
      requestId="req-7f3k9q2m"
      layout="region"
      isRetrying={isRetrying}
      onRetry={retry}
    />
  )
}
