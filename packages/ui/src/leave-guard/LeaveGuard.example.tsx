import { Button } from '@sitewright/ui/button'
import { LeaveDialog } from '@sitewright/ui/leave-dialog'
import { LeaveGuard, type LeaveGuardProps, LeaveGuardProvider } from '@sitewright/ui/leave-guard'
import { TextField } from '@sitewright/ui/text-field'
import { useState } from 'react'

/** In an application, the router opens the dialog when it blocks a navigation. */
function AppGuard({ changes }: LeaveGuardProps) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button onClick={() => setOpen(changes.length > 0)}>All users</Button>
      <LeaveDialog isOpen={isOpen} changes={changes} onClose={close} onLeave={close} />
    </>
  )
}

export function Example() {
  const [phone, setPhone] = useState('555 0100')
  return (
    <LeaveGuardProvider guard={AppGuard}>
      <TextField label="Phone" value={phone} onChange={setPhone} />
      <LeaveGuard changes={phone === '555 0100' ? [] : [{ id: 'phone', label: 'Phone' }]} />
    </LeaveGuardProvider>
  )
}
