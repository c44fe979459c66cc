import { Button } from '@sitewright/ui/button'
import { ConfirmDialog } from '@sitewright/ui/confirm-dialog'
import { useState } from 'react'

export function Example() {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button tone="danger" onClick={() => setOpen(true)}>
        Delete…
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title="Delete user group Night Shift?"
        confirmLabel="Delete"
        tone="danger"
        onConfirm={close}
        onClose={close}
      >
        12 users lose its roles.
      </ConfirmDialog>
    </>
  )
}
