import { Switch } from '@sitewright/ui/switch'
import { useState } from 'react'

export function Example() {
  const [isOn, setOn] = useState(false)
  const [isSaving, setSaving] = useState(false)

  const save = (isOnNow: boolean) => {
    setOn(isOnNow)
    setSaving(true)
    // Your request to the server.
    setTimeout(() => setSaving(false), 1000)
  }
  return <Switch label="Email notices" help="Applies at once." isSelected={isOn} isBusy={isSaving} onChange={save} />
}
