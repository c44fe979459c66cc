import { firstRunMessages as messages } from '@sitewright/domain/first-run/messages'
import { SetUpPanel } from '@sitewright/ui/features/first-run/SetUpPanel'
import { useFirstRun } from '../../data/first-run'
import { paths } from '../../paths'
import { store, unstore } from '../../shell/storage'
import { toasts } from '../../shell/toasts'
import { useActor } from '../../shell/use-session'
import { setUpKey } from './set-up-key'

/** The panel on Home with what is left to set up (FIRST-03, FIRST-04). */
export function SetUp({ onHidden }: { onHidden: (isHidden: boolean) => void }) {
  const key = setUpKey(useActor())
  const { data } = useFirstRun()
  if (data === undefined) return null
  const hide = (): void => {
    store(key, 'true')
    onHidden(true)
    toasts.success(messages.hidden, {
      action: {
        label: messages.undo,
        onAction: () => {
          unstore(key)
          onHidden(false)
        },
      },
    })
  }
  return <SetUpPanel state={data} hrefOf={paths.firstRun} onHide={hide} />
}
