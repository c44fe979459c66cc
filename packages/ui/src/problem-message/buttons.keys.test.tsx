import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ProblemMessage } from './ProblemMessage'
import { createTestRoot } from '../test-root/test-root-fixture'

const root = createTestRoot()

it('retries and copies with Enter and Space', async () => {
  const onRetry = vi.fn()
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  root.render(<ProblemMessage title="Failed to fetch users." requestId="7" onRetry={onRetry} />)
  await expect.element(page.getByRole('alert')).toBeVisible()
  await userEvent.tab()
  await userEvent.keyboard('{Enter} ')
  expect(onRetry).toHaveBeenCalledTimes(2)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => writeText.mock.calls.length).toBe(1)
  await userEvent.keyboard(' ')
  await expect.poll(() => writeText.mock.calls.length).toBe(2)
  expect(writeText.mock.lastCall?.[0]).toContain('Failed to fetch users.')
  writeText.mockRestore()
})
