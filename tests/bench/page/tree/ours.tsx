import { useState } from 'react'
import { ThemeStyles } from '../../../../packages/ui/src/tokens/ThemeStyles'
import { TreeCheckbox, type TreeNode } from '../../../../packages/ui/src/tree-checkbox/TreeCheckbox'
import { FilterField, filterChecks, start, withText } from '../start'
import { type Nested, nestedTree } from '../tree-data'

/** Nodes as our gateway sends them: a list, each with its parent. */
function flat(nodes: Nested[], parentId: string | null, into: TreeNode<string>[]): TreeNode<string>[] {
  for (const { id, name, children } of nodes) {
    into.push({ id, parentId, name })
    if (children) flat(children, id, into)
  }
  return into
}

function App({ input }: { input: TreeNode<string>[] }) {
  const [search, setSearch] = useState('')
  return (
    <>
      <ThemeStyles />
      <FilterField value={search} onChange={setSearch} />
      <TreeCheckbox label="Projects" nodes={input} defaultExpanded="all" filter={search} maxHeight={600} />
    </>
  )
}

const row = (text: string) => withText('[role=treeitem]', text)
const stateOf = (text: string) => row(text)?.getAttribute('aria-checked')
start({
  prepare: (size) => flat(nestedTree(size), null, []),
  App,
  find: {
    rootCheck: () => row('All projects')?.querySelector('[data-part=check]'),
    leafCheck: () => row('Zone')?.querySelector('[data-part=check]'),
    rootExpander: () => row('All projects')?.querySelector('[data-part=expander]'),
    keys: () => document.querySelector('[role=tree]'),
    filter: () => document.querySelector('#filter'),
  },
  is: {
    mount: () => row('Zone') !== undefined,
    toggleRoot: () => stateOf('All projects') === 'true',
    toggleLeaf: () => stateOf('All projects') === 'mixed',
    collapsed: () => row('Project 0') === undefined,
    expandRoot: () => row('Zone') !== undefined,
    ...filterChecks(row),
  },
})
