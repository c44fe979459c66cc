import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { DisabledReason } from './DisabledReason'

const REASON = 'Resources are still assigned to it.'

const meta = {
  title: 'Components/Disabled reason',
  component: DisabledReason,
  tags: ['autodocs'],
  args: { id: 'reason', children: REASON },
  parameters: {
    docs: {
      description: {
        component: `Why a control cannot be used. Every control of the library shows it for its \`disabledReason\`; use it for a control of your own. Render it
inside the control and name it in the control's \`aria-describedby\`. Keep the control focusable, and mark it \`aria-disabled\`.

**Not for** a control that can be used: describe it with a \`Tooltip\`.

**Role and name**: none. It is not part of the control's name, and is read as the control's description.

| Key | Does |
| --- | --- |
| Tab | Moves to the control and shows the reason |
| Escape | Hides the reason; nothing else closes |`,
      },
    },
  },
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
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Archive' })).toHaveFocus()
    await waitFor(() => expect(canvas.getByText(REASON)).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByText(REASON)).not.toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Archive' })).toHaveFocus()
  },
}
