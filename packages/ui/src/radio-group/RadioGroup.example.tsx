import { RadioGroup } from '@sitewright/ui/radio-group'
import { useState } from 'react'

const ACCESS = [
  { value: 'all', label: 'All projects', help: 'Includes projects that are added later.' },
  { value: 'selected', label: 'Selected projects' },
  { value: 'none', label: 'No projects' },
] as const

export function Example() {
  const [access, setAccess] = useState<'all' | 'selected' | 'none'>('selected')
  return <RadioGroup label="Access" options={ACCESS} value={access} onChange={setAccess} />
}
