import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/Button'
import { createToastQueue, type ToastQueue } from './toast-queue'
import { ToastHistory } from './ToastHistory'
import { Toasts } from './Toasts'

const meta = {
  title: 'Components/Toast history',
  component: ToastHistory,
  tags: ['autodocs'],
  args: { queue: createToastQueue() },
  argTypes: { queue: { control: false } },
  parameters: {
    docs: {
      story: { inline: false, iframeHeight: 420 },
      description: {
        component: `What the toasts have said, for whoever looked away: the last 50, newest first, each with its kind and its time. The queue keeps them;
whoever owns the queue clears them when somebody else signs in.

**Not for** messages that were not told as a toast, nor for what must be acted on: that stands on the screen it belongs to.

**Role and name**: a \`button\` "Notifications" with a popup, and a \`dialog\` of the same name with a list. It is no live region: all of it
was announced when it was told.

| Key | Does |
| --- | --- |
| Enter, Space on the button | Opens the panel, and closes it |
| Tab | Moves to a list that scrolls, then to Clear |
| Enter, Space on Clear | Forgets all of it; the focus is on the panel |
| Escape | Closes the panel; the focus is on the button again |`,
      },
    },
  },
} satisfies Meta<typeof ToastHistory>

export default meta
type Story = StoryObj<typeof meta>

/** A page that has told something already. */
function Page({ tell }: { tell: (queue: ToastQueue) => void }) {
  const [queue] = useState(() => {
    const made = createToastQueue()
    tell(made)
    return made
  })
  return (
    <main>
      <div style={{ display: 'flex', gap: 8 }}>
        <ToastHistory queue={queue} />
        <Button onClick={() => queue.success('User updated.')}>Save</Button>
      </div>
      <Toasts queue={queue} />
    </main>
  )
}

const tellAll = (queue: ToastQueue): void => {
  queue.warning('You have unsaved project changes.')
  queue.info('Copied to clipboard!')
  for (let times = 0; times < 3; times += 1) queue.error('Failed to save jordan.whitfield.')
  queue.success('Product Licenses updated.')
}

async function open() {
  screen.getByRole('button', { name: 'Notifications' }).focus()
  await userEvent.keyboard('{Enter}')
  const panel = await screen.findByRole('dialog', { name: 'Notifications' })
  await waitFor(() => expect(panel.contains(document.activeElement)).toBe(true))
  // It has the focus a moment before its place is known and it is shown.
  await waitFor(() => expect(panel).toBeVisible())
  return within(panel)
}

export const Told: Story = {
  render: () => <Page tell={tellAll} />,
  play: async () => {
    const panel = await open()
    const entries = panel.getAllByRole('listitem')
    await expect(entries).toHaveLength(4)
    await expect(entries[0]).toHaveTextContent('Success: Product Licenses updated.')
    await expect(entries[1]).toHaveTextContent(/^Error: Failed to save jordan\.whitfield\..*3 times$/)
    // What was announced once is not announced again.
    await expect(panel.queryByRole('status')).not.toBeInTheDocument()
    await expect(panel.queryByRole('alert')).not.toBeInTheDocument()
  },
}

export const NothingYet: Story = {
  render: () => <Page tell={() => undefined} />,
  play: async () => {
    const panel = await open()
    await expect(panel.getByText('Nothing has been told yet.')).toBeVisible()
    await expect(panel.queryByRole('button', { name: 'Clear' })).not.toBeInTheDocument()
  },
}

export const OutlivesTheToast: Story = {
  render: () => <Page tell={() => undefined} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const toasts = within(screen.getByRole('region', { name: 'Notifications' }))
    await userEvent.click(await toasts.findByRole('button', { name: 'Close' }))
    await waitFor(() => expect(toasts.queryByRole('listitem')).not.toBeInTheDocument())
    const panel = await open()
    await expect(panel.getByText('User updated.')).toBeVisible()
  },
}

export const VeryManyAndVeryLong: Story = {
  render: () => (
    <Page
      tell={(queue) => {
        for (let number = 1; number <= 60; number += 1)
          queue.info(`${number}. ${'northgate_refinery_expansion_'.repeat(number === 60 ? 12 : 1)} is no site.`)
      }}
    />
  ),
  play: async () => {
    const panel = await open()
    await expect(panel.getAllByRole('listitem')).toHaveLength(50)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}

export const KeyboardAlone: Story = {
  render: () => <Page tell={tellAll} />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Notifications' })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    const panel = await screen.findByRole('dialog', { name: 'Notifications' })
    await waitFor(() => expect(panel).toHaveFocus())
    const clear = within(panel).getByRole('button', { name: 'Clear' })
    await userEvent.tab()
    if (document.activeElement !== clear) await userEvent.tab()
    await expect(clear).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(panel).toHaveFocus()
    await expect(within(panel).getByText('Nothing has been told yet.')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  },
}
