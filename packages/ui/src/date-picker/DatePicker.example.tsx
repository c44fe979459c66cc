import { DatePicker } from '@sitewright/ui/date-picker'
import { useState } from 'react'

export function Example() {
  const [day, setDay] = useState<string | null>('2026-12-31')
  return (
    <div style={{ maxWidth: '20rem' }}>
      <DatePicker
        label="Expiry date"
        labelEnd="Optional"
        help="The key works through this day."
        min="2026-01-01"
        max="2038-01-18"
        value={day}
        onChange={setDay}
      />
    </div>
  )
}
