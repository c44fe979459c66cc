import { groupMessages } from '@sitewright/domain/groups/messages'
import type { UserGroup } from '@sitewright/domain/groups/model'
import { createLayout } from '../../shell/page/layout'

/** The user group that is open. */
export const {
  useLayout: useGroupLayout,
  useOpened: useOpenedGroup,
  useAccess: useGroupAccess,
} = createLayout<UserGroup>('group', ({ userGroupId }) => ['group', userGroupId, 'user group'], groupMessages.readOnly)
