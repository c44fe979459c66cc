import { Button } from '@sitewright/ui/button'
import { ToastHistory } from '@sitewright/ui/toast-history'
import { createToastQueue } from '@sitewright/ui/toast-queue'
import { Toasts } from '@sitewright/ui/toasts'

/** One for the whole application. */
const toasts = createToastQueue()

export function Example() {
  return (
    <div style={{ display: 'flex', gap: '0.75rem' }}>
      <Button onClick={() => toasts.success('User updated.')}>Save</Button>
      <ToastHistory queue={toasts} />
      <Toasts queue={toasts} />
    </div>
  )
}
