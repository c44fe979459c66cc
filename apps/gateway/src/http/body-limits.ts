/** Bytes that the body of a call may have. */
export interface BodyLimits {
  /** Of a call that is open to anyone: it is read before anybody is known, so it must be quick to refuse. */
  readonly open: number
  /** Of a caller who is known and may make the call. */
  readonly known: number
}

/** For a known caller 100,000 ids of ten digits, each with a comma and a space. */
export const BODY_LIMITS: BodyLimits = { open: 64 * 1024, known: 1280 * 1024 }
