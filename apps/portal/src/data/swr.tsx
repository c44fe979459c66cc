import type { ReactNode } from 'react'
import { SWRConfig, type SWRResponse } from 'swr'
import { sharedMessages } from '@sitewright/domain/shared/messages'
import { isProblem, messageOf } from '@sitewright/domain/shared/problem'
import { failed, loading, ready, type View, type ViewProblem } from '@sitewright/ui/view-state'

/** A server that is away is asked again at this interval, so that the portal goes on by itself when it is back. */
const RETRY_INTERVAL_MS = 3000

/** The one configuration of SWR: only a server that cannot be reached is asked again by itself. */
export function DataProvider({ children }: { children: ReactNode }) {
  return (
    <SWRConfig
      value={{
        keepPreviousData: true,
        focusThrottleInterval: 5000,
        dedupingInterval: 1000,
        onErrorRetry: (error, _key, _config, revalidate, { retryCount }) => {
          if (isProblem(error) && error.kind === 'unreachable') {
            setTimeout(() => void revalidate({ retryCount }), RETRY_INTERVAL_MS)
          }
        },
      }}
    >
      {children}
    </SWRConfig>
  )
}

/** A failure as a screen shows it: the server's words, or the fixed message of the screen. */
export const viewProblemOf = (error: unknown, fixed: string): ViewProblem => ({
  message: messageOf(error, fixed),
  ...(isProblem(error) && error.requestId !== undefined ? { requestId: error.requestId } : {}),
  isOffline: isProblem(error) && error.kind === 'unreachable',
})

/** Told of a row that is not there, or not for this session any more, nothing of it may stay. */
const isGone = (error: unknown): boolean =>
  isProblem(error) && (error.kind === 'not-found' || error.kind === 'forbidden')

/** What a screen can be, from what SWR knows. Data that was loaded once never goes blank, unless the server says that it is not ours to see. */
export function asView<T>(response: SWRResponse<T>, fixed: string = sharedMessages.unexpected): View<T> {
  const retry = () => void response.mutate()
  if (response.data === undefined || isGone(response.error)) {
    return response.error === undefined ? loading() : failed(viewProblemOf(response.error, fixed), retry)
  }
  return ready(response.data, {
    isRefreshing: response.isValidating,
    retry,
    ...(response.error === undefined ? {} : { staleProblem: viewProblemOf(response.error, fixed) }),
  })
}
