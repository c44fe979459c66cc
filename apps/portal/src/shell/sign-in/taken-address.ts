import { parseSsoReturn } from '@sitewright/domain/session/rules'
import { routes } from '../../paths'

/** What an address carries that must not stay in it, and the address without it. */
export interface TakenAddress {
  /** The hash of a return from single sign-on (AUTH-55). */
  hash?: string
  /** The token of a reset link (AUTH-109). */
  resetToken?: string
  /** Path and query that may stay; `undefined` where nothing was taken. */
  rest?: string
}

/** Looks at an address; changes nothing. */
export function takenFrom({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): TakenAddress {
  const path = pathname.replace(/(?<=.)\/+$/, '')
  if (path === routes.signIn.path && parseSsoReturn(hash) !== undefined) return { hash, rest: pathname + search }
  if (path === routes.reset.path) {
    const query = new URLSearchParams(search)
    const resetToken = query.get('token')
    if (resetToken !== null) {
      query.delete('token')
      const text = query.toString()
      return { resetToken, rest: pathname + (text === '' ? '' : `?${text}`) }
    }
  }
  return {}
}
