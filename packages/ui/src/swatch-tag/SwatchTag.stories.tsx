import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SwatchTag, SwatchTagList } from './SwatchTag'
import { description } from './SwatchTag.description'

const PRODUCTS = [
  { id: 'mc', label: 'MC', color: '#2f6fd6', title: 'Material Control' },
  { id: 'te', label: 'TE', color: '#0f8f7e', title: 'Tools and Equipment' },
  { id: 'con', label: 'CON', color: '#c2571a', title: 'Construction' },
  { id: 'prs', label: 'PRS', color: '#7a4fc9', title: 'Preservation' },
  { id: 'mus', label: 'MUS', color: '#b8336a', title: 'Mobile Muster' },
  { id: 'vnd', label: 'VND', color: '#fcc400', title: 'Vendor Portal' },
]

const meta = {
  title: 'Components/Swatch tag',
  component: SwatchTag,
  subcomponents: { SwatchTagList },
  tags: ['autodocs'],
  args: { color: '#2f6fd6', children: 'MC', title: 'Material Control' },
  parameters: { description },
} satisfies Meta<typeof SwatchTag>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    // No space precedes a comma, however the two texts are separated.
    await expect(canvas.getByText(/^MC/).textContent).toBe('MC (Material Control)')
  },
}

export const WithoutTitle: Story = { args: { title: undefined } }

export const ExtremeColors: Story = {
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'flex', gap: 4 }}>
      <SwatchTag color="white">W</SwatchTag>
      <SwatchTag color="black">K</SwatchTag>
      <SwatchTag color="transparent">T</SwatchTag>
      <SwatchTag color="not a color">N</SwatchTag>
    </div>
  ),
}

export const List: Story = {
  tags: ['visual'],
  render: () => <SwatchTagList items={PRODUCTS.slice(0, 3)} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
  },
}

export const ListWithHiddenTags: Story = {
  render: () => <SwatchTagList items={PRODUCTS} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5)
    await expect(canvas.getByText(/^\+/)).toHaveTextContent('+2 (Mobile Muster, Vendor Portal)')
  },
}

export const EmptyList: Story = {
  render: () => <SwatchTagList items={[]} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('None')).toBeVisible()
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument()
    await expect(canvas.queryByRole('listitem')).not.toBeInTheDocument()
  },
}
