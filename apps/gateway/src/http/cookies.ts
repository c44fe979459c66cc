/** A cookie of ours: no script reads it, and no other site's request but a navigation brings it. */
export interface CookieToSet {
  readonly name: string
  /** base64url and dots alone: nothing is escaped. */
  readonly value: string
  readonly path: string
  /** 0 takes it away. */
  readonly maxAgeSeconds: number
  /** Whether people reach us by https. */
  readonly isSecure: boolean
}

export const writeCookie = ({ name, value, path, maxAgeSeconds, isSecure }: CookieToSet): string =>
  `${name}=${value}; Path=${path}; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`

/** The value of a cookie of a Cookie header, where it is one that we write. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  for (const pair of (header ?? '').split(';')) {
    const [key, value] = pair.trim().split('=', 2)
    if (key === name && value !== undefined && /^[\w.-]{1,256}$/.test(value)) return value
  }
  return undefined
}
