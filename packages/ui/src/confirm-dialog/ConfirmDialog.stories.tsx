import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/Button'
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog'
import { description } from './ConfirmDialog.description'

const meta = {
  title: 'Components/Confirm dialog',
  component: ConfirmDialog,
  tags: ['autodocs'],
  args: {
    isOpen: true,
    title: 'Remove all product licenses?',
    children: 'Removing all product licenses will also remove all roles of this user.',
    confirmLabel: 'Remove',
    onConfirm: fn(),
    onClose: fn(),
  },
  argTypes: { children: { control: 'text' } },
  parameters: {
    description,
    docs: {
      story: { inline: false, iframeHeight: 420 },
    },
  },
} satisfies Meta<typeof ConfirmDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Remove all product licenses?' })
    await expect(dialog).toHaveAccessibleDescription(
      'Removing all product licenses will also remove all roles of this user.',
    )
    const confirm = screen.getByRole('button', { name: 'Remove' })
    await expect(confirm).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onConfirm).toHaveBeenCalledOnce()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

export const Danger: Story = {
  tags: ['visual', 'whole-window'],
  args: {
    tone: 'danger',
    title: 'Delete user group Night Shift?',
    children: '12 users lose its roles.',
    confirmLabel: 'Delete',
  },
  play: async ({ args }) => {
    await screen.findByRole('alertdialog')
    await expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClose).toHaveBeenCalledOnce()
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
}

export const Busy: Story = {
  args: { isBusy: true, tone: 'danger', confirmLabel: 'Delete', title: 'Delete user group Night Shift?' },
  play: async ({ args }) => {
    await screen.findByRole('alertdialog')
    await userEvent.keyboard('{Escape}')
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
    await expect(args.onClose).not.toHaveBeenCalled()
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
}

export const Failed: Story = {
  args: { error: 'Failed to update Product Licenses.' },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Failed to update Product Licenses.')
  },
}

export const VeryLongWords: Story = {
  args: {
    title:
      'Remove a.person.with.a.rather.long.username.of.a.joint.venture@northgate-constructors.example from the project?',
    confirmLabel: 'Remove the person from Northgate Refinery Expansion and all of its sites',
  },
}

/** A page with the button that opens the dialog. */
function Page(args: ConfirmDialogProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button tone="danger" onClick={() => setOpen(true)}>
        Delete…
      </Button>
      <ConfirmDialog
        {...args}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onConfirm={() => {
          args.onConfirm()
          setOpen(false)
        }}
      />
    </>
  )
}

export const DoubleClick: Story = {
  name: 'A double click confirms once',
  tags: ['test-only'],
  args: { isOpen: false, onConfirm: fn() },
  render: (args) => <Page {...args} />,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete…' }))
    await userEvent.dblClick(await screen.findByRole('button', { name: args.confirmLabel }))
    await expect(args.onConfirm).toHaveBeenCalledTimes(1)
  },
}

export const KeyboardAlone: Story = {
  tags: ['test-only'],
  args: { tone: 'danger', title: 'Delete user group Night Shift?', confirmLabel: 'Delete' },
  render: (args) => <Page {...args} />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Delete…' })
    await userEvent.tab()
    await expect(opener).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    const cancel = await screen.findByRole('button', { name: 'Cancel' })
    await waitFor(() => expect(cancel).toHaveFocus())
    await userEvent.tab()
    await expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus()
    await userEvent.tab()
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
    // Escape hides the name of the icon first.
    await waitFor(() => expect(screen.getByText('Close')).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus())
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await waitFor(() => expect(opener).toHaveFocus())
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  },
}
