import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { SiteMap } from './SiteMap'

const meta = {
  title: 'Components/Site map',
  component: SiteMap,
  tags: ['autodocs'],
  args: { label: 'Location of Tank Farm', place: { center: [-113.49, 53.54], zoom: 14 } },
} satisfies Meta<typeof SiteMap>

export default meta
type Story = StoryObj<typeof meta>

const idle = async (root: HTMLElement) => {
  await waitFor(() => expect(root.querySelector('[data-map-state="idle"]')).not.toBeNull(), { timeout: 20_000 })
}

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await idle(canvasElement)
  },
}
