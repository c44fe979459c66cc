import { TextField } from '@sitewright/ui/text-field'
import { useState } from 'react'

export function Example() {
  const [name, setName] = useState('')
  const [hasLeft, setLeft] = useState(false)
  return (
    <div style={{ display: 'grid', gap: '1rem', maxWidth: '20rem' }}>
      <TextField
        label="Name"
        isRequired
        help="Everyone in the project sees it."
        error={hasLeft && name.trim() === '' ? 'Enter a name.' : undefined}
        value={name}
        onChange={setName}
        onBlur={() => setLeft(true)}
      />
      <TextField label="Code" labelEnd="Optional" maxLength={8} defaultValue="NGC-01" />
    </div>
  )
}
