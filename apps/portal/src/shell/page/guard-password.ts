import { redirect, type LoaderFunction } from 'react-router-dom'
import { paths, routes } from '../../paths'
import { createGuard } from './guard'
import { session } from '../session/session'

/**
 * Guard step 3, before the steps that every page has after it (ROUTE-44, ROUTE-49): the password of a user of single sign-on is not managed here. The user is
 * fetched where it is not known; if that fails, a toast says so and the navigation continues (ROUTE-45).
 */
export const guardPassword: LoaderFunction = async (request, context) => {
  const { userName } = request.params
  if (session.get() !== undefined && userName !== undefined) {
    const { isSsoUser } = await import('../sign-in/sso-user')
    if (await isSsoUser(userName)) return redirect(paths.home())
  }
  return createGuard(routes.userPassword)(request, context)
}
