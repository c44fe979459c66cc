import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import {
  documentNumberLabels as labels,
  documentNumberMessages as messages,
} from '@sitewright/domain/document-numbering/messages'
import { Announcement } from '../../announcer/Announcement'
import { Button } from '../../button/Button'
import { ConfirmDialog } from '../../confirm-dialog/ConfirmDialog'
import { useAnnouncement } from '../../announcer/use-announcement'
import { TabActions } from '../patterns/TabActions'

/** Props of RefreshAction. */
export interface RefreshActionProps {
  /** Whether a refresh would discard changes. */
  isUnsaved: boolean
  /** Whether the numbers can be submitted: without changes a disabled Submit says what it would send (NUM-02). `false` by default. */
  canSubmit?: boolean
  onDiscard?: () => void
  onRefresh: () => Promise<unknown>
}

/** The Refresh button in the header of the project. Asks before it discards changes (NUM-02, NUM-03). */
export function RefreshAction({ isUnsaved, canSubmit = false, onDiscard, onRefresh }: RefreshActionProps) {
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [announcement, announce] = useAnnouncement()
  const refresh = async (): Promise<void> => {
    setBusy(true)
    await onRefresh()
    setBusy(false)
    announce(messages.refreshed)
  }
  return (
    <>
      <TabActions>
        <Button
          icon={<RefreshCw aria-hidden="true" />}
          isBusy={isBusy}
          onClick={() => (isUnsaved ? setAsking(true) : void refresh())}
        >
          {labels.refresh}
        </Button>
        {canSubmit && !isUnsaved && <Button disabledReason={messages.sendsNothing}>{labels.submit}</Button>}
      </TabActions>
      <Announcement of={announcement} />
      <ConfirmDialog
        isOpen={isAsking}
        title={messages.refreshTitle}
        confirmLabel={labels.refreshAndDiscard}
        onConfirm={() => {
          setAsking(false)
          onDiscard?.()
          void refresh()
        }}
        onClose={() => setAsking(false)}
      >
        {messages.refreshText}
      </ConfirmDialog>
    </>
  )
}
