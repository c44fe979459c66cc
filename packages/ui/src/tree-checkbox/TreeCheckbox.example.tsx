import { TreeCheckbox, type TreeNode, type TreeValue } from '@sitewright/ui/tree-checkbox'
import { useState } from 'react'

const PROJECTS: TreeNode<string>[] = [
  { id: 'northgate', name: 'Northgate Constructors' },
  { id: 'refinery', parentId: 'northgate', name: 'Refinery Expansion' },
  { id: 'coker', parentId: 'northgate', name: 'Coker Unit Revamp' },
  { id: 'tanks', parentId: 'northgate', name: 'Tank Farm Revamp', inheritedFrom: 'group Site Admins' },
  { id: 'harbor', name: 'Harbor Works' },
  { id: 'quay', parentId: 'harbor', name: 'Quay 2' },
  { id: 'jetty', parentId: 'harbor', name: 'Jetty 3', disabledReason: 'This project is archived.' },
]

export function Example() {
  const [value, setValue] = useState<TreeValue<string>>(['coker'])
  return <TreeCheckbox label="Projects" nodes={PROJECTS} value={value} onChange={setValue} defaultExpanded="all" />
}
