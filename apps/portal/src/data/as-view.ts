import { sharedMessages } from '@sitewright/domain/shared/messages'
import { isProblem, getMessage } from '@sitewright/domain/shared/problem'
import { failed, loading, ready, type View, type ViewProblem } from '@sitewright/ui/view-state'
import type { Read } from './read'

/** Whether the record does not exist, or this session cannot see it. */
export const isMissing = (error: unknown): boolean => isProblem(error) && error.kind === 'not-found'

/** The row does not exist, or this session may not see it: cached data must disappear. */
const isUnavailable = (error: unknown): boolean => isMissing(error) || (isProblem(error) && error.kind === 'forbidden')

/** A failure as a screen shows it: the server's words, or the fixed message of the screen. */
export const toViewProblem = (error: unknown, fixed: string): ViewProblem => ({
  message: getMessage(error, fixed),
  ...(isProblem(error) && error.requestId !== undefined ? { requestId: error.requestId } : {}),
  isOffline: isProblem(error) && error.kind === 'unreachable',
  ...(isUnavailable(error) && { isUnavailable: true }),
  ...(isMissing(error) && { missingTitle: sharedMessages.notFoundTitle }),
})

/** The same view, whose missing record has another title. */
export const withMissingTitle = <T>(view: View<T>, missingTitle: string): View<T> =>
  view.state === 'failed' && view.problem.missingTitle !== undefined
    ? { ...view, problem: { ...view.problem, missingTitle } }
    : view

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
