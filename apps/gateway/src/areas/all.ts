import type { SitewrightContract } from '@sitewright/api-client/contract/all'
import type { Handlers } from '../http/handler'
import { addOnHandlers } from './add-ons/routes'
import { licenseHandlers } from './licenses/routes'
import { sessionHandlers } from './session/routes'
import type { SignInOptions } from './session/sign-in'
import { userHandlers } from './users/routes'

/** A handler for each row of the contract. */
export const allHandlers = (options: SignInOptions): Handlers<SitewrightContract> => ({
  session: sessionHandlers(options),
  users: userHandlers(options.db),
  licenses: licenseHandlers(options.db),
  addOns: addOnHandlers(options.db),
})
