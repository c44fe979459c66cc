import { type Actor, type Decision, refused } from '../shared/policy'
import { siteMessages } from './messages'
import { canEditSites } from './policy'

/** Whether the actor can change the sites of a project: those of an inactive one stay as they are (PERM-28, SITE-98). @param project undefined until it is loaded */
export function decideSiteEdit(actor: Actor, project: { readonly isActive: boolean } | undefined): Decision {
  const byRole = canEditSites.canDecide(actor)
  return byRole.allowed && project?.isActive === false ? refused(siteMessages.projectInactive) : byRole
}
