import { Button } from '@sitewright/ui/button'
import { LeaveDialog } from '@sitewright/ui/leave-dialog'
import { useState } from 'react'

const CHANGES = [{ id: 'phone', label: 'Phone', before: '555 0100', after: '555 0199' }]

export function Example() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Leave this page</Button>
      <LeaveDialog
        isOpen={isOpen}
        changes={CHANGES}
        onClose={() => setOpen(false)}
        onLeave={() => setOpen(false)}
        onSave={() => Promise.resolve(true)}
      />
    </>
  )
}
