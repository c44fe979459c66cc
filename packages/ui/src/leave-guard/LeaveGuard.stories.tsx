import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/Button'
import { LeaveDialog } from '../unsaved-bar/LeaveDialog'
import { LeaveGuard, type LeaveGuardProps, LeaveGuardProvider } from './LeaveGuard'
import { description } from './LeaveGuard.description'

const leave = fn<() => void>()

/** The guard of an app. A real one opens the dialog when its router blocks a navigation. */
function AppGuard({ changes }: LeaveGuardProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => (changes.length > 0 ? setOpen(true) : leave())}>All users</Button>
      <LeaveDialog isOpen={isOpen} changes={changes} onClose={() => setOpen(false)} onLeave={leave} />
    </>
  )
}

const meta = {
  title: 'Components/Leave guard',
  component: LeaveGuard,
  subcomponents: { LeaveGuardProvider },
  tags: ['autodocs'],
  args: { changes: [{ id: 'phone', label: 'Phone' }] },
  render: (args) => (
    <LeaveGuardProvider guard={AppGuard}>
      <LeaveGuard {...args} />
    </LeaveGuardProvider>
  ),
  beforeEach: () => {
    leave.mockClear()
  },
  parameters: { description },
} satisfies Meta<typeof LeaveGuard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'All users' }))
    await expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription(/Changed: Phone/)
  },
}

export const KeyboardAlone: Story = {
  tags: ['test-only'],
  play: async ({ canvas }) => {
    await userEvent.tab()
    const link = canvas.getByRole('button', { name: 'All users' })
    await expect(link).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Stay' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(link).toHaveFocus())
    await expect(leave).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Stay' })).toHaveFocus())
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(leave).toHaveBeenCalledOnce()
  },
}

export const NoChanges: Story = {
  name: 'Lets the user leave a page without changes',
  tags: ['test-only'],
  args: { changes: [] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'All users' }))
    await expect(leave).toHaveBeenCalledOnce()
    await expect(screen.queryByRole('alertdialog')).toBeNull()
  },
}

export const NoProvider: Story = {
  name: 'Renders nothing without a provider',
  tags: ['test-only'],
  render: (args) => <LeaveGuard {...args} />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('')
  },
}
