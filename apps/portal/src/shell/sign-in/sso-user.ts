import { passwordMessages } from '@sitewright/domain/passwords/messages'
import { getPasswordTab } from '@sitewright/domain/passwords/rules'
import { userMessages } from '@sitewright/domain/users/messages'
import { fetchUserOnce } from '../../data/users'
import { showFailure } from '../show-failure'
import { toasts } from '../toasts'

/**
 * Whether a user signs in by single sign-on alone, so that there is no password to manage; shows the reason (ROUTE-44). A failed request is
 * shown too and results in false (ROUTE-45). Loaded with the pages of users, and not with the first page.
 */
export async function isSsoUser(userName: string): Promise<boolean> {
  try {
    if (getPasswordTab(await fetchUserOnce(userName)) === 'shown') return false
    toasts.error(passwordMessages.ssoUser)
    return true
  } catch (error) {
    showFailure(error, userMessages.fetchOneFailed)
    return false
  }
}
