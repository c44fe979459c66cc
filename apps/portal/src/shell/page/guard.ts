import { redirect, type LoaderFunction } from 'react-router-dom'
import { sharedMessages } from '@sitewright/domain/shared/messages'
import type { PageRoute } from '../../paths'
import { judge } from './guard-rules'
import { parseId } from './parse-id'
import { session } from '../session/session'
import { toasts } from '../toasts'

/** The guard of a page, from its row in the table of routes. */
export const createGuard =
  (route: PageRoute): LoaderFunction =>
  ({ request, params }) => {
    const judgement = judge({
      route,
      wanted: new URL(request.url),
      userName: params.userName,
      licenseId: parseId(params.id),
      session: session.get(),
      hadExpired: session.takeExpired(),
    })
    if (judgement.kind === 'open') return null
    // Styles as ERR-97 has them.
    if (judgement.kind === 'insufficient') toasts.error(sharedMessages.insufficientPermissions)
    if (judgement.kind === 'update-password') toasts.info(sharedMessages.mustUpdatePassword)
    if (judgement.kind === 'sign-in' && judgement.isExpired) toasts.error(sharedMessages.sessionExpired)
    return redirect(judgement.to)
  }
