import type { GroupMember } from '@sitewright/domain/groups/model'
import { grantMessages } from '@sitewright/domain/shared/grant-messages'
import type { Decision } from '@sitewright/domain/shared/policy'
import type { ComboOption } from '../../combo-box/combo-option'

/** A user as the selection of users lists it. */
export const memberOption = (
  user: GroupMember,
  found?: { email: string; decision: Decision },
): ComboOption<number> => ({
  value: user.userId,
  label: user.userName,
  description: [`${user.firstName} ${user.lastName}`.trim(), found?.email].filter(Boolean).join(' · '),
  ...(user.canLeave === false ? { removeDisabledReason: grantMessages.leave } : {}),
  ...(found === undefined || found.decision.allowed ? {} : { disabledReason: found.decision.reason }),
})
