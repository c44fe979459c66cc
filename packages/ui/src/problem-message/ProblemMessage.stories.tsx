import type { Meta, StoryObj } from '@storybook/react-vite'
import { Lock, WifiOff } from 'lucide-react'
import { expect, fn, mocked, spyOn, userEvent } from 'storybook/test'
import { ProblemMessage } from './ProblemMessage'
import { description } from './ProblemMessage.description'

const meta = {
  title: 'Components/Problem message',
  component: ProblemMessage,
  tags: ['autodocs'],
  args: {
    title: 'Failed to fetch users.',
    message: 'The server said: “The connection to the database was lost.”',
    requestId: '7f3a-91c2',
    onRetry: fn(),
  },
  argTypes: { icon: { control: false } },
  parameters: { description },
} satisfies Meta<typeof ProblemMessage>

export default meta
type Story = StoryObj<typeof meta>

export const Page: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The connection to the database was lost.')
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const Region: Story = {
  tags: ['visual'],
  args: { layout: 'region', title: 'Failed to fetch projects.' },
  render: (args) => (
    <div style={{ maxWidth: 560 }}>
      <ProblemMessage {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Failed to fetch projects\./)
    await expect(canvas.queryByRole('heading')).toBeNull()
  },
}

export const Offline: Story = {
  args: {
    message: 'You are offline.',
    requestId: undefined,
    icon: <WifiOff aria-hidden="true" />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Failed to fetch users\.\s*You are offline\./)
    await expect(canvas.queryByRole('button', { name: 'Copy details' })).toBeNull()
  },
}

export const Forbidden: Story = {
  tags: ['visual'],
  args: {
    title: 'Insufficient permissions',
    message: 'You need the role Manage Users to see this page. Ask your administrator.',
    icon: <Lock aria-hidden="true" />,
    onRetry: undefined,
  },
  play: async ({ canvas }) => {
    // A retry would fail again, but the user may still report the problem.
    await expect(canvas.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Copy details' })).toBeVisible()
  },
}

/** One region of a page failed. */
export const PartOfAPage: Story = {
  args: { layout: 'region', title: 'Failed to fetch projects.', message: 'The server took too long to respond.' },
  render: (args) => (
    <main style={{ display: 'grid', gap: 16, maxWidth: 560 }}>
      <section aria-labelledby="users-title">
        <h2 id="users-title">Users</h2>
        <p>45 of 50</p>
      </section>
      <section aria-labelledby="projects-title">
        <h2 id="projects-title">Projects</h2>
        <ProblemMessage {...args} />
      </section>
    </main>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('45 of 50')).toBeVisible()
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch projects.')
  },
}

export const Retrying: Story = {
  args: { isRetrying: true },
  play: async ({ args, canvas }) => {
    const retry = canvas.getByRole('button', { name: 'Retry' })
    await userEvent.click(retry)
    await expect(retry).toHaveAttribute('aria-busy', 'true')
    await expect(retry).toHaveFocus()
    await expect(args.onRetry).not.toHaveBeenCalled()
  },
}

export const WithoutRetry: Story = {
  args: { title: 'Page not found', message: 'The address may be old.', onRetry: undefined, requestId: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
}

export const CopyDetails: Story = {
  beforeEach: () => {
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined)
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy details' }))
    await expect(await canvas.findByRole('button', { name: 'Copied' })).toHaveFocus()
    await expect(canvas.getByRole('status')).toHaveTextContent('Copied')
    await expect(mocked(navigator.clipboard.writeText).mock.calls[0]?.[0]).toBe(
      'Failed to fetch users.\nThe server said: “The connection to the database was lost.”\nRequest 7f3a-91c2',
    )
  },
}

export const CopyRefused: Story = {
  beforeEach: () => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('Denied', 'NotAllowedError'))
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy details' }))
    await expect(await canvas.findByRole('button', { name: 'Could not copy' })).toHaveFocus()
    await expect(canvas.getByText('Request 7f3a-91c2')).toBeVisible()
  },
}

export const VeryLongMessage: Story = {
  args: {
    layout: 'region',
    message: `The server said: “${'northgate_refinery_expansion_'.repeat(8)}is not a site.”`,
    requestId: '7f3a91c2-5d1e-4c0b-9a57-2f1f3c1d8e44-7f3a91c2-5d1e-4c0b',
  },
  render: (args) => (
    <div style={{ width: 300, maxWidth: '100%' }}>
      <ProblemMessage {...args} />
    </div>
  ),
}

export const TenThousandCharacters: Story = {
  args: { layout: 'region', message: `The server said: “${'x'.repeat(10_000)}”`, requestId: undefined },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(320)
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const KeyboardAlone: Story = {
  tags: ['test-only'],
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Retry' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('button', { name: 'Retry' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Copy details' })).toHaveFocus()
  },
}
