import { takenFrom } from './taken-address'

/**
 * Runs before everything else of the portal: a token in the address leaves it at once, so that it is never found in the history, a log or a Referer.
 *
 * The token of a reset link goes on in the navigation state, where a reload still finds it; `usr` is where the router keeps that. What single sign-on brought
 * is good for one try: it is kept in memory alone.
 */
const taken = takenFrom(window.location)
if (taken.rest !== undefined) {
  const state = taken.resetToken === undefined ? null : { usr: { resetToken: taken.resetToken }, key: 'reset-link' }
  window.history.replaceState(state, '', taken.rest)
}

let { hash } = taken

/** The hash that single sign-on came back with, once; empty afterwards. */
export function takeHash(): string {
  const found = hash ?? ''
  hash = undefined
  return found
}
