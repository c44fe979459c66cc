'use client'

import { useEffect } from 'react'

/**
 * Makes the browser ask before a tab with unsaved changes is closed or reloaded. The browser uses its own text, and asks only after the
 * user has interacted with the page.
 */
export function useUnloadGuard(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return
    const onBeforeUnload = (event: BeforeUnloadEvent): void => event.preventDefault()
    window.addEventListener('beforeunload', onBeforeUnload)
    return () => window.removeEventListener('beforeunload', onBeforeUnload)
  }, [isDirty])
}
