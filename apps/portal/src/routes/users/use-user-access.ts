import type { Policy } from '@sitewright/domain/shared/policy'
import { userMessages } from '@sitewright/domain/users/messages'
import type { User } from '@sitewright/domain/users/model'
import { useActor } from '../../shell/session/use-session'
import { useOpenedUser } from './use-opened-user'

/** The opened user, and how far the current user may edit a tab of it. */
export function useUserAccess(policy: Policy<User>) {
  const actor = useActor()
  const user = useOpenedUser()
  return { actor, user, access: { edit: policy.decide(actor, user), readOnlyText: userMessages.readOnly } }
}
