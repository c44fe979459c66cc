import { Button } from '@sitewright/ui/button'
import { SelectionBar } from '@sitewright/ui/selection-bar'
import { TreeGrid, type TreeNode } from '@sitewright/ui/tree-grid'
import { useState } from 'react'
import { Printer } from 'lucide-react'

const SITES: TreeNode<number>[] = [
  { id: 1, name: 'Northgate Refinery', href: '#northgate' },
  { id: 2, parentId: 1, name: 'Tank Farm', href: '#tank-farm' },
  { id: 3, parentId: 1, name: 'Coker Unit', href: '#coker', badge: 'Archived' },
]

/** Outside the component, because a new function would render every row again. */
const actions = ({ name }: TreeNode<number>) => [
  { id: 'print', label: `Print a label for ${name}`, icon: <Printer aria-hidden="true" />, onClick: () => print() },
]

export function Example() {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set())
  return (
    <TreeGrid
      label="Sites"
      nodes={SITES}
      defaultExpanded="all"
      actions={actions}
      hasLevels
      selection={{ ids, onChange: setIds }}
      bar={
        <SelectionBar selection={{ count: ids.size, total: SITES.length, onClear: () => setIds(new Set()) }}>
          <Button onClick={() => print()}>Print</Button>
        </SelectionBar>
      }
    />
  )
}
