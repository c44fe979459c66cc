import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Pagination } from './Pagination'
import { createTestRoot } from '../test-root/test-root-fixture'

const root = createTestRoot()

it('opens a page with Enter, and leaves Ctrl+Enter to the browser, which opens a tab', async () => {
  const onNavigate = vi.fn()
  root.render(
    <Pagination
      page={1}
      pageSize={10}
      total={30}
      noun={{ one: 'user', other: 'users' }}
      href={(number) => `#page-${number}`}
      onNavigate={onNavigate}
    />,
  )
  const link = page.getByRole('link', { name: 'Page 2' })
  await expect.element(link).toBeVisible()
  link.element().focus()
  await userEvent.keyboard('{Enter}')
  expect(onNavigate.mock.calls).toEqual([[2]])
  await expect.element(link).toHaveFocus()
  const clicks: boolean[][] = []
  const onClick = (event: MouseEvent): void => {
    clicks.push([event.ctrlKey, event.defaultPrevented])
    // The test needs no second tab.
    event.preventDefault()
  }
  window.addEventListener('click', onClick, { once: true })
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  expect(clicks).toEqual([[true, false]])
  expect(onNavigate).toHaveBeenCalledOnce()
})
