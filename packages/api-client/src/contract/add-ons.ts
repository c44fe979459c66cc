import { signedIn } from '@sitewright/domain/shared/policy'
import * as calls from '../calls/add-ons'
import { rows } from './contract'

export const addOns = rows(calls.addOns, {
  list: { summary: 'The default list of product licenses.', allow: signedIn },
})
