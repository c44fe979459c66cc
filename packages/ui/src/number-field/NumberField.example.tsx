import { NumberField } from '@sitewright/ui/number-field'
import { useState } from 'react'

export function Example() {
  const [seats, setSeats] = useState<number | null>(12)
  return (
    <div style={{ display: 'grid', gap: '1rem', maxWidth: '15rem' }}>
      <NumberField
        label="Seats"
        kind="integer"
        min={1}
        max={500}
        steppers="buttons"
        help="Between 1 and 500."
        value={seats}
        onChange={setSeats}
      />
      <NumberField label="Weight" unit="kg" step={0.1} defaultValue={12.5} />
    </div>
  )
}
