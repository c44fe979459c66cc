import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/Button'
import { createToastQueue, type ToastQueue } from './toast-queue'
import { ToastHistory, type ToastHistoryProps } from './ToastHistory'
import { Toasts } from './Toasts'
import { description } from './ToastHistory.description'

const meta = {
  title: 'Components/Toast history',
  component: ToastHistory,
  tags: ['autodocs'],
  args: { queue: createToastQueue() },
  argTypes: { queue: { control: false } },
  parameters: {
    description,
    docs: {
      story: { inline: false, iframeHeight: 420 },
    },
  },
} satisfies Meta<typeof ToastHistory>

export default meta
type Story = StoryObj<typeof meta>

/** A page whose queue has messages. */
function Page({ fill, ...args }: Partial<ToastHistoryProps> & { fill: (queue: ToastQueue) => void }) {
  const [queue] = useState(() => {
    const newQueue = createToastQueue()
    fill(newQueue)
    return newQueue
  })
  return (
    <main>
      <div style={{ display: 'flex', gap: 8 }}>
        <ToastHistory {...args} queue={queue} />
        <Button onClick={() => queue.success('User updated.')}>Save</Button>
      </div>
      <Toasts queue={queue} />
    </main>
  )
}

const addAll = (queue: ToastQueue): void => {
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
  // The panel takes the focus before it is positioned and visible.
  await waitFor(() => expect(panel).toBeVisible())
  return within(panel)
}

export const WithMessages: Story = {
  render: () => <Page fill={addAll} />,
  play: async () => {
    const panel = await open()
    const entries = panel.getAllByRole('listitem')
    await expect(entries).toHaveLength(4)
    await expect(entries[0]).toHaveTextContent('Success: Product Licenses updated.')
    await expect(entries[1]).toHaveTextContent(/^Error: Failed to save jordan\.whitfield\..*3 times$/)
    // The toasts announced these messages already.
    await expect(panel.queryByRole('status')).not.toBeInTheDocument()
    await expect(panel.queryByRole('alert')).not.toBeInTheDocument()
  },
}

export const Empty: Story = {
  render: () => <Page fill={() => undefined} />,
  play: async () => {
    const panel = await open()
    await expect(panel.getByText('No notifications yet.')).toBeVisible()
    await expect(panel.queryByRole('button', { name: 'Clear' })).not.toBeInTheDocument()
  },
}

export const OutlivesTheToast: Story = {
  tags: ['test-only'],
  render: () => <Page fill={() => undefined} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const toasts = within(screen.getByRole('region', { name: 'Notifications' }))
    await userEvent.click(await toasts.findByRole('button', { name: 'Close' }))
    await waitFor(() => expect(toasts.queryByRole('listitem')).not.toBeInTheDocument())
    const panel = await open()
    await expect(panel.getByText('User updated.')).toBeVisible()
  },
}

export const ManyLongMessages: Story = {
  render: () => (
    <Page
      fill={(queue) => {
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

export const InGerman: Story = {
  name: 'The language formats the times',
  tags: ['test-only'],
  globals: { locale: 'de' },
  render: () => (
    <Page
      fill={(queue) => queue.success('Gespeichert.')}
      label="Meldungen"
      labels={{ clear: 'Leeren', kinds: { success: 'Erfolg', error: 'Fehler', warning: 'Warnung', info: 'Hinweis' } }}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Meldungen' }))
    const panel = within(await screen.findByRole('dialog', { name: 'Meldungen' }))
    await expect(panel.getByRole('listitem')).toHaveTextContent(/^Erfolg: Gespeichert\.\d{1,2}:\d\d$/)
    await expect(panel.getByRole('button', { name: 'Leeren' })).toBeInTheDocument()
  },
}

export const KeyboardAlone: Story = {
  tags: ['test-only'],
  render: () => <Page fill={addAll} />,
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
    await expect(within(panel).getByText('No notifications yet.')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  },
}
