import { configMessages } from '@sitewright/domain/configs/messages'
import { canEditConfigs, canEditConfigsOf } from '@sitewright/domain/configs/policy'
import { DEFAULTS_PROJECT_ID } from '@sitewright/domain/projects/policy'
import { refused, type Actor, type Decision } from '@sitewright/domain/shared/policy'

/** Whether the user can change the configs of a project. Those of project 1 are the defaults of every license (CONF-68). */
export function decideConfigEdit(actor: Actor, projectId: number): Decision {
  const decision = canEditConfigs.canDecide(actor)
  if (!decision.allowed || canEditConfigsOf(actor, projectId, DEFAULTS_PROJECT_ID)) return decision
  return refused(configMessages.defaultsNeedAllLicenses)
}
