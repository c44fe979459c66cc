import { MultiComboBox } from '@sitewright/ui/multi-combo-box'
import { useState } from 'react'

const GROUPS = [
  { value: 'night', label: 'Night Shift', description: '12 users' },
  { value: 'day', label: 'Day Shift', description: '31 users' },
  { value: 'safety', label: 'Safety Officers', description: '4 users' },
  { value: 'visitors', label: 'Visitors', description: '0 users' },
]

export function Example() {
  const [groups, setGroups] = useState(['night'])
  return (
    <div style={{ maxWidth: '24rem' }}>
      <MultiComboBox label="User groups" options={GROUPS} value={groups} onChange={setGroups} />
    </div>
  )
}
