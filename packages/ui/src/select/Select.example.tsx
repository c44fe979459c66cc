import { Select } from '@sitewright/ui/select'
import { useState } from 'react'

const LICENSES = [
  { value: 'northgate', label: 'Northgate Constructors' },
  { value: 'harbor', label: 'Harbor Works' },
  { value: 'quarry', label: 'Quarry and Aggregate', disabledReason: 'It expired in March.' },
]

export function Example() {
  const [license, setLicense] = useState('')
  return (
    <div style={{ maxWidth: '20rem' }}>
      <Select
        label="License"
        placeholder="Select a license"
        help="Sets the projects that you can choose."
        options={LICENSES}
        value={license}
        onChange={setLicense}
      />
    </div>
  )
}
