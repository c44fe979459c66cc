import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Button } from '../button/Button'
import { LeaveDialog } from './LeaveDialog'
import { createTestRoot } from '../test-root/test-root-fixture'

const onLeave = vi.fn()
const onSave = vi.fn(async () => false)
const root = createTestRoot()

function Page() {
  const [isOpen, setOpen] = useState(false)
  return (
    <main>
      <Button onClick={() => setOpen(true)}>All users</Button>
      <LeaveDialog
        isOpen={isOpen}
        changes={[{ id: 'phone', label: 'Phone', before: '0101', after: '0188' }]}
        onClose={() => setOpen(false)}
        onLeave={onLeave}
        onSave={onSave}
      />
    </main>
  )
}

const focusedText = () => document.activeElement?.textContent

beforeEach(async () => {
  vi.clearAllMocks()
  root.render(<Page />)
  await expect.poll(() => document.querySelectorAll('button')).toHaveLength(1)
  document.querySelector('button')?.focus()
})

describe('the leave dialog by keyboard', () => {
  it('neither leaves nor saves while Enter is held down on the button that opened it', async () => {
    await userEvent.keyboard('{Enter>40}{/Enter}')
    expect(onLeave).not.toHaveBeenCalled()
    expect(onSave).not.toHaveBeenCalled()
  })

  it('saves once while Enter is held down on "Save and leave", and returns the focus when the save fails', async () => {
    await userEvent.keyboard('{Enter}')
    await expect.poll(focusedText).toBe('Stay')
    await userEvent.keyboard('{Tab}{Tab}')
    expect(focusedText()).toBe('Save and leave')
    await userEvent.keyboard('{Enter>20}{/Enter}')
    expect(onSave).toHaveBeenCalledOnce()
    await expect.poll(focusedText).toBe('All users')
    expect(onLeave).not.toHaveBeenCalled()
  })

  it('stays on Escape, and returns the focus to the button', async () => {
    await userEvent.keyboard('{Enter}')
    await expect.poll(focusedText).toBe('Stay')
    await userEvent.keyboard('{Escape}')
    await expect.poll(focusedText).toBe('All users')
    expect(onLeave).not.toHaveBeenCalled()
    expect(onSave).not.toHaveBeenCalled()
  })
})
