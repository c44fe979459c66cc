import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Button } from '../../button/Button'
import { MapKeys } from './MapKeys'
import { description } from './MapKeys.description'

const meta = {
  title: 'Components/Map keys',
  component: MapKeys,
  tags: ['autodocs'],
  parameters: { description },
} satisfies Meta<typeof MapKeys>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const keys = within(canvas.getByRole('region', { name: 'Keys on the map' }))
    await expect(keys.getAllByRole('term')).toHaveLength(14)
    await expect(keys.getByText('Add vertex at the crosshair')).toBeVisible()
  },
}

export const Narrow: Story = {
  render: (args) => (
    <div style={{ width: 240 }}>
      <MapKeys {...args} />
    </div>
  ),
}

export const LargeTextOnASmallPage: Story = {
  ...Narrow,
  globals: { textSize: '200' },
  play: async ({ canvas }) => {
    for (const label of canvas.getAllByRole('definition')) await expect(label.clientWidth).toBeGreaterThan(120)
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const KeyboardAlone: Story = {
  tags: ['test-only'],
  render: (args) => (
    <>
      <MapKeys {...args} />
      <Button>After it</Button>
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'After it' })).toHaveFocus()
  },
}
