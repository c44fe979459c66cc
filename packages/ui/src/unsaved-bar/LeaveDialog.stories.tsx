import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { LeaveDialog } from './LeaveDialog'
import { description } from './LeaveDialog.description'

const meta = {
  title: 'Components/Leave dialog',
  component: LeaveDialog,
  tags: ['autodocs'],
  args: {
    isOpen: true,
    changes: [
      { id: 'administer-site', label: 'Administer Site', kind: 'added' },
      { id: 'post-transfer', label: 'Post Transfer', kind: 'removed' },
      { id: 'first-name', label: 'First Name' },
    ],
    onClose: fn(),
    onLeave: fn(),
  },
  parameters: {
    description,
    docs: {
      story: { inline: false, iframeHeight: 360 },
    },
  },
} satisfies Meta<typeof LeaveDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Leave without saving?' })
    await expect(dialog).toHaveAccessibleDescription(
      /Added: Administer Site.*Removed: Post Transfer.*Changed: First Name/,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Leave and discard' }))
    await expect(args.onLeave).toHaveBeenCalledOnce()
  },
}

export const SaveAndLeave: Story = {
  name: 'Saves the changes, then leaves',
  tags: ['test-only'],
  args: {
    onSave: fn(async () => true),
    changes: [
      { id: 'phone', label: 'Phone', before: '0101', after: '0188' },
      {
        id: 'comment',
        label: 'Comment',
        before: '',
        after: 'Night shift at the jetty and the tank farm. '.repeat(4),
      },
      { id: 'administer-site', label: 'Administer Site', kind: 'added' },
    ],
  },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog')
    await expect(dialog).toHaveAccessibleDescription(/Changed: Phone: 0101 → 0188/)
    await expect(dialog).toHaveAccessibleDescription(/Comment: empty → Night shift at the jetty and the tank f…/)
    await userEvent.click(screen.getByRole('button', { name: 'Save and leave' }))
    await waitFor(() => expect(args.onLeave).toHaveBeenCalledOnce())
    await expect(args.onSave).toHaveBeenCalledOnce()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

/** Stays open while saving. */
export const Saving: Story = {
  args: { onSave: fn(() => new Promise<boolean>(() => undefined)) },
  play: async ({ args }) => {
    const save = await screen.findByRole('button', { name: 'Save and leave' })
    await userEvent.dblClick(save)
    await expect(args.onSave).toHaveBeenCalledOnce()
    await expect(screen.getByRole('button', { name: 'Stay' })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(screen.getByRole('button', { name: 'Leave and discard' }))
    await userEvent.keyboard('{Escape}')
    await expect(args.onLeave).not.toHaveBeenCalled()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

export const SaveFails: Story = {
  name: 'Closes and stays on the page when the save fails',
  tags: ['test-only'],
  args: { onSave: fn(async () => false) },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Save and leave' }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
    await expect(args.onLeave).not.toHaveBeenCalled()
  },
}

export const SaveRejected: Story = {
  name: 'Closes and stays on the page when the save is rejected',
  tags: ['test-only'],
  args: { onSave: fn(() => Promise.reject(new Error('No connection'))) },
  play: async (context) => SaveFails.play?.(context),
}

export const ManyAndLong: Story = {
  args: {
    changes: Array.from({ length: 40 }, (_, place) => ({
      id: `${place}`,
      label:
        place === 1
          ? 'Update Preservation Item of Northgate Refinery Expansion, Unit 2, tank farm and jetty'
          : `Role ${place + 1}`,
      kind: 'added',
    })),
  },
  play: async () => {
    await screen.findByRole('alertdialog')
    await expect(screen.getAllByRole('listitem')).toHaveLength(12)
    await waitFor(() => expect(screen.getByText('and 28 more')).toBeVisible())
  },
}

/** On a phone, the text of each button fits on one line. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const leave = await screen.findByRole('button', { name: 'Leave and discard' })
    await waitFor(() => expect(leave).toBeVisible())
    const words = document.createRange()
    words.selectNodeContents(leave)
    await expect(words.getBoundingClientRect().height).toBeLessThan(24)
  },
}

/** On a phone, all three buttons fit. */
export const SaveOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { onSave: fn(async () => true) },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog')
    const save = await screen.findByRole('button', { name: 'Save and leave' })
    await waitFor(() => expect(save).toBeVisible())
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth)
  },
}

export const KeyboardAlone: Story = {
  tags: ['test-only'],
  play: async ({ args }) => {
    const stay = await screen.findByRole('button', { name: 'Stay' })
    await waitFor(() => expect(stay).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onClose).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledTimes(2)
    await userEvent.tab()
    await expect(screen.getByRole('button', { name: 'Leave and discard' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(args.onLeave).toHaveBeenCalledOnce()
  },
}
