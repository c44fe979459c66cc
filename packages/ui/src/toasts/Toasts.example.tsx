import { Button } from '@sitewright/ui/button'
import { createToastQueue } from '@sitewright/ui/toast-queue'
import { Toasts } from '@sitewright/ui/toasts'

const toasts = createToastQueue()
const saveUser = () => toasts.success('User updated.')
const reportFailure = () =>
  toasts.error('Failed to save jsmith.', { action: { label: 'Retry', onAction: () => saveUser() } })

export function Example() {
  return (
    <>
      <Button onClick={saveUser}>Save</Button> <Button onClick={reportFailure}>Save without a connection</Button>
      <Toasts queue={toasts} />
    </>
  )
}
