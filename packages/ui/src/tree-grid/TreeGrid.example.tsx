import { TreeGrid, type TreeNode } from '@sitewright/ui/tree-grid'
import { Printer } from 'lucide-react'

const SITES: TreeNode[] = [
  { id: 1, name: 'Northgate Refinery', href: '#northgate' },
  { id: 2, parentId: 1, name: 'Tank Farm', href: '#tank-farm' },
  { id: 3, parentId: 1, name: 'Coker Unit', href: '#coker', badge: 'Archived' },
]

/** Outside the component, because a new function would render every row again. */
const actions = ({ name }: TreeNode) => [
  { id: 'print', label: `Print a label for ${name}`, icon: <Printer aria-hidden="true" />, onClick: () => print() },
]

export function Example() {
  return <TreeGrid label="Sites" nodes={SITES} defaultExpanded="all" actions={actions} />
}
