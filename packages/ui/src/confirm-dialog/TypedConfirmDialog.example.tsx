import { Button } from '@sitewright/ui/button'
import { TypedConfirmDialog } from '@sitewright/ui/typed-confirm-dialog'
import { useState } from 'react'

export function Example() {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button tone="danger" onClick={() => setOpen(true)}>
        Delete project…
      </Button>
      <TypedConfirmDialog
        isOpen={isOpen}
        title="Delete Tank Farm Revamp?"
        expected="Tank Farm Revamp"
        confirmLabel="Delete project"
        onConfirm={close}
        onClose={close}
      >
        This also deletes its 240 work packages. You can’t undo this.
      </TypedConfirmDialog>
    </>
  )
}
