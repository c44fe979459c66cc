import { Table } from 'antd'
import { useMemo, useState } from 'react'
import { FilterField, start } from './start'
import { tableChecks } from './table-checks'
import { COLUMNS, compareBy, matching, type Row, tableRows } from './table-data'

const columns = COLUMNS.map(({ key, title }) => ({ key, title, dataIndex: key, width: 160, sorter: compareBy(key) }))

/** Named as ours. */
const nameRow = ({ name }: Row) => ({ 'aria-label': `Select ${name}` })
const nameAll = () => ({ 'aria-label': 'Select all rows' })

function People({ input, isPaged }: { input: Row[]; isPaged: boolean }) {
  const [search, setSearch] = useState('')
  const [selected, setSelected] = useState<React.Key[]>([])
  const shown = useMemo(() => matching(input, search), [input, search])
  return (
    <>
      <FilterField value={search} onChange={setSearch} />
      <Table
        virtual={!isPaged}
        rowKey="id"
        aria-label="People"
        scroll={isPaged ? undefined : { x: 860, y: 600 }}
        pagination={isPaged && { pageSize: 50, showSizeChanger: false }}
        columns={columns}
        dataSource={shown}
        rowSelection={{
          selectedRowKeys: selected,
          onChange: setSelected,
          getCheckboxProps: nameRow,
          getTitleCheckboxProps: nameAll,
        }}
      />
    </>
  )
}

const rows = () => [...document.querySelectorAll('.ant-table-row')]
const head = (place: number) => document.querySelectorAll('th.ant-table-column-has-sorters')[place]

/** Starts the page: rows in a scroll container, or pages of 50. */
export const startAntDesign = (isPaged: boolean) =>
  start({
    prepare: tableRows,
    App: ({ input }: { input: Row[] }) => <People input={input} isPaged={isPaged} />,
    find: {
      textHead: () => head(0),
      numberHead: () => head(3),
      allCheck: () => document.querySelector('.ant-table-thead .ant-checkbox-input'),
      filter: () => document.querySelector('#filter'),
    },
    is: tableChecks(
      () => rows().map((row) => [...row.querySelectorAll('.ant-table-cell')].slice(1).map((cell) => cell.textContent)),
      () => rows().every((row) => row.querySelector('.ant-checkbox-checked') !== null),
    ),
  })
