import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button } from '../button/Button'
import { ThemeStyles } from '../tokens/ThemeStyles'
import { createToastQueue } from './toast-queue'
import { ToastHistory } from './ToastHistory'
import { Toasts } from './Toasts'
import { createTestRoot } from '../test-root/test-root-fixture'

const root = createTestRoot()
const button = (name: string) => page.getByRole('button', { name, exact: true })

it('moves through the buttons of the toasts with Tab and Shift+Tab, and presses them with Space and Enter', async () => {
  const queue = createToastQueue()
  const onAction = vi.fn<(name: string) => void>()
  root.render(
    <>
      <ThemeStyles />
      <Button>Save</Button>
      <Toasts queue={queue} />
    </>,
  )
  await expect.element(button('Save')).toBeVisible()
  button('Save').element().focus()
  for (const name of ['Sites', 'Users'])
    queue.error(`Failed to save ${name}.`, {
      isPersistent: true,
      action: { label: `Retry ${name}`, onAction: () => onAction(name) },
    })
  await expect.element(button('Retry Users')).toBeVisible()
  await userEvent.keyboard('{F6}')
  await expect.element(button('Retry Users')).toHaveFocus()
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await expect.element(button('Close').first()).toHaveFocus()
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await expect.element(button('Retry Sites')).toHaveFocus()
  await userEvent.keyboard('{Tab}{Tab}')
  await expect.element(button('Retry Users')).toHaveFocus()
  await userEvent.keyboard(' ')
  await expect.poll(() => onAction.mock.calls.flat()).toEqual(['Users'])
  await expect.element(button('Close')).toHaveFocus()
  await userEvent.keyboard(' ')
  await expect.element(button('Save')).toHaveFocus()
  await expect.element(button('Retry Sites')).not.toBeInTheDocument()
})

it.each(['{Enter}', ' '])(
  'opens and empties the history with "%s", and closes it with Shift+Tab or Escape',
  async (key) => {
    const queue = createToastQueue()
    queue.success('User updated.')
    root.render(
      <>
        <ThemeStyles />
        <ToastHistory queue={queue} />
      </>,
    )
    await expect.element(button('Notifications')).toBeVisible()
    await userEvent.tab()
    await userEvent.keyboard(key)
    const panel = page.getByRole('dialog', { name: 'Notifications' })
    await expect.element(panel).toHaveFocus()
    await expect.element(button('Clear')).toBeVisible()
    await userEvent.tab()
    await expect.element(button('Clear')).toHaveFocus()
    await userEvent.keyboard(key)
    await expect.element(panel).toHaveFocus()
    await expect.element(page.getByText('No notifications yet.')).toBeVisible()
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
    await expect.element(button('Notifications')).toHaveFocus()
    await expect.element(panel).not.toBeInTheDocument()
    await userEvent.keyboard(key)
    await expect.element(panel).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(button('Notifications')).toHaveFocus()
    await expect.element(panel).not.toBeInTheDocument()
  },
)
