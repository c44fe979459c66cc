import { sessionDialogMessages } from '@sitewright/domain/session/dialog-messages'
import { sessionReplies } from '@sitewright/domain/session/messages'
import { requestMessages, sharedMessages } from '@sitewright/domain/shared/messages'
import type { Decision } from '@sitewright/domain/shared/policy'
import { Problem, type FieldErrors } from '@sitewright/domain/shared/problem'
import { NAMED_FIELDS } from './field-errors'
import { writeTag } from './versions'

/** 400: fields of the request, each with its sentences, all at once: the first ones of very many. */
export const invalid = (fields: FieldErrors, message: string = requestMessages.invalid): Problem =>
  new Problem({ status: 400, message, fields: Object.fromEntries(Object.entries(fields).slice(0, NAMED_FIELDS)) })

/** 401: no token, or one whose session no longer exists. */
export const signedOut = (): Problem => new Problem({ status: 401, message: requestMessages.signedOut })

/** 403: the caller may not do this, whatever the row. */
export const forbidden = (reason: string): Problem => new Problem({ status: 403, message: reason })

/** @throws Problem 403 where a policy refuses, with its reason */
export function requireAllowed(decision: Decision): void {
  if (!decision.allowed) throw forbidden(decision.reason)
}

/** 403: the current user must first prove who they are (AUTH-114). */
export const needsProof = (): Problem =>
  new Problem({ status: 403, message: sessionDialogMessages.proofNeeded, code: 'stepUp' })

/** 403: the current user must first prove the address of a save (AUTH-119). */
export const needsEmailProof = (): Problem =>
  new Problem({ status: 403, message: sessionReplies.addressProofNeeded, code: 'stepUpByEmail' })

/** 404: no such row, or one of another license. */
export const notFound = (message: string = requestMessages.notFound): Problem => new Problem({ status: 404, message })

/** What a reply to a read would be now. A body without a `version` of its own needs a `tag`. */
export type Current =
  | { readonly body: { readonly version: number }; readonly tag?: string }
  | { readonly body: unknown; readonly tag: string }

/** 409: someone else saved first. `current` is the version to save over, with the ETag that a read of it would have. */
export function conflict(current: Current, message: string = requestMessages.conflict): Problem {
  const tag = current.tag ?? (current.body as { version: number }).version
  return new Problem({ status: 409, message, current: current.body, etag: writeTag(tag) })
}

/** 412: someone ended the session, for this reason. */
export const ended = (reason: string): Problem => new Problem({ status: 412, message: reason })

/** 429: try again after so many seconds. */
export const tooMany = (retryAfter: number, message: string = sharedMessages.tooMany): Problem =>
  new Problem({ status: 429, message, retryAfter })

/** 410: the attempt is over, and a retry does not help. */
export const over = (message: string): Problem => new Problem({ status: 410, message })

/** 503: busy; try again after so many seconds. */
export const unavailable = (message: string, retryAfter: number): Problem =>
  new Problem({ status: 503, message, retryAfter })
