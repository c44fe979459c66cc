import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, mocked, screen, spyOn, userEvent, waitFor } from 'storybook/test'
import { createToastQueue } from '../toasts/toast-queue'
import { Toasts } from '../toasts/Toasts'
import { CopyField } from './CopyField'
import { description } from './CopyField.description'

const KEY = 'swk_live_9f2c7d51b0e84c2f8a6d3b97'

const meta = {
  title: 'Components/Copy field',
  component: CopyField,
  tags: ['autodocs'],
  args: { label: 'API key', value: KEY },
  parameters: { description },
  beforeEach: () => {
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined)
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CopyField>

export default meta
type Story = StoryObj<typeof meta>

const refuse = () => {
  mocked(navigator.clipboard.writeText).mockRejectedValue(new DOMException('Denied', 'NotAllowedError'))
}

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'API key' })).toHaveValue(KEY)
    const button = canvas.getByRole('button', { name: 'Copy API key' })
    await userEvent.click(button)
    await expect(mocked(navigator.clipboard.writeText).mock.calls).toEqual([[KEY]])
    await expect(await canvas.findByRole('button', { name: 'Copied API key' })).toHaveFocus()
    await expect(canvas.getByRole('status')).toHaveTextContent('Copied')
  },
}

export const WithHelp: Story = {
  tags: ['visual'],
  args: { help: 'The key is shown only once. Store it in your secret manager.' },
}

export const Secret: Story = {
  tags: ['visual'],
  args: { kind: 'secret' },
  play: async ({ canvas }) => {
    const value = canvas.getByRole('textbox', { name: 'API key' })
    await expect(value).not.toHaveValue(KEY)
    await userEvent.click(canvas.getByRole('button', { name: 'Copy API key' }))
    await expect(mocked(navigator.clipboard.writeText).mock.calls).toEqual([[KEY]])
    await expect(value).not.toHaveValue(KEY)
    await userEvent.click(canvas.getByRole('button', { name: 'Show API key' }))
    await expect(value).toHaveValue(KEY)
    await userEvent.click(canvas.getByRole('button', { name: 'Hide API key' }))
    await expect(value).not.toHaveValue(KEY)
  },
}

function WithAQueue() {
  const [queue] = useState(createToastQueue)
  return (
    <>
      <CopyField
        label="API key"
        value={KEY}
        onCopied={() => queue.info('Copied to clipboard!')}
        onFailed={() => queue.error('Failed to copy!')}
      />
      <Toasts queue={queue} />
    </>
  )
}

export const AnnouncedByAToast: Story = {
  render: () => <WithAQueue />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy API key' }))
    await expect(await screen.findByText('Copied to clipboard!')).toBeVisible()
    // Announced once, by the toast.
    await expect(canvas.getAllByRole('status').map((status) => status.textContent)).toEqual([
      '',
      'Information: Copied to clipboard!',
    ])
  },
}

export const TheBrowserRefuses: Story = {
  args: { onFailed: fn() },
  play: async ({ args, canvas }) => {
    refuse()
    await userEvent.click(canvas.getByRole('button', { name: 'Copy API key' }))
    const value = canvas.getByRole<HTMLInputElement>('textbox', { name: 'API key' })
    await waitFor(() => expect(value).toHaveFocus())
    await expect(value.value.slice(value.selectionStart ?? 0, value.selectionEnd ?? 0)).toBe(KEY)
    await expect(args.onFailed).toHaveBeenCalledOnce()
  },
}

export const TheBrowserRefusesASecret: Story = {
  args: { kind: 'secret' },
  play: async ({ canvas }) => {
    refuse()
    await userEvent.click(canvas.getByRole('button', { name: 'Copy API key' }))
    const value = canvas.getByRole<HTMLInputElement>('textbox', { name: 'API key' })
    await waitFor(() => expect(value).toHaveFocus())
    await expect(value.value.slice(value.selectionStart ?? 0, value.selectionEnd ?? 0)).toBe(KEY)
    await expect(canvas.getByRole('status')).toHaveTextContent('Could not copy. The value is selected.')
  },
}

export const Empty: Story = {
  args: { value: '' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: /Copy API key/ })
    await userEvent.click(button)
    await expect(button).toHaveAccessibleDescription('There is nothing to copy.')
    await expect(navigator.clipboard.writeText).not.toHaveBeenCalled()
  },
}

export const VeryLongValue: Story = {
  tags: ['visual'],
  args: { label: 'Reference', value: 'northgate_refinery_expansion_'.repeat(40) },
}

export const Narrow: Story = {
  args: { kind: 'secret', label: 'Key of the interface of Northgate Refinery Expansion' },
  render: (args) => (
    <div style={{ width: 280 }}>
      <CopyField {...args} />
    </div>
  ),
}

export const Whole: Story = {
  name: 'A whole value is not cut off',
  tags: ['test-only'],
  args: { isWhole: true },
  render: (args) => (
    <div style={{ width: 240 }}>
      <CopyField {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    refuse()
    const value = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'API key' })
    await expect(value).toHaveValue(KEY)
    await expect(value.scrollWidth).toBeLessThanOrEqual(value.clientWidth)
    await expect(value.scrollHeight).toBeLessThanOrEqual(value.clientHeight)
    await userEvent.click(canvas.getByRole('button', { name: 'Copy API key' }))
    await waitFor(() => expect(value).toHaveFocus())
    await expect(value.value.slice(value.selectionStart, value.selectionEnd)).toBe(KEY)
  },
}

export const RightToLeft: Story = { args: { kind: 'secret' }, globals: { direction: 'rtl' } }

export const KeyboardAlone: Story = {
  tags: ['test-only'],
  args: { kind: 'secret', onCopied: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('textbox', { name: 'API key' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Hide API key' })).toHaveFocus()
    await expect(canvas.getByRole('textbox', { name: 'API key' })).toHaveValue(KEY)
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(await canvas.findByRole('button', { name: 'Copied API key' })).toHaveFocus()
    await expect(args.onCopied).toHaveBeenCalledOnce()
  },
}
