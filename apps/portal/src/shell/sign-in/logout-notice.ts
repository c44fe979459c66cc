/** "Logged out." is said on Login, also when single sign-on leads there by way of its provider: kept for the tab, for one time (AUTH-73). */
const KEY = 'sitewright.farewell'

export const storeLogoutNotice = (): void => {
  try {
    sessionStorage.setItem(KEY, 'logged-out')
  } catch {
    // Blocked: the person sees that it is Login.
  }
}

export const consumeLogoutNotice = (): boolean => {
  try {
    const has = sessionStorage.getItem(KEY) !== null
    sessionStorage.removeItem(KEY)
    return has
  } catch {
    // Blocked: nothing was kept.
    return false
  }
}
