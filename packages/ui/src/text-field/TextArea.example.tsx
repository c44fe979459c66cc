import { TextArea } from '@sitewright/ui/text-area'
import { useState } from 'react'

export function Example() {
  const [remarks, setRemarks] = useState('')
  return (
    <div style={{ maxWidth: '26rem' }}>
      <TextArea
        label="Remarks"
        labelEnd="Optional"
        help="The next shift sees them."
        maxCharacters={200}
        value={remarks}
        onChange={setRemarks}
      />
    </div>
  )
}
