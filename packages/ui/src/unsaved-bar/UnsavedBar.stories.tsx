import type { Meta, StoryObj } from '@storybook/react-vite'
import { type FormEvent, useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/Button'
import { Dialog } from '../dialog/Dialog'
import { TextField } from '../text-field/TextField'
import { createToastQueue } from '../toasts/toast-queue'
import { Toasts } from '../toasts/Toasts'
import { type Change, UnsavedBar, type UnsavedBarProps } from './UnsavedBar'
import { description } from './UnsavedBar.description'

const submitted = fn()

const CHANGES: Change[] = [
  { id: 'administer-site', label: 'Administer Site', kind: 'added' },
  { id: 'approve-request', label: 'Approve Request', kind: 'added' },
  { id: 'post-transfer', label: 'Post Transfer', kind: 'removed' },
  { id: 'first-name', label: 'First Name' },
  { id: 'build-request', label: 'Build Request', kind: 'added' },
  { id: 'email', label: 'Email' },
  { id: 'update-item', label: 'Update Preservation Item of Northgate Refinery Expansion, Unit 2', kind: 'removed' },
]

/** A page with a form and the bar docked at its bottom. */
function Stage({ children, ...args }: UnsavedBarProps & { children?: React.ReactNode }) {
  return (
    <main style={{ display: 'flex', flexDirection: 'column', minHeight: '100vh' }}>
      <form
        id={args.formId}
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          submitted()
        }}
        style={{ padding: 24, maxWidth: 360 }}
      >
        <TextField label="First Name" defaultValue="Jordan" />
      </form>
      {children}
      <UnsavedBar {...args} />
    </main>
  )
}

const meta = {
  title: 'Components/Unsaved bar',
  component: UnsavedBar,
  tags: ['autodocs'],
  args: { changes: CHANGES.slice(0, 3), state: 'unsaved', formId: 'user-form', onDiscard: fn() },
  parameters: {
    description,
    layout: 'fullscreen',
    docs: {
      story: { inline: false, iframeHeight: 320 },
    },
  },
  render: (args) => <Stage {...args} />,
  beforeEach: () => {
    submitted.mockClear()
  },
} satisfies Meta<typeof UnsavedBar>

export default meta
type Story = StoryObj<typeof meta>

export const Unsaved: Story = {
  tags: ['visual', 'whole-window'],
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('region', { name: 'Unsaved changes' })
    await expect(bar).toHaveTextContent('3 unsaved changes')
    await expect(
      within(bar)
        .getAllByRole('listitem')
        .map((chip) => chip.textContent),
    ).toEqual(['Added: Administer Site', 'Added: Approve Request', 'Removed: Post Transfer'])
    await waitFor(() => expect(within(bar).getByRole('status')).toHaveTextContent('Unsaved changes'))
    const height = `${Math.ceil(bar.getBoundingClientRect().height)}px`
    await waitFor(() => expect(document.documentElement.style.scrollPaddingBottom).toContain(height))
  },
}

const QUEUE = createToastQueue()

/** Toasts appear above the bar. */
export const WithToast: Story = {
  name: 'With a toast',
  render: (args) => (
    <>
      <UnsavedBar {...args} />
      <Toasts queue={QUEUE} />
    </>
  ),
  play: async ({ canvas }) => {
    QUEUE.info('Copied to clipboard!')
    const bar = canvas.getByRole('region', { name: 'Unsaved changes' })
    const toast = await screen.findByText('Copied to clipboard!')
    await waitFor(() =>
      expect(toast.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.getBoundingClientRect().top),
    )
    // On the root, every element would inherit the property, and each new bar would recalculate all styles.
    await expect(document.documentElement.style.getPropertyValue('--sw-dock-height')).toBe('')
    QUEUE.clearHistory()
  },
}

export const OneChange: Story = {
  args: { changes: CHANGES.slice(3, 4) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 unsaved change')).toBeVisible()
  },
}

