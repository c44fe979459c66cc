const DAY_SECONDS = 24 * 60 * 60

/** A preference kept in a cookie for some days; never anything secret. */
export const writeCookie = (name: string, value: string, days: number): void => {
  document.cookie = `${name}=${encodeURIComponent(value)}; Max-Age=${days * DAY_SECONDS}; Path=/; SameSite=Lax`
}

/** A choice that a cookie remembers for some days. */
export const cookieChoice = (name: string, days: number) => ({
  read: () => readCookie(name),
  write: (value: string) => writeCookie(name, value, days),
})

export const readCookie = (name: string): string | undefined => {
  const found = document.cookie.split('; ').find((part) => part.startsWith(`${name}=`))
  try {
    return found === undefined ? undefined : decodeURIComponent(found.slice(name.length + 1))
  } catch {
    // Not written by us: as if there was none.
    return undefined
  }
}
