import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import type { Shape } from './shape'
import { YARD, YARD_SHAPE } from './shape-fixture'
import { ShapeTools } from './ShapeTools'
import { type DrawingOptions, useDrawing } from './use-drawing'
import { description } from './ShapeTools.description'

const onChange = fn<(shape: Shape) => void>()

function Tools({ defaultValue, polygonDisabledReason, isReadOnly }: DrawingOptions) {
  const drawing = useDrawing({ defaultValue, polygonDisabledReason, isReadOnly, onChange })
  return <ShapeTools drawing={drawing} />
}

const meta = {
  title: 'Components/Shape tools',
  component: Tools,
  tags: ['autodocs'],
  args: { defaultValue: { kind: 'polygon', ring: YARD, isClosed: false } },
  argTypes: { defaultValue: { control: false } },
  beforeEach: () => {
    onChange.mockClear()
  },
  parameters: { description },
} satisfies Meta<typeof Tools>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Polygon', pressed: true })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Finish polygon' }))
    await expect(onChange).toHaveBeenLastCalledWith({ kind: 'polygon', ring: YARD, isClosed: true })
    await expect(canvas.getByText('Polygon of 5 vertices finished.')).toBeVisible()
  },
}

export const Empty: Story = {
  args: { defaultValue: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Clear' })).toHaveAccessibleDescription('Nothing is drawn yet.')
    await expect(canvas.getByRole('button', { name: 'Finish polygon' })).toHaveAccessibleDescription(
      'A polygon needs three vertices.',
    )
  },
}

export const Finished: Story = { args: { defaultValue: YARD_SHAPE } }

export const PolygonNotAllowed: Story = {
  args: { defaultValue: undefined, polygonDisabledReason: 'Polygons are available for the first three layers.' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Polygon' }))
    await expect(canvas.getByRole('button', { name: 'Point', pressed: true })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Polygon' })).toHaveAttribute('aria-disabled', 'true')
  },
}

export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ canvas }) => {
    for (const name of ['Point', 'Polygon', 'Finish polygon', 'Clear']) {
      await expect(canvas.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true')
    }
  },
}

export const Narrow: Story = {
  render: (args) => (
    <div style={{ width: 296, maxWidth: '100%' }}>
      <Tools {...args} />
    </div>
  ),
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const KeyboardAlone: Story = {
  tags: ['test-only'],
  play: async ({ canvas }) => {
    await userEvent.tab()
    const point = canvas.getByRole('button', { name: 'Point' })
    await expect(point).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(point).toHaveAttribute('aria-pressed', 'true')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Polygon', pressed: true })).toHaveFocus()
    await userEvent.tab()
    const finish = canvas.getByRole('button', { name: 'Finish polygon' })
    await userEvent.keyboard('{Enter}')
    await expect(finish).toHaveFocus()
    await expect(finish).toHaveAccessibleDescription('The polygon is finished.')
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByText('The polygon is finished.')).not.toBeVisible()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(onChange).toHaveBeenLastCalledWith({ kind: 'none' })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(onChange).toHaveBeenLastCalledWith({ kind: 'polygon', ring: YARD, isClosed: true })
    await expect(canvas.getByRole('button', { name: 'Undo: Finish polygon' })).toHaveFocus()
    // The button announces the step as the key does, once.
    await expect(canvas.getAllByText('Undone: Clear shape.')).toHaveLength(1)
    await expect(canvas.getByText('Undone: Clear shape.')).toBeVisible()
    await expect(canvas.queryByText('Shape cleared.')).not.toBeInTheDocument()
  },
}
