import { projectMessages } from '@sitewright/domain/projects/messages'
import { toasts } from './toasts'

const KEY = 'unsaved-projects'

/** Warns of unsaved changes of projects for as long as there are any, or until somebody dismisses it (USER-56, USER-57). */
export function tellUnsavedProjects(isUnsaved: boolean): void {
  if (isUnsaved) toasts.warning(projectMessages.unsaved, { key: KEY, isPersistent: true })
  else toasts.close(KEY)
}
