'use client'

import { sessionDialogMessages } from '@sitewright/domain/session/dialog-messages'
import { timeLeft } from '@sitewright/domain/session/messages'
import { getWarningStep } from '@sitewright/domain/session/rules'
import { Announcement } from '../../announcer/Announcement'
import { Button } from '../../button/Button'
import { Dialog } from '../../dialog/Dialog'
import { focusOnMount } from '../../focus/focus-on-mount'
import { Note } from '../../note/Note'
import { useSecondsLeft } from './use-seconds-left'

export interface SessionWarningProps {
  /** Whether it stands over the page; the portal opens it two minutes before the end. */
  isOpen: boolean
  /** When the session ends, in epoch milliseconds. */
  endsAt: number
  /** The clock, in epoch milliseconds; `Date.now` by default. Must stay the same function. */
  now?: () => number
  /** If left out, the session cannot be extended, and the dialog says so. */
  onExtend?: () => void
  isExtending?: boolean
  /** Extending failed, in words. */
  failure?: string | undefined
  onLogOut: () => void
  /** Put away until the session ends. */
  onClose: () => void
}

/**
 * Warns before a session ends. An `alertdialog`, so that it cannot be missed and one key extends: 'Extend' has the focus, and whatever is typed meanwhile can
 * do no harm there. What is left counts down in sight; it is announced at two minutes, one minute and thirty seconds, and not every second.
 */
export function SessionWarning({
  isOpen,
  onClose,
  onLogOut,
  onExtend,
  isExtending = false,
  ...rest
}: SessionWarningProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      role="alertdialog"
      title={sessionDialogMessages.endsSoonTitle}
      isBusy={isExtending}
      footer={
        <>
          <Button onClick={onLogOut}>{sessionDialogMessages.endNow}</Button>
          {onExtend && (
            <Button ref={focusOnMount} tone="primary" isBusy={isExtending} onClick={onExtend}>
              {sessionDialogMessages.extend}
            </Button>
          )}
        </>
      }
    >
      <TimeLeft {...rest} />
      {onExtend === undefined && <p>{sessionDialogMessages.cannotExtend}</p>}
    </Dialog>
  )
}

/** There only while the dialog is open: a clock that nobody sees does not run. */
function TimeLeft({ endsAt, now = Date.now, failure }: Pick<SessionWarningProps, 'endsAt' | 'now' | 'failure'>) {
  const seconds = useSecondsLeft(endsAt, now)
  return (
    <>
      <p aria-hidden="true">{sessionDialogMessages.endsSoon(timeLeft(seconds))}</p>
      <Announcement>{sessionDialogMessages.endsSoon(timeLeft(getWarningStep(seconds)))}</Announcement>
      {failure !== undefined && (
        <Note tone="danger" role="alert">
          {failure}
        </Note>
      )}
    </>
  )
}
