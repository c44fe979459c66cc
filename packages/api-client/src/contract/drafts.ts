import { signedIn } from '@sitewright/domain/shared/policy'
import * as calls from '../calls/drafts'
import { rows } from './contract'

/** Beyond the specification. */
export const drafts = rows(calls.drafts, {
  key: {
    summary:
      'The key that encrypts what the caller has not saved yet, on their devices. Always the same for a user, and different for each user.',
    allow: signedIn,
    needsPerson: true,
  },
})
