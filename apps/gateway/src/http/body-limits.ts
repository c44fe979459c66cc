import * as z from 'zod/mini'
import type { CallRow } from '@sitewright/api-client/contract/contract'

/** Bytes that the body of a call may have. */
export interface BodyLimits {
  /** Of a call that is open to anyone: it is read before anybody is known, so it must be quick to refuse. */
  readonly open: number
  /** Of a caller who is known and may make the call, where it takes a list or a map. */
  readonly known: number
}

/** For a known caller 100,000 ids of ten digits, each with a comma and a space. */
export const BODY_LIMITS: BodyLimits = { open: 64 * 1024, known: 1280 * 1024 }

/** Does a value of the schema hold a list, a map, or whatever a caller read before? */
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

/** The limit of a call: a body that holds texts alone is short. */
export const bodyLimitOf = ({ allow, body }: CallRow, { open, known }: BodyLimits): number =>
  allow === 'anyone' || body === undefined || !isLong(body) ? open : known
