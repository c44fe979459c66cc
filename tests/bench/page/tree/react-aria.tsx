// A grid of rows in a virtualizer. It has no cascade: the row that was pressed is told from the keys that it hands out, and
// the whole set is given back.
import { useMemo, useState } from 'react'
import {
  Button,
  Checkbox,
  Collection,
  ListLayout,
  type Key,
  type Selection,
  Tree,
  TreeItem,
  TreeItemContent,
  Virtualizer,
} from 'react-aria-components'
import { FilterField, filterChecks, start, withText } from '../start'
import { type Nested, nestedTree, parentIds, pruned } from '../tree-data'
import { Cascade } from './cascade'

const item = (node: Nested) => (
  <TreeItem id={node.id} textValue={node.name}>
    <TreeItemContent>
      {({ hasChildItems, isExpanded }) => (
        <>
          {hasChildItems && <Button slot="chevron">{isExpanded ? '▾' : '▸'}</Button>}
          <Checkbox slot="selection">
            <span className="box">□</span>
          </Checkbox>
          {node.name}
        </>
      )}
    </TreeItemContent>
    <Collection items={node.children ?? []}>{item}</Collection>
  </TreeItem>
)

const pressed = (before: Set<Key>, after: Set<Key>): Key | undefined => {
  const [more, less] = after.size > before.size ? [after, before] : [before, after]
  for (const key of more) if (!less.has(key)) return key
  return undefined
}

function App({ input }: { input: Nested[] }) {
  const [search, setSearch] = useState('')
  const [expanded, setExpanded] = useState<Set<Key>>(() => new Set(parentIds(input)))
  const [selected, setSelected] = useState<Set<Key>>(new Set())
  const cascade = useMemo(() => new Cascade(input), [input])
  const shown = useMemo(() => pruned(input, search), [input, search])
  const select = (keys: Selection) => {
    const key = keys === 'all' ? 'root' : pressed(selected, keys)
    if (key === undefined) return
    cascade.toggle(String(key))
    setSelected(new Set([...cascade.checked].filter(([id]) => cascade.state(id) === 'true').map(([id]) => id)))
  }
  return (
    <>
      <FilterField value={search} onChange={setSearch} />
      <Virtualizer layout={ListLayout} layoutOptions={{ rowSize: 28 }}>
        <Tree
          aria-label="Projects"
          style={{ height: 600, width: 600, overflow: 'auto', display: 'block' }}
          selectionMode="multiple"
          items={shown}
          expandedKeys={expanded}
          onExpandedChange={setExpanded}
          selectedKeys={selected}
          onSelectionChange={select}
        >
          {item}
        </Tree>
      </Virtualizer>
    </>
  )
}

const row = (text: string) => withText('[role=row]', text)
const isOn = (text: string) => row(text)?.getAttribute('aria-selected') === 'true'
start({
  prepare: nestedTree,
  App,
  find: {
    rootCheck: () => row('All projects')?.querySelector('.box'),
    leafCheck: () => row('Zone')?.querySelector('.box'),
    rootExpander: () => row('All projects')?.querySelector('button'),
    keys: () => document.querySelector('[role=row]'),
    filter: () => document.querySelector('#filter'),
  },
  is: {
    mount: () => row('Zone') !== undefined,
    toggleRoot: () => isOn('All projects') && isOn('Zone'),
    toggleLeaf: () => !isOn('All projects') && !isOn('Zone'),
    collapsed: () => row('Project 0') === undefined,
    expandRoot: () => row('Zone') !== undefined,
    ...filterChecks(row),
  },
})
