import { preservationMessages as messages } from '@sitewright/domain/preservations/messages'
import type { Preservation } from '@sitewright/domain/preservations/model'
import { sharedMessages } from '@sitewright/domain/shared/messages'
import { failed, loading, type View } from '@sitewright/ui/view-state'
import { asView } from '../as-view'
import type { Read } from '../read'

/** The page of a preservation, and its title if it failed. */
interface OpenedView {
  readonly view: View<readonly Preservation[]>
  readonly failedTitle: string
}

/**
 * What the page of a preservation shows. Without access to the project it says so (PRES-30). An address without a project names it by its id alone, so that a preservation of
 * a project without access cannot be distinguished from one that does not exist.
 * @param copies those of the preservation in the address; none where the user sees none
 * @param projects those that the user sees
 * @param projectId that of the address, if it has one
 */
export function toOpenedView(
  copies: Read<readonly Preservation[]>,
  projects: readonly { readonly projectId: number }[] | undefined,
  projectId: number | undefined,
): OpenedView {
  const view = asView(copies, messages.fetchFailed)
  if (view.state !== 'ready') return { view, failedTitle: messages.fetchFailed }
  const [opened] = view.value
  if (opened !== undefined && (projectId === undefined || opened.projectId === projectId)) {
    return { view, failedTitle: messages.fetchFailed }
  }
  // The cached list can be older than what the address names.
  if (view.isRefreshing) return { view: loading(), failedTitle: messages.fetchFailed }
  const isVisible = projectId !== undefined && projects?.some((project) => project.projectId === projectId) === true
  const message = isVisible ? messages.notFound : messages.noAccess
  const missingTitle = sharedMessages.notFoundTitle
  return {
    view: failed({ message, missingTitle, isUnavailable: true }, () => copies.reload()),
    failedTitle: missingTitle,
  }
}
