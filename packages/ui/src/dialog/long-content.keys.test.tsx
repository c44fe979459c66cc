import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ThemeStyles } from '../tokens/ThemeStyles'
import { Dialog } from './Dialog'
import { scrollByKey } from '../test-root/scroll-fixture'
import { createTestRoot } from '../test-root/test-root-fixture'

const root = createTestRoot()

it('scrolls long content that has the focus by lines and by pages', async () => {
  root.render(
    <>
      <ThemeStyles />
      <Dialog isOpen title="Terms" onClose={() => undefined}>
        {Array.from({ length: 100 }, (_, place) => (
          <p key={place}>Paragraph {place}</p>
        ))}
      </Dialog>
    </>,
  )
  const content = page.getByRole('group', { name: 'Terms' })
  await expect.element(content).toBeVisible()
  await userEvent.keyboard('{Tab}{Tab}')
  await expect.element(content).toHaveFocus()
  const line = await scrollByKey(content.element(), '{ArrowDown}')
  expect(line.y).toBeGreaterThan(0)
  expect((await scrollByKey(content.element(), '{ArrowUp}')).y).toBe(-line.y)
  const step = await scrollByKey(content.element(), '{PageDown}')
  expect(step.y).toBeGreaterThan(line.y)
  expect((await scrollByKey(content.element(), '{PageUp}')).y).toBe(-step.y)
})
