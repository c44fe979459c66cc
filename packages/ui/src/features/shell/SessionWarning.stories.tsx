import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { SessionWarning } from './SessionWarning'

const ENDS_AT = 1_800_000_000_000
const clock = { at: ENDS_AT }
const now = () => clock.at

const meta: Meta<typeof SessionWarning> = {
  title: 'Screens/Shell/Session warning',
  component: SessionWarning,
  args: { isOpen: true, endsAt: ENDS_AT, now, onExtend: fn(), onLogOut: fn(), onClose: fn() },
  beforeEach: () => {
    clock.at = ENDS_AT - 120_000
  },
}

export default meta
type Story = StoryObj<typeof SessionWarning>

const dialogOf = (canvasElement: HTMLElement) =>
  within(canvasElement.ownerDocument.body).findByRole('alertdialog', { name: 'Your session ends soon' })

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const dialog = await dialogOf(canvasElement)
    await expect(dialog).toHaveAccessibleDescription(
      /You'll be logged out in 2 minutes\. Your changes stay on this page\./,
    )
    await userEvent.click(within(dialog).getByRole('button', { name: 'Log Out' }))
    await expect(args.onLogOut).toHaveBeenCalled()
  },
}

export const CountsDown: Story = {
  name: 'Counts down visibly, and announces only some steps',
  tags: ['test-only'],
  play: async ({ canvasElement }) => {
    const dialog = await dialogOf(canvasElement)
    clock.at = ENDS_AT - 75_000
    await expect(await within(dialog).findByText(/in 1 minute 15 seconds/, undefined, { timeout: 5000 })).toBeVisible()
    await expect(within(dialog).getByRole('status')).toHaveTextContent('in 2 minutes')
    clock.at = ENDS_AT - 60_000
    await waitFor(() => expect(within(dialog).getByRole('status')).toHaveTextContent('in 1 minute.'), { timeout: 5000 })
    clock.at = ENDS_AT - 12_000
    await waitFor(() => expect(within(dialog).getByRole('status')).toHaveTextContent('in 30 seconds'), {
      timeout: 5000,
    })
    clock.at = ENDS_AT + 5000
    await expect(await within(dialog).findByText(/in 0 seconds/, undefined, { timeout: 5000 })).toBeVisible()
  },
}

export const Failed: Story = {
  args: { failure: "Couldn't extend the session. Try again." },
  play: async ({ canvasElement }) => {
    const dialog = within(await dialogOf(canvasElement))
    await expect(dialog.getByRole('alert')).toHaveTextContent("Couldn't extend the session. Try again.")
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Extend' })).toHaveFocus())
  },
}

export const Extending: Story = {
  args: { isExtending: true },
  play: async ({ canvasElement, args }) => {
    await dialogOf(canvasElement)
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

/** Says that the session cannot be extended, and offers no button for it. */
export const CannotExtend: Story = {
  args: { onExtend: undefined },
  play: async ({ canvasElement }) => {
    const dialog = await dialogOf(canvasElement)
    await expect(dialog).toHaveAccessibleDescription(/You can't extend this session/)
    await expect(within(dialog).queryByRole('button', { name: 'Extend' })).toBeNull()
  },
}

function OverAForm({ onExtend }: { onExtend?: () => void }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <main>
      <label>
        Name <input defaultValue="half a name" onKeyDown={(event) => event.key === 'F9' && setOpen(true)} />
      </label>
      <SessionWarning
        isOpen={isOpen}
        endsAt={ENDS_AT}
        now={now}
        onExtend={() => {
          onExtend?.()
          setOpen(false)
        }}
        onLogOut={fn()}
        onClose={() => setOpen(false)}
      />
    </main>
  )
}

export const KeyboardAlone: Story = {
  name: 'One key extends the session, and the focus stays in the field',
  tags: ['test-only'],
  args: { isOpen: false },
  render: (args) => <OverAForm onExtend={args.onExtend} />,
  play: async ({ canvasElement, canvas, args }) => {
    const field = canvas.getByLabelText('Name')
    await userEvent.click(field)
    await userEvent.keyboard('{F9}')
    const dialog = await dialogOf(canvasElement)
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Extend' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onExtend).toHaveBeenCalledOnce()
    await waitFor(() => expect(field).toHaveFocus())
    await expect(field).toHaveValue('half a name')
    await userEvent.keyboard('{F9}')
    await dialogOf(canvasElement)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(field).toHaveFocus())
    await expect(args.onExtend).toHaveBeenCalledOnce()
  },
}
