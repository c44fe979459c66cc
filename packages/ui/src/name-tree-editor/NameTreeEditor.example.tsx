import { NameTreeEditor } from '@sitewright/ui/name-tree-editor'
import { useState } from 'react'

const SITES = [
  { id: 1, name: 'Northgate Refinery' },
  { id: 2, parentId: 1, name: 'Tank Farm' },
  { id: 3, parentId: 1, name: 'Coker Unit', disabledReason: 'The site is archived.' },
  { id: 4, name: 'Harbor' },
]

export function Example() {
  const [count, setCount] = useState(0)
  return (
    <>
      <NameTreeEditor label="Sites" nodes={SITES} onSave={(changes) => setCount(changes.length)} />
      <p>Changes of the last save: {count}</p>
    </>
  )
}
