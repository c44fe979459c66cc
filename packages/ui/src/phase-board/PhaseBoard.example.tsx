import { PhaseBoard, type Phases } from '@sitewright/ui/phase-board'
import { useState } from 'react'

const SPOOL: Phases = [
  {
    id: 'prepare',
    name: 'Prepare',
    weight: 30,
    color: '#fcc400',
    items: [
      { id: 'receive', name: 'Receive', kind: 'Progress', weight: 40 },
      { id: 'cut', name: 'Cut', kind: 'Progress', weight: 60 },
    ],
  },
  {
    id: 'build',
    name: 'Build',
    weight: 70,
    color: '#3b82c4',
    items: [{ id: 'weld', name: 'Weld', kind: 'Incremental', weight: 100 }],
  },
]

export function Example() {
  const [phases, setPhases] = useState(SPOOL)
  const createItem = () => ({ id: crypto.randomUUID(), name: 'New item', kind: 'Progress', weight: 0 })
  return <PhaseBoard label="Phases" value={phases} onChange={setPhases} createItem={createItem} />
}
