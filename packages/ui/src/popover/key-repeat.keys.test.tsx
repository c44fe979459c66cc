import { beforeEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Popover } from './Popover'
import { createTestRoot } from '../test-root/test-root-fixture'

const root = createTestRoot()
const onOpenChange = vi.fn()

beforeEach(async () => {
  vi.clearAllMocks()
  root.render(
    <Popover label="Paste" onOpenChange={onOpenChange}>
      A list of coordinates
    </Popover>,
  )
  await expect.poll(() => document.querySelectorAll('button')).toHaveLength(1)
})

describe('a repeating key on the button of a popover', () => {
  it('opens the panel once with Enter', async () => {
    document.querySelector('button')?.focus()
    await userEvent.keyboard('{Enter>4}{/Enter}')
    await expect.poll(() => document.querySelector('[role="dialog"]')).not.toBeNull()
    expect(onOpenChange.mock.calls).toEqual([[true]])
  })
})
