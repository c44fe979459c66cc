import { Checkbox } from '@sitewright/ui/checkbox'
import { useState } from 'react'

export function Example() {
  const [isNotified, setNotified] = useState(true)
  return (
    <div style={{ display: 'grid', gap: '0.5rem' }}>
      <Checkbox
        label="Send notices by email"
        help="One email a day at most."
        isSelected={isNotified}
        onChange={setNotified}
      />
      <Checkbox label="Show inactive projects" />
      <Checkbox label="Require a second factor" defaultSelected disabledReason="Your license requires it." />
    </div>
  )
}
