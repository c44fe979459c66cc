import * as z from 'zod/mini'
import type { CallRow } from '@sitewright/api-client/contract/contract'

/** Bytes that the body of a call may have. */
export interface BodyLimits {
  /** For a call that is open to anyone. The body is read before the caller is known, so it must be quick to refuse. */
  readonly open: number
  /** For an authorized caller of a call that takes a list or a map. */
  readonly known: number
}

/** `known` fits 100,000 ids of ten digits, each with a comma and a space. */
export const BODY_LIMITS: BodyLimits = { open: 64 * 1024, known: 1280 * 1024 }

/** Can a value of the schema be long: an array, a record, or a part that is accepted unread (`unknown`)? */
function isLong(schema: z.core.$ZodType): boolean {
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'optional':
    case 'nullable':
      return isLong(def.innerType)
    case 'object':
      return Object.values(def.shape).some(isLong)
    default:
      return schema instanceof z.core.$ZodArray || schema instanceof z.core.$ZodRecord || def.type === 'unknown'
  }
}

/** The body limit of a call: its row's, else the smaller one for a body without lists and maps. A row cannot raise the limit of a call that is open to anyone. */
export function bodyLimitOf({ allow, body, bodyLimit }: CallRow, { open, known }: BodyLimits): number {
  if (allow === 'anyone' || body === undefined) return Math.min(open, bodyLimit ?? open)
  return bodyLimit ?? (isLong(body) ? known : open)
}
