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
    weight: 50,
    color: '#3b82c4',
    items: [{ id: 'weld', name: 'Weld', kind: 'Incremental', weight: 100 }],
  },
  { id: 'ship', name: 'Ship', weight: 20, color: '#2f9e7b', items: [] },
]

export function Example() {
  const [phases, setPhases] = useState(SPOOL)
  return (
    <PhaseBoard
      label="Phases"
      value={phases}
      onChange={setPhases}
      getMoveError={(_item, to) => (to.id === 'ship' ? 'Ship is closed.' : undefined)}
    />
  )
}
