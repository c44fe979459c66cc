import { useEffect } from 'react'
import { useBlocker } from 'react-router-dom'
import { LeaveDialog } from '@sitewright/ui/leave-dialog'
import type { Change } from '@sitewright/ui/unsaved-bar'
import { useUnloadGuard } from '@sitewright/ui/use-unload-guard'
import { session } from './session'
import { unsaved } from './unsaved'

/** Asks before a page with unsaved changes is left, by a link, by back, or by closing the tab. Whoever is signed out already is not kept. */
export function LeaveGuard({ changes }: { changes: readonly Change[] }) {
  const isDirty = changes.length > 0
  useUnloadGuard(isDirty)
  useEffect(() => (isDirty ? unsaved.add() : undefined), [isDirty])
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && session.shown() !== undefined && currentLocation.pathname !== nextLocation.pathname,
  )
  return (
    <LeaveDialog
      isOpen={blocker.state === 'blocked'}
      changes={[...changes]}
      onClose={() => blocker.reset?.()}
      onLeave={() => blocker.proceed?.()}
    />
  )
}