export const MoreThanThree: Story = {
  args: { changes: CHANGES },
  play: async ({ canvas }) => {
    const more = canvas.getByRole('button', { name: 'and 4 more' })
    await userEvent.click(more)
    const all = await canvas.findByRole('group', { name: 'Unsaved changes' })
    await expect(within(all).getAllByRole('listitem')).toHaveLength(7)
    await expect(all.getBoundingClientRect().bottom).toBeLessThan(more.getBoundingClientRect().top)
  },
}

export const TwoHundredChanges: Story = {
  args: {
    changes: Array.from({ length: 200 }, (_, place) => ({ id: `${place}`, label: `Role ${place + 1}`, kind: 'added' })),
  },
}

export const Saving: Story = {
  args: { state: 'saving' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Saving…')).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }))
    await userEvent.click(canvas.getByRole('button', { name: /^Save/ }))
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect(args.onDiscard).not.toHaveBeenCalled()
    await expect(submitted).not.toHaveBeenCalled()
  },
}

export const Failed: Story = {
  args: { state: 'failed', message: 'Failed to save jordan.whitfield.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to save jordan.whitfield.')
    await userEvent.click(canvas.getByRole('button', { name: /^Save/ }))
    await expect(submitted).toHaveBeenCalledOnce()
  },
}

export const VeryLongMessage: Story = {
  args: {
    state: 'failed',
    message: `The license 1 · Northgate Constructors does not allow another user: ${'all seats are taken, '.repeat(12)}sorry.`,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^The license 1 · Northgate Constructors does not allow/)
    await expect(canvas.getByRole('button', { name: /^Save/ })).toBeVisible()
  },
}

/** Removes the bar after Save and Discard. */
function Removable(args: UnsavedBarProps) {
  const [isDirty, setDirty] = useState(true)
  return (
    <>
      <form
        id={args.formId}
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          setDirty(false)
        }}
      >
        <TextField label="First Name" defaultValue="Jordan" />
        <TextField label="Last Name" defaultValue="Whitfield" />
      </form>
      {isDirty && <UnsavedBar {...args} onDiscard={() => setDirty(false)} />}
    </>
  )
}

export const FocusAfterSave: Story = {
  name: 'After a save, the last field takes the focus',
  tags: ['test-only'],
  render: (args) => <Removable {...args} />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Last Name' })
    await userEvent.click(field)
    await userEvent.click(canvas.getByRole('button', { name: /^Save/ }))
    await waitFor(() => expect(canvas.queryByRole('region')).not.toBeInTheDocument())
    await expect(field).toHaveFocus()
    await expect(document.documentElement.style.scrollPaddingBottom).toBe('')
  },
}

export const UnderADialog: Story = {
  name: 'Ctrl+S does not save under an open dialog',
  tags: ['test-only'],
  render: (args) => (
    <Stage {...args}>
      <Dialog isOpen onClose={() => undefined} title="Assign 3 users">
        <Button>Assign</Button>
      </Dialog>
    </Stage>
  ),
  play: async () => {
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect(submitted).not.toHaveBeenCalled()
  },
}

export const KeyboardAlone: Story = {
  tags: ['test-only'],
  args: { changes: CHANGES },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'First Name' })
    await userEvent.tab()
    await expect(field).toHaveFocus()
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect(submitted).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Meta>}s{/Meta}')
    await expect(submitted).toHaveBeenCalledTimes(2)
    await expect(field).toHaveFocus()

    await userEvent.tab()
    const more = canvas.getByRole('button', { name: 'and 4 more' })
    await expect(more).toHaveFocus()
    await expect(more).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(more).toHaveAttribute('aria-expanded', 'true'))
    await expect(more).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(more).toHaveAttribute('aria-expanded', 'false'))

    await userEvent.tab()
    const discard = canvas.getByRole('button', { name: 'Discard' })
    await expect(discard).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(args.onDiscard).toHaveBeenCalledOnce()
    await expect(discard).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(submitted).toHaveBeenCalledTimes(3)
    await expect(canvas.getByRole('button', { name: /^Save/ })).toHaveFocus()
  },
}
