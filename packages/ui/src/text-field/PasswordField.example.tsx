import { PasswordField } from '@sitewright/ui/password-field'
import { useState } from 'react'

export function Example() {
  const [password, setPassword] = useState('')
  return (
    <div style={{ maxWidth: '20rem' }}>
      <PasswordField
        label="Password"
        autoComplete="current-password"
        labels={{ capsLock: 'Caps Lock is on.' }}
        value={password}
        onChange={setPassword}
      />
    </div>
  )
}
