import { type ComponentType, useContext, useEffect, useEffectEvent, useRef, useState } from 'react'
import { type Location, NavigationType, useBlocker, useNavigate } from 'react-router-dom'
import { sharedMessages } from '@sitewright/domain/shared/messages'
import { DraftStores } from '@sitewright/ui/features/patterns/draft-store'
import type { LeaveDialogProps } from '@sitewright/ui/leave-dialog'
import type { LeaveGuardProps } from '@sitewright/ui/leave-guard'
import { useUnloadGuard } from '@sitewright/ui/use-unload-guard'
import { session } from '../session/session'
import { unsaved } from './unsaved'

/** Asks before the user leaves a page with unsaved changes, by a link, by Back or by closing the tab. Never asks a user who is signed out. */
export function LeaveGuard({ changes, onSave, isCreation = false, param = '' }: LeaveGuardProps) {
  const navigate = useNavigate()
  const isDirty = changes.length > 0
  useUnloadGuard(isDirty)
  useEffect(() => (isDirty ? unsaved.add() : undefined), [isDirty])
  const isPush = useRef(false)
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    isPush.current = historyAction === NavigationType.Push
    const pageOf = ({ pathname, search }: Location) => `${pathname} ${new URLSearchParams(search).get(param)}`
    return isDirty && session.shown() !== undefined && pageOf(currentLocation) !== pageOf(nextLocation)
  })
  const drafts = useContext(DraftStores)
  const isBlocked = blocker.state === 'blocked'
  const LeaveDialog = useLeaveDialog(isBlocked, () => {
    // oxlint-disable-next-line no-alert -- the dialog cannot be loaded, and the user must still be able to leave
    if (window.confirm(sharedMessages.leaveWithoutSaving)) leave()
    else blocker.reset?.()
  })
  // The dialog leaves when its own save has succeeded.
  const isSaving = useRef(false)
  const isCreated = useRef(false)
  const leave = (): void => {
    if (blocker.state !== 'blocked') return
    drafts?.discard()
    if (!isCreated.current || !isPush.current) return blocker.proceed()
    const { location } = blocker
    blocker.reset()
    void navigate(location, { replace: true, state: location.state as unknown })
  }
  const leaveClean = useEffectEvent(() => {
    if (isBlocked && !isSaving.current) blocker.proceed?.()
  })
  // In an effect because an earlier save can make the form clean while the dialog asks: then there is nothing to lose.
  useEffect(() => {
    if (!isDirty) leaveClean()
  }, [isDirty])
  if (LeaveDialog === undefined) return null
  return (
    <LeaveDialog
      isOpen={isBlocked}
      changes={changes}
      onClose={() => blocker.reset?.()}
      onLeave={leave}
      {...(onSave && {
        onSave: async () => {
          isSaving.current = true
          try {
            const isSaved = await onSave()
            isCreated.current = isSaved && isCreation
            return isSaved
          } finally {
            isSaving.current = false
          }
        },
      })}
    />
  )
}

/**
 * Loads the dialog with the first form, so that lists do not wait for it.
 * @param onMissing asks in another way: the dialog is needed and cannot be loaded
 */
function useLeaveDialog(isNeeded: boolean, onMissing: () => void): ComponentType<LeaveDialogProps> | undefined {
  const [LeaveDialog, setLeaveDialog] = useState<ComponentType<LeaveDialogProps>>()
  const ask = useEffectEvent(onMissing)
  useEffect(() => {
    if (LeaveDialog !== undefined) return undefined
    let isMounted = true
    import('@sitewright/ui/leave-dialog').then(
      (module) => {
        if (isMounted) setLeaveDialog(() => module.LeaveDialog)
      },
      () => {
        // A failed preload is not reported: the dialog is loaded again when it is needed.
        if (isMounted && isNeeded) ask()
      },
    )
    return () => {
      isMounted = false
    }
  }, [LeaveDialog, isNeeded])
  return LeaveDialog
}
