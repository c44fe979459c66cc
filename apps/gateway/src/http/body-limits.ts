/** Bytes that the body of a call may have which is open to anyone: it is read before anybody is known, so that it must be quick to refuse. */
export const BODY_LIMIT = 64 * 1024

/** The same for a caller who is known and may make the call: ids of all users of a license, or of all its projects, are one list. */
export const KNOWN_CALLER_BODY_LIMIT = 1024 * 1024
