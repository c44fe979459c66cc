import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/Button'
import { Dialog } from '../dialog/Dialog'
import { createToastQueue, type ToastQueue } from './toast-queue'
import { Toasts } from './Toasts'
import { description } from './Toasts.description'
import { anatomy } from '../foundations/anatomy-story'

const meta = {
  title: 'Components/Toasts',
  component: Toasts,
  tags: ['autodocs'],
  // Each story creates its own queue.
  args: { queue: createToastQueue() },
  argTypes: { queue: { control: false } },
  parameters: {
    description,
    docs: {
      story: { inline: false, iframeHeight: 360 },
    },
  },
  render: () => <Stage />,
} satisfies Meta<typeof Toasts>

export default meta
type Story = StoryObj<typeof meta>

const retry = fn()

const KINDS: Record<string, (queue: ToastQueue) => void> = {
  Success: (queue) => queue.success('Product Licenses updated.'),
  Information: (queue) => queue.info('Copied to clipboard!'),
  Warning: (queue) => queue.warning('You have unsaved project changes.', { isPersistent: true, key: 'projects' }),
  Error: (queue) => queue.error('Failed to save jordan.whitfield.', { action: { label: 'Retry', onAction: retry } }),
}

/** A page with a button for each toast. */
function Stage({ kinds = KINDS }: { kinds?: Record<string, (queue: ToastQueue) => void> }) {
  const [queue] = useState(createToastQueue)
  return (
    <main aria-label="Users">
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        {Object.entries(kinds).map(([name, add]) => (
          <Button key={name} onClick={() => add(queue)}>
            {name}
          </Button>
        ))}
      </div>
      <Toasts queue={queue} />
    </main>
  )
}

const region = () => within(screen.getByRole('region', { name: 'Notifications' }))

export const Kinds: Story = {
  play: async ({ canvas }) => {
    for (const name of ['Warning', 'Error', 'Information', 'Success']) {
      await userEvent.click(canvas.getByRole('button', { name }))
    }
    await waitFor(() =>
      expect(region().getByRole('alert')).toHaveTextContent('Error: Failed to save jordan.whitfield.'),
    )
    await waitFor(() => expect(region().getAllByRole('status')).toHaveLength(3))
    await expect(await region().findByText('Product Licenses updated.')).toBeVisible()
    // Hovering pauses the timers.
    await userEvent.hover(region().getByText('Copied to clipboard!'))
  },
}

export const Empty: Story = {
  play: async () => {
    await expect(region().getByRole('list')).toBeEmptyDOMElement()
  },
}

export const SameKeyReplaces: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Warning' })
    await userEvent.click(button)
    await userEvent.click(button)
    await userEvent.click(button)
    await expect(region().getAllByRole('listitem')).toHaveLength(1)
    await expect(await region().findByText('You have unsaved project changes.')).toBeVisible()
  },
}

export const MoreThanFiveWait: Story = {
  name: 'Five toasts are visible at the bottom center, and closing one shows the next',
  tags: ['test-only'],
  parameters: { rows: ['ERR-10', 'ERR-11'] },
  render: () => (
    <Stage
      kinds={{
        Seven: (queue) => {
          for (const number of [1, 2, 3, 4, 5, 6, 7]) queue.warning(`Warning ${number}`, { isPersistent: true })
        },
      }}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Seven' }))
    await waitFor(() => expect(region().getAllByRole('listitem')).toHaveLength(5))
    await expect(await region().findByText('Warning 5')).toBeVisible()
    const box = screen.getByRole('region', { name: 'Notifications' }).getBoundingClientRect()
    await expect(Math.abs((box.left + box.right) / 2 - document.documentElement.clientWidth / 2)).toBeLessThan(1)
    await expect(window.innerHeight - box.bottom).toBeLessThan(24)
    const [first] = region().getAllByRole('button', { name: 'Close' })
    if (!first) throw new Error('No toast has a close button.')
    await userEvent.click(first)
    await expect(await region().findByText('Warning 6')).toBeVisible()
    await expect(region().getAllByRole('listitem')).toHaveLength(5)
    await expect(region().queryByText('Warning 7')).not.toBeInTheDocument()
  },
}

