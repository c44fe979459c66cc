import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '../button/Button'
import { Note } from './Note'
import { description } from './Note.description'

const reload = fn()

const meta = {
  title: 'Components/Note',
  component: Note,
  tags: ['autodocs'],
  args: { tone: 'info', children: 'Product licenses with zero users are ignored.' },
  argTypes: { action: { control: false } },
  parameters: { description },
} satisfies Meta<typeof Note>

export default meta
type Story = StoryObj<typeof meta>

export const Info: Story = { tags: ['visual'] }
export const Warning: Story = {
  tags: ['visual'],
  args: { tone: 'warning', children: 'Removing all product licenses will also remove all roles of this user.' },
}
export const Danger: Story = {
  tags: ['visual'],
  args: { tone: 'danger', role: 'alert', children: 'Your session expired. Please log in to continue.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your session expired. Please log in to continue.')
  },
}
export const Success: Story = {
  tags: ['visual'],
  args: { tone: 'success', children: 'We emailed you a link.' },
}

export const WithAction: Story = {
  tags: ['visual'],
  args: {
    children: 'A new version of the portal is available.',
    action: (
      <Button size="small" onClick={reload}>
        Reload
      </Button>
    ),
  },
}

export const VeryLongWords: Story = {
  args: {
    ...WithAction.args,
    tone: 'danger',
    children:
      'The server said: “The connection to northgate-refinery-expansion-database-primary.internal.example was lost while the changes of 240 users were being written.”',
  },
  render: (args) => (
    <div style={{ width: 280 }}>
      <Note {...args} />
    </div>
  ),
}

export const RightToLeft: Story = { args: WithAction.args, globals: { direction: 'rtl' } }

export const KeyboardAlone: Story = {
  tags: ['test-only'],
  args: WithAction.args,
  play: async ({ canvas }) => {
    reload.mockClear()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Reload' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(reload).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('button', { name: 'Reload' })).toHaveFocus()
  },
}
