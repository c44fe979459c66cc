import { useEffect } from 'react'
import { useBlocker } from 'react-router-dom'
import { LeaveDialog } from '@sitewright/ui/leave-dialog'
import type { LeaveGuardProps } from '@sitewright/ui/leave-guard'
import { useUnloadGuard } from '@sitewright/ui/use-unload-guard'
import { session } from './session'
import { unsaved } from './unsaved'

/** Asks before the user leaves a page with unsaved changes, by a link, by Back or by closing the tab. Never asks a user who is signed out. */
export function LeaveGuard({ changes }: LeaveGuardProps) {
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
