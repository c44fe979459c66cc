import { redirect, type LoaderFunction } from 'react-router-dom'
import { passwordMessages } from '@sitewright/domain/passwords/messages'
import { passwordTabOf } from '@sitewright/domain/passwords/rules'
import { userMessages } from '@sitewright/domain/users/messages'
import { paths, routes } from '../paths'
import { guardOf } from './guard'
import { session } from './session'
import { tellFailure } from './tell-failure'
import { toasts } from './toasts'

/**
 * Guard step 3, before the steps that every page has after it (ROUTE-44, ROUTE-49): the password of a user of single sign-on is not managed here. The user is
 * fetched where it is not known; if that fails the failure is told and the navigation goes on (ROUTE-45).
 */
export const guardPassword: LoaderFunction = async (request, context) => {
  const { userName } = request.params
  if (session.get() !== undefined && userName !== undefined) {
    // The data of users is loaded with their pages, and not with the first one.
    const { fetchUserOnce } = await import('../data/users')
    try {
      if (passwordTabOf(await fetchUserOnce(userName)) !== 'shown') {
        toasts.error(passwordMessages.ssoUser)
        return redirect(paths.home())
      }
    } catch (error) {
      tellFailure(error, userMessages.fetchOneFailed)
    }
  }
  return guardOf(routes.userPassword)(request, context)
}
