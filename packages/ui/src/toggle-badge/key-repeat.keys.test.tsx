import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { ToggleBadge } from './ToggleBadge'

let root: Root
const onChange = vi.fn()
const onKeyDown = vi.fn()

beforeEach(async () => {
  vi.clearAllMocks()
  const container = document.createElement('div')
  document.body.append(container)
  root = createRoot(container)
  root.render(
    <ToggleBadge owner="user adaeze.okafor" isSelected onChange={onChange} onKeyDown={onKeyDown}>
      Active
    </ToggleBadge>,
  )
  await expect.poll(() => document.querySelectorAll('button')).toHaveLength(1)
})
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
})

describe('a repeating key on a toggle badge', () => {
  it.each(['Enter', ' '])('toggles once with %j', async (key) => {
    document.querySelector('button')?.focus()
    await userEvent.keyboard(`{${key}>4}{/${key}}`)
    expect(onChange).toHaveBeenCalledOnce()
    expect(onKeyDown).toHaveBeenCalledTimes(4)
    await userEvent.keyboard(`{${key}}`)
    expect(onChange).toHaveBeenCalledTimes(2)
  })
})
