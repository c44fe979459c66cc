import { CheckboxGroup } from '@sitewright/ui/checkbox-group'
import { useState } from 'react'

const NOTICES = [
  { value: 'permits', label: 'Permits', help: 'When a permit is issued or expires.' },
  { value: 'reports', label: 'Weekly reports' },
  { value: 'security', label: 'Security', disabledReason: 'Your license requires it.' },
]

export function Example() {
  const [notices, setNotices] = useState(['permits', 'security'])
  return <CheckboxGroup label="Email notices" hasSelectAll options={NOTICES} value={notices} onChange={setNotices} />
}
