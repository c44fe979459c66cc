import { groupMessages } from '@sitewright/domain/groups/messages'
import type { UserGroup } from '@sitewright/domain/groups/model'
import type { Policy } from '@sitewright/domain/shared/policy'
import { useActor } from '../../shell/session/use-session'
import { useOpenedGroup } from './use-opened-group'

/** The opened user group, and how far the current user may edit a tab of it. */
export function useGroupAccess(policy: Policy<UserGroup>) {
  const actor = useActor()
  const { group } = useOpenedGroup()
  return { actor, group, access: { edit: policy.decide(actor, group), readOnlyText: groupMessages.readOnly } }
}
