import { FaultSummary } from '@sitewright/ui/fault-summary'
import { TextField } from '@sitewright/ui/text-field'
import { useRef } from 'react'

export function Example() {
  const email = useRef<HTMLInputElement>(null)
  return (
    <div style={{ display: 'grid', gap: '1rem', maxWidth: '24rem' }}>
      <FaultSummary
        title="1 field needs your attention"
        errors={[{ key: 'email', text: 'Email: Enter a valid email address.', onFollow: () => email.current?.focus() }]}
      />
      <TextField ref={email} label="Email" defaultValue="adaeze" error="Enter a valid email address." />
    </div>
  )
}
