import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { SwatchTag } from '../swatch-tag/SwatchTag'
import { StatTable } from './StatTable'
import { description } from './StatTable.description'

const PRODUCTS = [
  { id: 'mc', name: 'Material Control', color: '#2f6fd6', used: 48, max: 60 },
  { id: 'te', name: 'Tools and Equipment', color: '#0f8f7e', used: 36, max: null },
  { id: 'prs', name: 'Preservation', color: '#6b46d6', used: 14, max: 15 },
  { id: 'vnd', name: 'Vendor Portal', color: '#fcc400', used: 12, max: 10 },
]

const meta = {
  title: 'Components/Stat table',
  component: StatTable,
  tags: ['autodocs'],
  args: {
    label: 'Usage',
    rows: [
      { id: 'projects', name: 'Projects', used: 6, max: 10 },
      { id: 'users', name: 'Users', used: 60, max: null },
    ],
  },
  parameters: { description },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 560 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof StatTable>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Usage' }))
    await expect(table.getByRole('meter', { name: 'Projects' })).toHaveAttribute('aria-valuetext', '60 %')
    const users = within(table.getByRole('row', { name: /Users/ }))
    await expect(users.getByText('Unlimited')).toBeVisible()
    await expect(users.getByText('N/A')).toBeVisible()
    await expect(users.queryByRole('meter')).not.toBeInTheDocument()
  },
}

export const WithATotal: Story = {
  tags: ['visual'],
  args: {
    label: 'Product Licenses',
    labels: { name: 'Product License', max: 'Max Users' },
    hasTotal: true,
    rows: PRODUCTS.filter(({ max }) => max !== null),
  },
  play: async ({ canvas }) => {
    const total = within(canvas.getByRole('row', { name: /Total/ }))
    await expect(total.getByText('74')).toBeVisible()
    await expect(total.getByText('85')).toBeVisible()
    await expect(total.getByRole('meter', { name: 'Total' })).toHaveAttribute('aria-valuetext', '87 %')
  },
}

export const EveryLevel: Story = {
  args: {
    label: 'Product Licenses',
    hasTotal: true,
    rows: PRODUCTS.map(({ color, ...row }) => ({
      ...row,
      label: (
        <span style={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 }}>
          <SwatchTag color={color}>{row.id.toUpperCase()}</SwatchTag>
          {row.name}
        </span>
      ),
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter', { name: 'Preservation' })).toHaveAttribute(
      'aria-valuetext',
      '93 %, nearly full',
    )
    await expect(canvas.getByRole('meter', { name: 'Vendor Portal' })).toHaveAttribute(
      'aria-valuetext',
      '120 %, over the limit',
    )
    await expect(within(canvas.getByRole('row', { name: /Total/ })).getByText('N/A')).toBeVisible()
  },
}

export const NoRows: Story = {
  tags: ['visual'],
  args: { rows: [], hasTotal: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('cell', { name: 'None' })).toBeVisible()
    await expect(canvas.queryByRole('row', { name: /Total/ })).toBeNull()
  },
}

export const VeryLongText: Story = {
  args: {
    rows: [
      { id: 'a', name: 'northgate_refinery_expansion_'.repeat(4), used: 1_234_567, max: 1_327_491 },
      { id: 'b', name: 'Users', used: 0, max: 0 },
    ],
  },
}

/** Shows every percentage on a phone and in half a column. */
export const Narrow: Story = {
  render: (args) => (
    <>
      {[296, 379].map((width) => (
        <div key={width} style={{ width, maxWidth: '100%' }}>
          <StatTable {...args} label={`Usage in ${width} px`} />
        </div>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    for (const table of canvas.getAllByRole('table')) {
      const frame = table.parentElement
      await expect(frame?.scrollWidth).toBe(frame?.clientWidth)
    }
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument()
  },
}

export const RightToLeft: Story = { args: EveryLevel.args, globals: { direction: 'rtl' } }

export const KeyboardAlone: Story = {
  tags: ['test-only'],
  args: VeryLongText.args,
  render: (args) => (
    <div style={{ width: 200 }}>
      <StatTable {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const region = await canvas.findByRole('region', { name: 'Usage' })
    await userEvent.tab()
    await expect(region).toHaveFocus()
  },
}
