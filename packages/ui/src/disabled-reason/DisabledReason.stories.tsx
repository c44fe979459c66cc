import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { DisabledReason } from './DisabledReason'
import { description } from './DisabledReason.description'

const REASON = 'Resources are still assigned to it.'

const meta = {
  title: 'Components/Disabled reason',
  component: DisabledReason,
  tags: ['autodocs'],
  args: { id: 'reason', children: REASON },
  parameters: { description },
  render: (args) => (
    <button type="button" aria-disabled="true" aria-describedby={args.id} style={{ marginBlockStart: 48 }}>
      Archive
      <DisabledReason {...args} />
    </button>
  ),
} satisfies Meta<typeof DisabledReason>

export default meta
type Story = StoryObj<typeof meta>

export const OnHover: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Archive' })
    await expect(button).toHaveAccessibleDescription(REASON)
    await expect(canvas.getByText(REASON)).not.toBeVisible()
    await userEvent.hover(button)
    await waitFor(() => expect(canvas.getByText(REASON)).toBeVisible())
    await userEvent.unhover(button)
    await expect(canvas.getByText(REASON)).not.toBeVisible()
  },
}

export const KeyboardAlone: Story = {
  tags: ['test-only'],
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Archive' })).toHaveFocus()
    await waitFor(() => expect(canvas.getByText(REASON)).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByText(REASON)).not.toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Archive' })).toHaveFocus()
  },
}
