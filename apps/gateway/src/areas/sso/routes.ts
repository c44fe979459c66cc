import type { session } from '@sitewright/api-client/contract/session'
import type { HandlerFor } from '../../http/handler'
import { countFromAddress } from '../../sign-in/attempts'
import { letsIn } from '../../sign-in/open'
import { findAccount } from '../../sign-in/store'
import type { SsoOptions } from './options'
import { ssoStartUrl } from './start'

/** Where single sign-on starts for a name; the same empty answer for all that have none (AUTH-105, AUTH-112). */
export const ssoUrlHandler = ({
  db,
  config,
  origin,
  sso,
}: Pick<SsoOptions, 'db' | 'config' | 'origin' | 'sso'>): HandlerFor<typeof session.ssoUrl> => ({
  run: async ({ params, address, now }) => {
    await countFromAddress(db, 'look-up', address, config.login, now)
    const account = await findAccount(db.orm, params.username)
    const isOffered = sso !== undefined && account !== undefined && account.isSsoUser && letsIn(account, now)
    return { status: 200, body: { ssoUrl: isOffered ? ssoStartUrl(origin()) : '' } }
  },
})
