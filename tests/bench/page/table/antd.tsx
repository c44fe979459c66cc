import { Table } from 'antd'
import { useMemo, useState } from 'react'
import { FilterField, start } from '../start'
import { tableChecks } from '../table-checks'
import { COLUMNS, compareBy, matching, type Row, tableRows } from '../table-data'

const columns = COLUMNS.map(({ key, title }) => ({ key, title, dataIndex: key, width: 160, sorter: compareBy(key) }))

function App({ input }: { input: Row[] }) {
  const [search, setSearch] = useState('')
  const [selected, setSelected] = useState<React.Key[]>([])
  const shown = useMemo(() => matching(input, search), [input, search])
  return (
    <>
      <FilterField value={search} onChange={setSearch} />
      <Table
        virtual
        rowKey="id"
        scroll={{ x: 860, y: 600 }}
        pagination={false}
        columns={columns}
        dataSource={shown}
        rowSelection={{ selectedRowKeys: selected, onChange: setSelected }}
      />
    </>
  )
}

const rows = () => [...document.querySelectorAll('.ant-table-row')]
const head = (place: number) => document.querySelectorAll('th.ant-table-column-has-sorters')[place]
start({
  prepare: tableRows,
  App,
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
