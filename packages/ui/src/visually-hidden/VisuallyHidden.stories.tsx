import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { VisuallyHidden } from './VisuallyHidden'
import { description } from './VisuallyHidden.description'

const meta = {
  title: 'Components/Visually hidden',
  component: VisuallyHidden,
  tags: ['autodocs'],
  args: { children: '(opens in a new window)' },
  parameters: { description },
} satisfies Meta<typeof VisuallyHidden>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  render: (args) => (
    <a href="#license">
      License terms
      <VisuallyHidden {...args} />
    </a>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'License terms (opens in a new window)' })
    await expect(link.querySelector('span')?.getBoundingClientRect().width).toBeLessThanOrEqual(1)
  },
}

export const AsAStatus: Story = {
  args: { role: 'status', children: '240 users, page 2 of 10' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('240 users, page 2 of 10')
  },
}
