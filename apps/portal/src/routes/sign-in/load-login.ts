import { redirect, type LoaderFunction } from 'react-router-dom'
import { getSsoLogout } from '@sitewright/domain/session/rules'
import { sharedMessages } from '@sitewright/domain/shared/messages'
import { paths } from '../../paths'
import { consumeLogoutNotice } from '../../shell/sign-in/logout-notice'
import { session } from '../../shell/session/session'
import { takeSsoStart } from '../../shell/sign-in/sso-start'
import { takeHash } from '../../shell/sign-in/take-address'
import { toasts } from '../../shell/toasts'
import { startOfLogin, type LoginForm, type SsoHandIn } from './login-start'

let handIn: SsoHandIn | undefined

/** Opens Login: the form, or the page that its address asks for. */
export const loadLogin: LoaderFunction = ({ request }): LoginForm | Response => {
  const current = session.get()
  const hash = takeHash()
  const start = startOfLogin({
    search: new URL(request.url).search,
    hash,
    hasSession: current !== undefined,
    hasSsoLogout: !!current?.isSsoUser && getSsoLogout(current.ssoUrl, window.location.origin) !== undefined,
    remembered: session.remembered(),
    started: hash === '' ? undefined : takeSsoStart(),
    now: Date.now(),
  })
  if (consumeLogoutNotice()) toasts.success(sharedMessages.loggedOut)
  if (start.kind === 'sso-logout') return redirect(paths.ssoLogout())
  if (start.kind === 'hand-in') {
    handIn = start.handIn
    return redirect(paths.sso())
  }
  if (start.isForgotten) session.end('logged-out')
  return start
}

/** What single sign-on brought, once: a reload, or an address that was typed, has nothing to hand in. */
export const loadSso: LoaderFunction = (): SsoHandIn | Response => {
  const found = handIn
  handIn = undefined
  return found ?? redirect(paths.signIn())
}
