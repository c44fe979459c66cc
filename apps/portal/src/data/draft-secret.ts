import { drafts as draftCalls } from '@sitewright/api-client/calls/drafts'
import { createOperations } from './api'

const { drafts } = createOperations({ drafts: draftCalls })

/** Loads the secret that encrypts the drafts of a user. @param token of that user's session */
export const fetchDraftSecret = async (token: string): Promise<string> =>
  (await drafts.key({}, { token })).body.draftKey
