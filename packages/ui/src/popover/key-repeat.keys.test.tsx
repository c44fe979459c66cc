import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Popover } from './Popover'

let root: Root
const onOpenChange = vi.fn()

beforeEach(async () => {
  vi.clearAllMocks()
  const container = document.createElement('div')
  document.body.append(container)
  root = createRoot(container)
  root.render(
    <Popover label="Paste" onOpenChange={onOpenChange}>
      A list of coordinates
    </Popover>,
  )
  await expect.poll(() => document.querySelectorAll('button')).toHaveLength(1)
})
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
})

describe('a repeating key on the button of a popover', () => {
  it('opens the panel once with Enter', async () => {
    document.querySelector('button')?.focus()
    await userEvent.keyboard('{Enter>4}{/Enter}')
    await expect.poll(() => document.querySelector('[role="dialog"]')).not.toBeNull()
    expect(onOpenChange.mock.calls).toEqual([[true]])
  })
})
