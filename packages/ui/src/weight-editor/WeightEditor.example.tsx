import { WeightEditor, type Weights } from '@sitewright/ui/weight-editor'
import { useState } from 'react'

const PHASES = [
  { id: 'receive', name: 'Receive', color: '#fcc400' },
  { id: 'fabricate', name: 'Fabricate', color: '#3b82c4' },
  { id: 'ship', name: 'Coat and ship', color: '#8c6bc8' },
]
const SAVED: Weights = { receive: 20, fabricate: 50, ship: 30 }

export function Example() {
  const [weights, setWeights] = useState<Weights>({ ...SAVED, fabricate: 40 })
  return <WeightEditor label="Weights" rows={PHASES} value={weights} onChange={setWeights} savedValue={SAVED} />
}
