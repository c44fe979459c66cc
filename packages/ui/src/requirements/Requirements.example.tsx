import { PasswordField } from '@sitewright/ui/password-field'
import { Requirements } from '@sitewright/ui/requirements'
import { useState } from 'react'

export function Example() {
  const [password, setPassword] = useState('')
  return (
    <div style={{ display: 'grid', gap: '1rem', maxWidth: '20rem' }}>
      <PasswordField
        label="New password"
        autoComplete="new-password"
        aria-describedby="password-rules"
        value={password}
        onChange={setPassword}
      />
      <Requirements
        id="password-rules"
        requirements={[
          { text: 'Has 12 characters or more.', isMet: password.length >= 12 },
          { text: 'Has a digit.', isMet: /\d/.test(password) },
          { text: 'Differs from your last 5 passwords.', isMet: undefined },
        ]}
      />
    </div>
  )
}
