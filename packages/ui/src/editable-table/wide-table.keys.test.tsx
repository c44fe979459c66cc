import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ThemeStyles } from '../tokens/ThemeStyles'
import { EditableRow, EditableTable } from './EditableTable'
import { scrollByKey } from '../test-root/scroll-fixture'
import { createTestRoot } from '../test-root/test-root-fixture'

const root = createTestRoot()
const COLUMNS = [
  { id: 'name', header: 'Name' },
  { id: 'value', header: 'Value' },
]

it('scrolls sideways in a narrow container', async () => {
  await page.viewport(900, 600)
  root.render(
    <>
      <ThemeStyles />
      <EditableTable caption="Properties" columns={COLUMNS} minWidth="1200px">
        <EditableRow name="Row" cells={{ name: 'Pressure', value: '12' }} />
      </EditableTable>
    </>,
  )
  const frame = page.getByRole('region', { name: 'Properties' })
  await expect.element(frame).toBeVisible()
  await userEvent.tab()
  await expect.element(frame).toHaveFocus()
  expect((await scrollByKey(frame.element(), '{ArrowRight}')).x).toBeGreaterThan(0)
  expect((await scrollByKey(frame.element(), '{ArrowLeft}')).x).toBeLessThan(0)
})
