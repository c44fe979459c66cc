import * as z from 'zod/mini'

/** Reply of drafts.key: 256 random bits in base64url. */
export const DraftKey = z.object({ draftKey: z.string() })
export type DraftKey = z.infer<typeof DraftKey>

/** A stored draft is offered for this long, in milliseconds. Then it is removed. */
export const DRAFT_LIFETIME_MS = 7 * 24 * 60 * 60 * 1000
