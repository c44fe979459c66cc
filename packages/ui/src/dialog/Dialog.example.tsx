import { Button } from '@sitewright/ui/button'
import { Dialog } from '@sitewright/ui/dialog'
import { TextField } from '@sitewright/ui/text-field'
import { useState } from 'react'

export function Example() {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Rename…</Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title="Rename Night Shift"
        footer={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button tone="primary" onClick={close}>
              Rename
            </Button>
          </>
        }
      >
        <TextField label="Name" defaultValue="Night Shift" />
      </Dialog>
    </>
  )
}
