import type { ApiKey, WireApiKey } from '@sitewright/domain/api-keys/model'
import { sharedMessages } from '@sitewright/domain/shared/messages'
import { Problem } from '@sitewright/domain/shared/problem'

/**
 * A key with its id in one spelling, whichever it came in (KEY-02, KEY-03).
 * @throws Problem where it came without an id
 */
export function adaptApiKey({ apiKeyId, apiKeyid, ...key }: WireApiKey): ApiKey {
  const id = apiKeyId ?? apiKeyid
  if (id === undefined) throw new Problem({ status: 200, message: sharedMessages.unexpectedReply })
  return { apiKeyId: id, ...key }
}
