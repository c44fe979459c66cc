import { userRecordMessages } from '@sitewright/domain/users/record-messages'
import type { User } from '@sitewright/domain/users/model'
import { createLayout } from '../../shell/page/layout'

/** The user that is open. */
export const {
  useLayout: useUserLayout,
  useOpened: useOpenedUser,
  useAccess: useUserAccess,
} = createLayout<User>('user', ({ userId }) => ['user', userId, 'user'], userRecordMessages.readOnly)
