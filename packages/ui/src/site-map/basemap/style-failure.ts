/** Why a configured map could not be loaded. */
export type StyleFailure = 'token' | 'network' | 'timeout' | 'style'

/**
 * Classifies the error of a map service.
 * @param error `status` of the response, undefined or 0 without one, and the message of the engine or of `fetch`
 */
export function classifyError({ status, message }: { status: number | undefined; message: string }): StyleFailure {
  if (status === 401 || status === 403 || /access token|unauthorized/i.test(message)) return 'token'
  // The messages of Chromium, Firefox and Safari for a request without a response.
  const hasNoResponse = status === undefined && /failed to fetch|networkerror|load failed/i.test(message)
  if (hasNoResponse || status === 0 || (status ?? 0) >= 500) return 'network'
  return /timed? ?out/i.test(message) ? 'timeout' : 'style'
}
