import { projectMessages } from '@sitewright/domain/projects/messages'
import { toasts } from '../toasts'
import { useOnUnmount } from '../use-on-unmount'

const KEY = 'unsaved-projects'

/** Shows a warning while projects have unsaved changes, until the user dismisses it (USER-56, USER-57). */
function showUnsavedProjects(isUnsaved: boolean): void {
  if (isUnsaved) toasts.warning(projectMessages.unsaved, { key: KEY, isPersistent: true })
  else toasts.close(KEY)
}

/** The `onUnsaved` of a projects tab: a toast that warns of unsaved changes, and closes when the user leaves. */
export function useUnsavedProjectsToast(): (isUnsaved: boolean) => void {
  useOnUnmount(() => showUnsavedProjects(false))
  return showUnsavedProjects
}
