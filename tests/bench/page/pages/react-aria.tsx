// A table of its own that draws what it is given: a page of 50, ordered and searched by our pipeline.
import { useState } from 'react'
import { Cell, Checkbox, Column, type Key, Row as AriaRow, Table, TableBody, TableHeader } from 'react-aria-components'
import { Table as Look } from '../../../../packages/ui/src/data-table/DataTable.styles'
import { useRowView } from '../../../../packages/ui/src/data-table/use-row-view'
import { ThemeStyles } from '../../../../packages/ui/src/tokens/ThemeStyles'
import { FilterField, start } from '../start'
import { tableChecks } from '../table-checks'
import { COLUMNS, type Row, tableRows } from '../table-data'

const read = COLUMNS.map(({ key }) => ({
  id: key,
  sortValue: (row: Row) => row[key],
  searchValue: (row: Row) => row[key],
}))

function App({ input }: { input: Row[] }) {
  const [search, setSearch] = useState('')
  const [sort, setSort] = useState<{ column: Key; direction: 'ascending' | 'descending' }>()
  const [selected, setSelected] = useState<'all' | Set<Key>>(new Set())
  const view = useRowView({
    rows: input,
    columns: read,
    search,
    sort: sort && { columnId: String(sort.column), direction: sort.direction },
  })
  const select = (keys: 'all' | Set<Key>) => {
    // "All" is all that match, as with the others, and not the page.
    if (keys !== 'all') setSelected(keys)
    else setSelected(new Set(view.slice(0, view.count).map((row) => row.id)))
  }
  return (
    <>
      <ThemeStyles />
      <FilterField value={search} onChange={setSearch} />
      <Look
        as={Table}
        data-density="comfortable"
        aria-label="People"
        selectionMode="multiple"
        selectedKeys={selected}
        onSelectionChange={select}
        sortDescriptor={sort}
        onSortChange={setSort}
      >
        <TableHeader>
          <Column>
            <Checkbox slot="selection">□</Checkbox>
          </Column>
          {COLUMNS.map(({ key, title }) => (
            <Column key={key} id={key} isRowHeader={key === 'name'} allowsSorting>
              {title}
            </Column>
          ))}
        </TableHeader>
        <TableBody items={view.slice(0, 50)}>
          {(row) => (
            <AriaRow textValue={row.name}>
              <Cell>
                <Checkbox slot="selection">□</Checkbox>
              </Cell>
              {COLUMNS.map(({ key }) => (
                <Cell key={key}>{row[key]}</Cell>
              ))}
            </AriaRow>
          )}
        </TableBody>
      </Look>
    </>
  )
}

const rows = () => [...document.querySelectorAll('tbody [role=row], tbody tr')]
const head = (place: number) => document.querySelectorAll('[role=columnheader]')[place + 1]
start({
  prepare: tableRows,
  App,
  find: {
    textHead: () => head(0),
    numberHead: () => head(3),
    allCheck: () => document.querySelector('[role=columnheader] label'),
    filter: () => document.querySelector('#filter'),
  },
  is: tableChecks(
    () =>
      rows().map((row) =>
        [...row.querySelectorAll('[role=rowheader], [role=gridcell]')].slice(1).map((cell) => cell.textContent ?? ''),
      ),
    () => rows().every((row) => row.getAttribute('aria-selected') === 'true'),
  ),
})
