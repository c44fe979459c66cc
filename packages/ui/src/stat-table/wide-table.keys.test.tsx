import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ThemeStyles } from '../tokens/ThemeStyles'
import { StatTable } from './StatTable'
import { scrollByKey } from '../test-root/scroll-fixture'
import { createTestRoot } from '../test-root/test-root-fixture'

const root = createTestRoot()

it('scrolls sideways in a narrow container', async () => {
  root.render(
    <div style={{ inlineSize: 200 }}>
      <ThemeStyles />
      <StatTable label="Limits" rows={[{ id: 'users', name: 'Northgate construction users', used: 3, max: 10 }]} />
    </div>,
  )
  const frame = page.getByRole('region', { name: 'Limits' })
  await expect.element(frame).toBeVisible()
  await userEvent.tab()
  await expect.element(frame).toHaveFocus()
  expect((await scrollByKey(frame.element(), '{ArrowRight}')).x).toBeGreaterThan(0)
  expect((await scrollByKey(frame.element(), '{ArrowLeft}')).x).toBeLessThan(0)
})
