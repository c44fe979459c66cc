import { ConflictPanel } from '@sitewright/ui/conflict-panel'
import { useState } from 'react'

export function Example() {
  const [choice, setChoice] = useState<'theirs' | 'mine'>()
  return (
    <ConflictPanel
      contested={[{ id: 'phone', label: 'Phone', before: '555 0100', theirs: '555 0142', mine: '555 0199', choice }]}
      merged={[]}
      author="Priya Anand, 9:41 AM"
      onChoose={setChoice}
    />
  )
}
