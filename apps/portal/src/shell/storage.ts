/**
 * Preferences on this device. Storage may be blocked or full: then a choice lasts as long as the page, and nothing fails.
 */
export const readStored = (key: string): string | null => {
  try {
    return localStorage.getItem(key)
  } catch {
    // Blocked: as if nothing was kept.
    return null
  }
}

/** Returns whether it was stored. */
export const store = (key: string, value: string): boolean => {
  try {
    localStorage.setItem(key, value)
    return true
  } catch {
    // Blocked or full: the choice is kept by the page alone.
    return false
  }
}

export const unstore = (key: string): void => {
  try {
    localStorage.removeItem(key)
  } catch {
    // Blocked: nothing was kept.
  }
}