export const VeryLongWords: Story = {
  render: () => (
    <Stage
      kinds={{
        Long: (queue) =>
          queue.error(
            `The user a.person.with.a.rather.long.username.of.a.joint.venture@northgate-constructors.example could not be saved: ${'the license does not allow another user, '.repeat(30)}sorry.`,
            { isPersistent: true, action: { label: 'Ask for more users', onAction: fn() } },
          ),
      }}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Long' }))
    await expect(await region().findByText(/could not be saved/)).toBeVisible()
    // The keyboard can reach text that scrolls.
    await waitFor(() => expect(region().getByRole('alert')).toHaveAttribute('tabindex', '0'))
    const card = region().getByRole('listitem')
    await expect(card.getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
  },
}

/** A dialog with a button that adds a toast. */
function OverADialog() {
  const [queue] = useState(createToastQueue)
  return (
    <>
      <Dialog isOpen onClose={() => undefined} title="Assign 3 users">
        <Button onClick={() => queue.error('Failed to assign.', { isPersistent: true })}>Assign</Button>
      </Dialog>
      <Toasts queue={queue} />
    </>
  )
}

export const AboveADialog: Story = {
  name: 'Toasts stay above an open dialog, and usable',
  tags: ['test-only'],
  render: () => <OverADialog />,
  play: async () => {
    const assign = await screen.findByRole('button', { name: 'Assign' })
    await userEvent.click(assign)
    await expect(await region().findByText('Failed to assign.')).toBeVisible()
    await userEvent.keyboard('{F6}')
    await expect(region().getByRole('button', { name: 'Close' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(region().queryByText('Failed to assign.')).not.toBeInTheDocument()
    await expect(assign).toHaveFocus()
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Assign 3 users' })).toBeVisible())
  },
}

export const KeyboardAlone: Story = {
  tags: ['test-only'],
  play: async ({ canvas }) => {
    retry.mockClear()
    const warning = canvas.getByRole('button', { name: 'Warning' })
    const error = canvas.getByRole('button', { name: 'Error' })
    // Without a toast, F6 does nothing. The focus is on a button, because a dialog of the previous story may still return its focus.
    warning.focus()
    await userEvent.keyboard('{F6}')
    await expect(warning).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.tab()
    await expect(error).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await region().findByText('Failed to save jordan.whitfield.')
    await expect(error).toHaveFocus()

    await userEvent.keyboard('{F6}')
    await expect(region().getByRole('button', { name: 'Retry' })).toHaveFocus()
    await userEvent.tab()
    const [firstClose, secondClose] = region().getAllByRole('button', { name: 'Close' })
    await expect(secondClose).toHaveFocus()
    await userEvent.keyboard('{F6}')
    await expect(error).toHaveFocus()

    await userEvent.keyboard('{Alt>}t{/Alt}')
    await expect(region().getByRole('button', { name: 'Retry' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(retry).toHaveBeenCalledOnce()
    await waitFor(() => expect(firstClose).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(error).toHaveFocus())
    await expect(region().queryByRole('listitem')).not.toBeInTheDocument()
  },
}

export const ClosedByCode: Story = {
  name: 'Closing a focused toast by code moves the focus to the next toast',
  tags: ['test-only'],
  render: () => <Stage kinds={{ Add: addAndClose, Warning: KINDS.Warning ?? addAndClose }} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Warning' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }))
    await region().findByText('Working…')
    await userEvent.keyboard('{F6}')
    await waitFor(() => expect(region().queryByText('Working…')).not.toBeInTheDocument())
    await expect(region().getByRole('button', { name: 'Close' })).toHaveFocus()
  },
}

/** Adds a toast that closes as soon as it has the focus. */
function addAndClose(queue: ToastQueue): void {
  const id = queue.info('Working…', { isPersistent: true })
  document.addEventListener('focusin', () => queue.close(id), { once: true })
}

/** A part of a page that shows one toast at its bottom. */
function Shown({ add }: { add: (queue: ToastQueue) => void }) {
  const [queue] = useState(() => {
    const created = createToastQueue()
    add(created)
    return created
  })
  // A transform makes the box the window of its toasts.
  return (
    <div style={{ transform: 'translate(0)', height: 96 }}>
      <Toasts queue={queue} />
    </div>
  )
}
const INLINE = { docs: { story: { inline: true } } }
const KEPT = { isPersistent: true }
const addFailure = (queue: ToastQueue): void => {
  queue.error('Failed to save jordan.whitfield.', { ...KEPT, action: { label: 'Retry', onAction: retry } })
}

export const Anatomy: Story = {
  tags: ['!dev', 'visual'],
  parameters: INLINE,
  ...anatomy([
    ['section', 'start'],
    ['li > svg', 'start'],
    '[role="alert"]',
    'li > div > button',
    '[data-toast-close]',
  ]),
  render: () => <Shown add={addFailure} />,
}

export const Do1: Story = {
  tags: ['!dev'],
  parameters: INLINE,
  render: () => <Shown add={(queue) => queue.success('User updated.', KEPT)} />,
}

export const Dont1: Story = {
  tags: ['!dev'],
  parameters: INLINE,
  render: () => (
    <Shown
      add={(queue) =>
        queue.success('The user was updated successfully. The list below now shows the new values of this user.', KEPT)
      }
    />
  ),
}

export const Do2: Story = { tags: ['!dev'], parameters: INLINE, render: () => <Shown add={addFailure} /> }

export const Dont2: Story = {
  tags: ['!dev'],
  parameters: INLINE,
  render: () => <Shown add={(queue) => queue.error('Enter a last name.', KEPT)} />,
}
