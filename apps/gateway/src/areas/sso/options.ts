import type { SignInOptions } from '../../sign-in/open'
import type { IdentityProvider } from './provider'

/** What single sign-on works with. */
export interface SsoOptions extends SignInOptions {
  /** Who vouches; `undefined` where there is no single sign-on. */
  readonly sso: IdentityProvider | undefined
}
