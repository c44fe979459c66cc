import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ThemeStyles } from '../tokens/ThemeStyles'
import { DataTable } from './DataTable'
import { useRowView } from './use-row-view'
import { type Column, WindowedTable } from './WindowedTable'
import { scrollByKey } from '../test-root/scroll-fixture'
import { createTestRoot } from '../test-root/test-root-fixture'

const root = createTestRoot()
const ROWS = Array.from({ length: 400 }, (_, place) => place + 1)
const COLUMNS: Column<number>[] = [{ id: 'name', header: 'Name', cell: (row) => `Row ${row}` }]
const rowKey = (row: number): number => row
const rowName = (row: number): string => `Row ${row}`
const region = () => page.getByRole('region', { name: 'Rows' })

function Rows() {
  const view = useRowView({ rows: ROWS, columns: COLUMNS })
  return (
    <>
      <ThemeStyles />
      <WindowedTable caption="Rows" columns={COLUMNS} view={view} rowKey={rowKey} rowName={rowName} height="20rem" />
    </>
  )
}

it('scrolls a long table by lines, by pages and to its ends', async () => {
  root.render(<Rows />)
  await expect.element(region()).toBeVisible()
  await userEvent.tab()
  await expect.element(region()).toHaveFocus()
  const element = region().element()
  const line = await scrollByKey(element, '{ArrowDown}')
  expect(line.y).toBeGreaterThan(0)
  expect((await scrollByKey(element, '{ArrowUp}')).y).toBeLessThan(0)
  expect((await scrollByKey(element, '{PageDown}')).y).toBeGreaterThan(line.y)
  expect((await scrollByKey(element, '{PageUp}')).y).toBeLessThan(0)
  await scrollByKey(element, '{End}')
  await expect.element(page.getByText('Row 400', { exact: true })).toBeVisible()
  await scrollByKey(element, '{Home}')
  expect(element.scrollTop).toBe(0)
  await expect.element(region()).toHaveFocus()
})

it('scrolls a wide table sideways', async () => {
  root.render(
    <div style={{ inlineSize: 300 }}>
      <ThemeStyles />
      <DataTable
        caption="Rows"
        columns={['A', 'B', 'C', 'D'].map((id) => ({ id, header: id, cell: () => 'northgate_refinery_expansion' }))}
        rows={[1]}
        rowKey={rowKey}
        rowName={rowName}
      />
    </div>,
  )
  await expect.element(region()).toBeVisible()
  await userEvent.tab()
  await expect.element(region()).toHaveFocus()
  expect((await scrollByKey(region().element(), '{ArrowRight}')).x).toBeGreaterThan(0)
  expect((await scrollByKey(region().element(), '{ArrowLeft}')).x).toBeLessThan(0)
})
