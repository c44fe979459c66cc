/** Stores once, for this tab, that Login shows "Logged out.", because a single sign-on logout returns by way of its provider (AUTH-73). */
const KEY = 'sitewright.logged-out'

export const storeLogoutNotice = (): void => {
  try {
    sessionStorage.setItem(KEY, 'logged-out')
  } catch {
    // Storage is blocked. Login itself shows that the user is logged out.
  }
}

export const consumeLogoutNotice = (): boolean => {
  try {
    const has = sessionStorage.getItem(KEY) !== null
    sessionStorage.removeItem(KEY)
    return has
  } catch {
    // Storage is blocked, so nothing was stored.
    return false
  }
}
