// Virtual and checkable, with a cascade of its own. Its documented search marks nodes and hides none: hiding is a filtered
// copy of the data, and the nodes that are open are told to it.
import { Tree } from 'antd'
import { useMemo, useState } from 'react'
import { FilterField, filterChecks, start, withText } from '../start'
import { type Nested, nestedTree, parentIds, pruned } from '../tree-data'

const FIELDS = { title: 'name', key: 'id', children: 'children' }

function App({ input }: { input: Nested[] }) {
  const [search, setSearch] = useState('')
  const [expanded, setExpanded] = useState<React.Key[]>(() => parentIds(input))
  const [checked, setChecked] = useState<React.Key[]>([])
  const shown = useMemo(() => pruned(input, search), [input, search])
  return (
    <>
      <FilterField value={search} onChange={setSearch} />
      <Tree
        checkable
        virtual
        height={600}
        itemHeight={28}
        motion={false}
        fieldNames={FIELDS}
        treeData={shown as never}
        expandedKeys={expanded}
        onExpand={setExpanded}
        checkedKeys={checked}
        onCheck={(keys) => setChecked(Array.isArray(keys) ? keys : keys.checked)}
      />
    </>
  )
}

const row = (text: string) => withText('.ant-tree-treenode:not([aria-hidden=true])', text)
const check = (text: string) => row(text)?.querySelector('.ant-tree-checkbox')
start({
  prepare: nestedTree,
  App,
  find: {
    rootCheck: () => check('All projects'),
    leafCheck: () => check('Zone'),
    rootExpander: () => row('All projects')?.querySelector('.ant-tree-switcher'),
    keys: () => document.querySelector('.ant-tree input, .ant-tree [tabindex]'),
    filter: () => document.querySelector('#filter'),
  },
  is: {
    mount: () => row('Zone') !== undefined,
    toggleRoot: () => check('All projects')?.classList.contains('ant-tree-checkbox-checked') === true,
    toggleLeaf: () => check('All projects')?.classList.contains('ant-tree-checkbox-indeterminate') === true,
    collapsed: () => row('Project 0') === undefined,
    expandRoot: () => row('Zone') !== undefined,
    ...filterChecks(row),
  },
})
