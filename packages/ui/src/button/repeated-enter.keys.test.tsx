import { useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { ConfirmDialog } from '../confirm-dialog/ConfirmDialog'
import { DataTable } from '../data-table/DataTable'
import { DatePicker } from '../date-picker/DatePicker'
import { ToggleBadge } from '../toggle-badge/ToggleBadge'
import { ThemeStyles } from '../tokens/ThemeStyles'
import { Button } from './Button'
import { createTestRoot } from '../test-root/test-root-fixture'

const onAction = vi.fn()

const root = createTestRoot()

beforeEach(() => {
  onAction.mockReset()
})

const find = (selector: string) => document.querySelector<HTMLElement>(selector)

async function render(content: React.ReactNode, focused: string): Promise<void> {
  root.render(
    <>
      <ThemeStyles />
      {content}
    </>,
  )
  await expect.poll(() => find(focused)).not.toBeNull()
  find(focused)?.focus()
}

/** Holds Enter down for so long that what it opens gets the focus and some of the repeats. */
const holdEnter = (): Promise<void> => userEvent.keyboard('{Enter>60/}')

function Deactivate() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Deactivate</Button>
      <ConfirmDialog
        isOpen={isOpen}
        title="Deactivate the project?"
        confirmLabel="Deactivate project"
        onConfirm={onAction}
        onClose={onAction}
      >
        Its users can no longer open it.
      </ConfirmDialog>
    </>
  )
}

it('does not confirm with the held Enter that opened the dialog', async () => {
  await render(<Deactivate />, 'button')
  await holdEnter()
  expect(document.activeElement?.textContent).toBe('Deactivate project')
  expect(onAction).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  expect(onAction).toHaveBeenCalledOnce()
})

it('does not choose a day with the held Enter that opened the calendar', async () => {
  // Its code is loaded when it is first opened, on a busy machine only after the key is released.
  await import('../date-picker/CalendarDialog')
  await render(<DatePicker label="Expiry date" today="2026-02-03" onChange={onAction} />, 'button')
  await holdEnter()
  await expect.poll(() => document.activeElement?.closest('[role=grid]')).not.toBeNull()
  expect(onAction).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  expect(onAction).toHaveBeenCalledWith('2026-02-03')
})

it('toggles a badge once while Enter is held down', async () => {
  await render(
    <ToggleBadge owner="user a" isSelected onChange={onAction}>
      Active
    </ToggleBadge>,
    'button',
  )
  await userEvent.keyboard('{Enter>6/}')
  expect(onAction).toHaveBeenCalledOnce()
})

it('sorts once while Enter is held down on a head', async () => {
  await render(
    <DataTable
      caption="Sites"
      columns={[{ id: 'name', header: 'Name', isSortable: true, cell: () => 'Yard' }]}
      rows={[1]}
      rowKey={() => 1}
      rowName={() => 'Yard'}
      onSortChange={onAction}
    />,
    'th button',
  )
  await userEvent.keyboard('{Enter>6/}')
  expect(onAction).toHaveBeenCalledOnce()
})
