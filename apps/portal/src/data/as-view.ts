import { sharedMessages } from '@sitewright/domain/shared/messages'
import { isProblem, getMessage } from '@sitewright/domain/shared/problem'
import { failed, loading, ready, type View, type ViewProblem } from '@sitewright/ui/view-state'
import type { Read } from './read'

/** The row does not exist, or this session may not see it: cached data must disappear. */
const isUnavailable = (error: unknown): boolean =>
  isProblem(error) && (error.kind === 'not-found' || error.kind === 'forbidden')

/** A failure as a screen shows it: the server's words, or the fixed message of the screen. */
export const toViewProblem = (error: unknown, fixed: string): ViewProblem => ({
  message: getMessage(error, fixed),
  ...(isProblem(error) && error.requestId !== undefined ? { requestId: error.requestId } : {}),
  isOffline: isProblem(error) && error.kind === 'unreachable',
  ...(isUnavailable(error) && { isUnavailable: true }),
})

/** The view of a read. Loaded data stays while it refreshes and after a failure, unless the server denies access to it. */
export function asView<T>(response: Read<T>, fixed: string = sharedMessages.unexpected): View<T> {
  const retry = () => void response.reload()
  if (response.data === undefined || isUnavailable(response.error)) {
    return response.error === undefined ? loading() : failed(toViewProblem(response.error, fixed), retry)
  }
  return ready(response.data, {
    isRefreshing: response.isValidating,
    retry,
    ...(response.error === undefined ? {} : { staleProblem: toViewProblem(response.error, fixed) }),
  })
}
