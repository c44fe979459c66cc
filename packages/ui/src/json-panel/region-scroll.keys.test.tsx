import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ThemeStyles } from '../tokens/ThemeStyles'
import { JsonPanel } from './JsonPanel'
import { scrollByKey } from '../test-root/scroll-fixture'
import { createTestRoot } from '../test-root/test-root-fixture'

const root = createTestRoot()
const JSON_TEXT = JSON.stringify({ path: 'northgate_refinery_'.repeat(20), sizes: Array.from({ length: 300 }, Number) })

it('scrolls its region in both directions, by pages and to its ends', async () => {
  root.render(
    <div style={{ inlineSize: 400 }}>
      <ThemeStyles />
      <JsonPanel label="Configuration" json={JSON_TEXT} />
    </div>,
  )
  const region = page.getByRole('region', { name: 'Configuration' })
  await expect.element(page.getByText(/northgate_refinery/)).toBeVisible()
  for (let press = 0; press < 9 && document.activeElement !== region.element(); press += 1) await userEvent.tab()
  await expect.element(region).toHaveFocus()
  const press = (key: string) => scrollByKey(region.element(), key)
  const line = await press('{ArrowDown}')
  expect(line.y).toBeGreaterThan(0)
  expect(await press('{ArrowUp}')).toEqual({ x: 0, y: -line.y })
  expect((await press('{ArrowRight}')).x).toBeGreaterThan(0)
  expect((await press('{ArrowLeft}')).x).toBeLessThan(0)
  expect((await press('{PageDown}')).y).toBeGreaterThan(line.y)
  expect((await press('{PageUp}')).y).toBeLessThan(0)
  const end = await press('{End}')
  expect(end.y).toBe(region.element().scrollHeight - region.element().clientHeight)
  expect(await press('{Home}')).toEqual({ x: 0, y: -end.y })
})
