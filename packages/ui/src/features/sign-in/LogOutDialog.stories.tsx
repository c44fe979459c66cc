import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { LogOutDialog } from './LogOutDialog'

const meta: Meta<typeof LogOutDialog> = {
  title: 'Screens/Sign in/Log out',
  component: LogOutDialog,
  args: { count: 2, onDelete: fn(), onKeep: fn(), onClose: fn() },
}

export default meta
type Story = StoryObj<typeof LogOutDialog>

const dialogOf = async (canvasElement: HTMLElement) =>
  within(
    await within(canvasElement.ownerDocument.body).findByRole('alertdialog', { name: 'Delete your unsaved changes?' }),
  )

/** Deleting has the focus, and Escape does not log out. */
export const Default: Story = {
  parameters: { rows: ['DRAFT-06'] },
  play: async ({ canvasElement, args }) => {
    const dialog = await dialogOf(canvasElement)
    const remove = dialog.getByRole('button', { name: 'Delete and log out' })
    await waitFor(() => expect(remove).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onDelete).toHaveBeenCalledOnce()
    await userEvent.click(dialog.getByRole('button', { name: 'Keep for 7 days and log out' }))
    await expect(args.onKeep).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

/** Of one form. */
export const OneForm: Story = {
  args: { count: 1 },
  play: async ({ canvasElement }) => {
    const dialog = await dialogOf(canvasElement)
    await waitFor(() => expect(dialog.getByText(/unsaved changes in one form/)).toBeVisible())
  },
}
