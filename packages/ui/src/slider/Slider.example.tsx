import { Slider } from '@sitewright/ui/slider'
import { useState } from 'react'

export function Example() {
  const [opacity, setOpacity] = useState<number | null>(0.4)
  return (
    <div style={{ maxWidth: '20rem' }}>
      <Slider
        label="Opacity"
        max={1}
        step={0.1}
        formatValue={(value) => `${Math.round(value * 100)} percent`}
        value={opacity}
        onChange={setOpacity}
      />
    </div>
  )
}
