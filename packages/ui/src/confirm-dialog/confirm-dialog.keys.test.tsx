import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog'
import { TypedConfirmDialog } from './TypedConfirmDialog'
import { createTestRoot } from '../test-root/test-root-fixture'

const root = createTestRoot()
const onConfirm = vi.fn()
const onClose = vi.fn()
const props: ConfirmDialogProps = {
  isOpen: true,
  title: 'Delete Harbour Works?',
  children: 'Its users can no longer open it.',
  confirmLabel: 'Delete project',
  onConfirm,
  onClose,
}
const button = (name: string) => page.getByRole('button', { name })

beforeEach(() => {
  onConfirm.mockReset()
  onClose.mockReset()
})

it('moves through its buttons with Tab and Shift+Tab, and never leaves the dialog', async () => {
  root.render(<ConfirmDialog {...props} tone="danger" />)
  await expect.element(button('Cancel')).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(button('Delete project')).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(button('Close')).toHaveFocus()
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await expect.element(button('Delete project')).toHaveFocus()
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await expect.element(button('Cancel')).toHaveFocus()
  await userEvent.keyboard(' ')
  expect(onClose).toHaveBeenCalledOnce()
  expect(onConfirm).not.toHaveBeenCalled()
})

it('moves between the field and the buttons with Tab and Shift+Tab, and confirms with Enter in the field', async () => {
  root.render(<TypedConfirmDialog {...props} expected="Harbour Works" />)
  const field = page.getByRole('textbox')
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('Harbour{Enter}')
  expect(onConfirm).not.toHaveBeenCalled()
  await userEvent.keyboard('{Tab}')
  await expect.element(button('Cancel')).toHaveFocus()
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await expect.element(button('Close')).toHaveFocus()
  await userEvent.keyboard('{Tab}{End} Works{Enter}')
  expect(onConfirm).toHaveBeenCalledOnce()
})
