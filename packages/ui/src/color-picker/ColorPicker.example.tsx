import { ColorPicker } from '@sitewright/ui/color-picker'
import { useState } from 'react'

export function Example() {
  const [color, setColor] = useState<string | null>(null)
  return <ColorPicker label="Color on the map" value={color} onChange={setColor} />
}
