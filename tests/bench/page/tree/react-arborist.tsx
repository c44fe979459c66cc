// It draws, opens and filters; checkboxes and their cascade are its caller's, told to its rows by a context.
import { createContext, useContext, useMemo, useReducer, useState } from 'react'
import { type NodeRendererProps, Tree } from 'react-arborist'
import { FilterField, filterChecks, start, withText } from '../start'
import { type Nested, nestedTree } from '../tree-data'
import { Cascade } from './cascade'

const Checks = createContext<{ cascade: Cascade; toggle: (id: string) => void; version: number } | null>(null)

function Row({ node, style }: NodeRendererProps<Nested>) {
  const checks = useContext(Checks)
  return (
    <div style={style} className="row">
      <span data-part="expander" onClick={() => node.toggle()}>
        {node.isLeaf ? '' : node.isOpen ? '▾' : '▸'}
      </span>
      <input
        type="checkbox"
        readOnly
        data-state={checks?.cascade.state(node.id)}
        checked={checks?.cascade.state(node.id) === 'true'}
        onClick={() => checks?.toggle(node.id)}
      />
      {node.data.name}
    </div>
  )
}

function App({ input }: { input: Nested[] }) {
  const [search, setSearch] = useState('')
  const [version, changed] = useReducer((count: number) => count + 1, 0)
  const cascade = useMemo(() => new Cascade(input), [input])
  const checks = useMemo(
    () => ({ cascade, version, toggle: (id: string) => (cascade.toggle(id), changed()) }),
    [cascade, version],
  )
  return (
    <Checks value={checks}>
      <FilterField value={search} onChange={setSearch} />
      <Tree
        data={input}
        openByDefault
        width={600}
        height={600}
        rowHeight={28}
        disableDrag
        disableDrop
        disableEdit
        searchTerm={search}
        searchMatch={(node, term) => node.data.name.includes(term)}
      >
        {Row}
      </Tree>
    </Checks>
  )
}

const row = (text: string) => withText('.row', text)
const stateOf = (text: string) => row(text)?.querySelector('input')?.dataset.state
start({
  prepare: nestedTree,
  App,
  find: {
    rootCheck: () => row('All projects')?.querySelector('input'),
    leafCheck: () => row('Zone')?.querySelector('input'),
    rootExpander: () => row('All projects')?.querySelector('[data-part=expander]'),
    keys: () => document.querySelector('[role=treeitem]'),
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
