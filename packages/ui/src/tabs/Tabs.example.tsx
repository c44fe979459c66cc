import { Tabs } from '@sitewright/ui/tabs'
import { useState } from 'react'

const TABS = [
  { id: 'users', label: 'Users', count: 12 },
  { id: 'roles', label: 'Roles', count: 3 },
  { id: 'history', label: 'History', disabledReason: 'Nothing has changed yet.' },
]
const TEXTS: Record<string, string> = { users: '12 users are in this group.', roles: 'The group grants 3 roles.' }

export function Example() {
  const [tab, setTab] = useState('users')
  return (
    <Tabs label="Night Shift" items={TABS} value={tab} onChange={setTab}>
      <p>{TEXTS[tab]}</p>
    </Tabs>
  )
}
