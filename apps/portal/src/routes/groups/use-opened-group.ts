import { groupMessages } from '@sitewright/domain/groups/messages'
import type { UserGroup } from '@sitewright/domain/groups/model'
import { createLayout } from '../../shell/page/layout'

/** The user group that is open. */
export const {
  TabOutlet: GroupOutlet,
  useOpened: useOpenedGroup,
  useAccess: useGroupAccess,
} = createLayout<UserGroup>(({ userGroupId }) => ['group', userGroupId, 'user group'], groupMessages.readOnly)
