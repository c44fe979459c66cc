'use client'

import { useEffect } from 'react'

/**
 * Lets the browser ask before a tab with unsaved changes is closed or loaded anew. It asks in words of its own, and only
 * somebody who has done something on the page.
 */
export function useUnloadGuard(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isDirty])
}
