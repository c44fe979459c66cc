import { userMessages } from '@sitewright/domain/users/messages'
import type { User } from '@sitewright/domain/users/model'
import { createLayout } from '../../shell/page/layout'

/** The user that is open. */
export const {
  TabOutlet: UserOutlet,
  useOpened: useOpenedUser,
  useAccess: useUserAccess,
} = createLayout<User>(({ userId }) => ['user', userId, 'user'], userMessages.readOnly)
