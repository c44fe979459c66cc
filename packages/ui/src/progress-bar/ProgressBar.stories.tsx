import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Button } from '../button/Button'
import { ProgressBar } from './ProgressBar'
import { description } from './ProgressBar.description'

const meta = {
  title: 'Components/Progress bar',
  component: ProgressBar,
  tags: ['autodocs'],
  args: { label: 'Projects', value: 60, valueText: '6 of 10' },
  parameters: { description },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProgressBar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('meter', { name: 'Projects' })
    await expect(bar).toHaveAttribute('aria-valuenow', '60')
    await expect(bar).toHaveAttribute('aria-valuetext', '6 of 10')
  },
}

export const NearTheLimit: Story = {
  tags: ['visual'],
  args: { label: 'Users', value: 90, valueText: '45 of 50' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter', { name: 'Users' })).toHaveAttribute(
      'aria-valuetext',
      '45 of 50, nearly full',
    )
  },
}

export const Full: Story = { args: { label: 'Users', value: 100, valueText: '50 of 50' } }

export const OverTheLimit: Story = {
  tags: ['visual'],
  args: { label: 'Users', value: 124, valueText: '62 of 50' },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('meter', { name: 'Users' })
    await expect(bar).toHaveAttribute('aria-valuenow', '100')
    await expect(bar).toHaveAttribute('aria-valuetext', '62 of 50, over the limit')
  },
}

export const Empty: Story = {
  args: { value: 0, valueText: '0 of 10' },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('meter', { name: 'Projects' })
    await expect(bar).toHaveAttribute('aria-valuenow', '0')
    await expect(bar).toHaveAttribute('aria-valuetext', '0 of 10')
  },
}

export const WithoutALimit: Story = {
  args: { label: 'Users', value: null, valueText: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('N/A')).toBeVisible()
    await expect(canvas.queryByRole('meter')).not.toBeInTheDocument()
  },
}

export const NoNumber: Story = {
  name: 'Does not show NaN as work in progress',
  tags: ['test-only'],
  args: { label: 'Users', value: Number.NaN, valueText: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('N/A')).toBeVisible()
    await expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument()
  },
}

export const WorkInProgress: Story = {
  args: { kind: 'progress', label: 'Importing sites', value: 97, valueText: '97 %' },
  play: async ({ canvas }) => {
    // Work that is nearly done shows no warning.
    await expect(canvas.getByRole('progressbar', { name: 'Importing sites' })).toHaveAttribute('aria-valuetext', '97 %')
  },
}

export const UnknownShare: Story = {
  tags: ['visual'],
  args: { kind: 'progress', label: 'Importing sites', value: undefined, valueText: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Importing sites' })).not.toHaveAttribute('aria-valuenow')
  },
}

export const Inline: Story = {
  args: { layout: 'inline', value: 93, valueText: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter', { name: 'Projects' })).toHaveAttribute('aria-valuetext', '93 %, nearly full')
    await expect(canvas.getByText('93 %')).toBeVisible()
  },
}

export const VeryLongText: Story = {
  args: {
    label: `Users of ${'northgate_refinery_expansion_'.repeat(4)}`,
    value: 93,
    valueText: '1,234,567 of 1,327,491',
  },
  render: (args) => (
    <div style={{ width: 240 }}>
      <ProgressBar {...args} />
    </div>
  ),
}

export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { value: 93, valueText: '14 of 15' } }

export const KeyboardAlone: Story = {
  tags: ['test-only'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 12 }}>
      <Button>Before it</Button>
      <ProgressBar {...args} />
      <Button>After it</Button>
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Before it' })).toHaveFocus()
    // The bar is not a tab stop.
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'After it' })).toHaveFocus()
  },
}
