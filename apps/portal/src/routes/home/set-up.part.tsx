import { firstRunMessages as messages } from '@sitewright/domain/first-run/messages'
import { SetUpPanel } from '@sitewright/ui/features/first-run/SetUpPanel'
import { useFirstRun } from '../../data/first-run'
import { paths } from '../../paths'
import { hideSetUp } from '../../shell/set-up-hidden'
import { toasts } from '../../shell/toasts'
import { useActor } from '../../shell/session/use-session'

/** The panel on Home with what is left to set up (FIRST-03, FIRST-04). */
export function SetUp({ onHidden }: { onHidden: (isHidden: boolean) => void }) {
  const actor = useActor()
  const { data } = useFirstRun()
  const setHidden = (isHidden: boolean): void => {
    hideSetUp(actor, isHidden)
    onHidden(isHidden)
  }
  if (data === undefined) return null
  return (
    <SetUpPanel
      state={data}
      hrefOf={paths.firstRun}
      onHide={() => {
        setHidden(true)
        toasts.success(messages.hidden, { action: { label: messages.undo, onAction: () => setHidden(false) } })
      }}
    />
  )
}
