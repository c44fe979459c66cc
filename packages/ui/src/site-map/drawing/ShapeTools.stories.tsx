import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import type { Shape } from './shape'
import { YARD, YARD_SHAPE } from './shape-fixture'
import { ShapeTools } from './ShapeTools'
import { type DrawingOptions, useDrawing } from './use-drawing'

const onChange = fn<(shape: Shape) => void>()

function Tools({ defaultValue, polygonReason, isReadOnly }: DrawingOptions) {
  const drawing = useDrawing({ defaultValue, polygonReason, isReadOnly, onChange })
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
  parameters: {
    docs: {
      description: {
        component: `What is drawn next (a point or a polygon), and what is done to the whole shape: finished, cleared, undone, redone. What happened on
the map or in the vertex table is told here.

**Not for** one vertex: the map's keys and the vertex table move and delete it.

**Role and name**: a \`group\` named "Shape" of \`button\`s; Point and Polygon are toggles. One that cannot be pressed stays
focusable and is described by its reason. The news is a \`status\`.

| Key | Does |
| --- | --- |
| Tab | Moves from button to button, also to one that cannot be pressed |
| Enter, Space | Presses it; the focus stays |
| Escape | Takes the reason of a button away |`,
      },
    },
  },
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
  args: { defaultValue: undefined, polygonReason: 'Polygons are for the first three layers.' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Polygon' }))
    await expect(canvas.getByRole('button', { name: 'Point', pressed: true })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Polygon' })).toHaveAttribute('aria-disabled', 'true')
  },
}

export const ReadOnly: Story = { args: { isReadOnly: true } }

export const Narrow: Story = {
  render: (args) => (
    <div style={{ width: 296, maxWidth: '100%' }}>
      <Tools {...args} />
    </div>
  ),
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const KeyboardAlone: Story = {
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
  },
}
