import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import type { Shape } from '../drawing/shape'
import { BOW_TIE, makePolygon, YARD, YARD_SHAPE } from '../drawing/shape-fixture'
import { ShapeTools } from '../drawing/ShapeTools'
import { type DrawingOptions, useDrawing } from '../drawing/use-drawing'
import { VertexTable, type VertexTableProps } from './VertexTable'
import { description } from './VertexTable.description'

const onChange = fn<(shape: Shape) => void>()

type EditorArgs = Pick<VertexTableProps, 'defaultStyle'> & DrawingOptions

/** The table with the tools above it, as in SiteMap. */
function Editor({ defaultValue, polygonDisabledReason, isReadOnly, defaultStyle }: EditorArgs) {
  const drawing = useDrawing({ defaultValue, polygonDisabledReason, isReadOnly, onChange })
  return (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <ShapeTools drawing={drawing} />
      <VertexTable drawing={drawing} defaultStyle={defaultStyle} />
    </div>
  )
}

const meta = {
  title: 'Components/Vertex table',
  component: Editor,
  tags: ['autodocs'],
  args: { defaultValue: YARD_SHAPE },
  argTypes: { defaultValue: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640 }}>
        <Story />
      </div>
    ),
  ],
  beforeEach: () => {
    onChange.mockClear()
  },
  parameters: { description },
} satisfies Meta<typeof Editor>

export default meta
type Story = StoryObj<typeof meta>

const lastRing = () => {
  const shape = onChange.mock.lastCall?.[0]
  return shape?.kind === 'polygon' ? shape.ring : undefined
}

export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Vertices' })
    await expect(within(region).getAllByRole('row')).toHaveLength(6)
    await expect(within(region).getByText('Area 6.32 ha · Perimeter 966 m')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Vertex 3 latitude' })).toHaveValue('53.541480')
    await expect(canvas.getByRole('status', { name: 'Problems of the shape' })).toBeEmptyDOMElement()
  },
}

export const Empty: Story = {
  tags: ['visual'],
  args: { defaultValue: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument()
    await expect(canvas.getByText(/No vertices yet/)).toBeVisible()
  },
}

export const APoint: Story = {
  args: { defaultValue: { kind: 'point', at: [-113.49, 53.54] } },
  play: async ({ canvas }) => {
    const latitude = canvas.getByRole('textbox', { name: 'Point latitude' })
    await userEvent.clear(latitude)
    await userEvent.type(latitude, '53.6{Enter}')
    await expect(onChange).toHaveBeenLastCalledWith({ kind: 'point', at: [-113.49, 53.6] })
    await expect(canvas.queryByRole('button', { name: /Insert/ })).not.toBeInTheDocument()
  },
}

export const PolygonNotAllowed: Story = {
  args: { defaultValue: undefined, polygonDisabledReason: 'Too deep for a polygon.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Polygon' })).toHaveAccessibleDescription('Too deep for a polygon.')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Point' }), '53.54, -113.49{Enter}')
    await expect(onChange).toHaveBeenLastCalledWith({ kind: 'point', at: [-113.49, 53.54] })
  },
}

export const CrossingEdges: Story = {
  tags: ['visual'],
  args: { defaultValue: BOW_TIE },
  play: async ({ canvas }) => {
    const problems = canvas.getByRole('status', { name: 'Problems of the shape' })
    await expect(problems).toHaveTextContent('Edge 1–2 crosses edge 3–4.')
    await userEvent.click(canvas.getByRole('button', { name: 'Move vertex 2 down' }))
    await expect(problems).not.toHaveTextContent('crosses')
  },
}

export const TwoVertices: Story = {
  args: { defaultValue: { kind: 'polygon', ring: YARD.slice(0, 2), isClosed: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A polygon needs three vertices.', { selector: 'li' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Finish polygon' })).toHaveAttribute('aria-disabled', 'true')
  },
}

export const InvalidTextStays: Story = {
  tags: ['test-only'],
  play: async ({ canvas }) => {
    const latitude = canvas.getByRole('textbox', { name: 'Vertex 2 latitude' })
    await userEvent.clear(latitude)
    await userEvent.type(latitude, '95.2')
    await userEvent.tab()
    await expect(latitude).toHaveValue('95.2')
    await expect(latitude).toBeInvalid()
    await expect(latitude).toHaveAccessibleDescription('Latitude must be between -90 and 90.')
    await expect(latitude).not.toHaveFocus()
    await expect(canvas.getByRole('alert')).toHaveTextContent('Latitude must be between -90 and 90.')
    await expect(onChange).not.toHaveBeenCalled()
    const fresh = canvas.getByRole('textbox', { name: 'New vertex' })
    await userEvent.type(fresh, 'the gate{Enter}')
    await expect(fresh).toHaveValue('the gate')
    await expect(fresh).toBeInvalid()
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }))
    await expect(fresh).toHaveFocus()
    // A valid coordinate removes the error.
    await userEvent.clear(latitude)
    await userEvent.type(latitude, '53.5{Enter}')
    await expect(latitude).toBeValid()
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
    await expect(lastRing()?.[1]).toEqual([-113.48861, 53.5])
  },
}

export const DegreesAndMinutes: Story = {
  args: { defaultStyle: 'minutes' },
  play: async ({ canvas }) => {
    const longitude = canvas.getByRole('textbox', { name: 'Vertex 1 longitude' })
    await expect(longitude).toHaveValue("113°29.5092' W")
    await userEvent.clear(longitude)
    await userEvent.type(longitude, '113 30 W{Enter}')
    await expect(longitude).toHaveValue("113°30.0000' W")
    await expect(lastRing()?.[0]).toEqual([-113.5, 53.54239])
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Format' }), 'Decimal')
    await expect(longitude).toHaveValue('-113.500000')
  },
}

export const Paste: Story = {
  args: { defaultValue: undefined },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Paste' }))
    const list = await screen.findByRole('textbox', { name: 'Coordinates, one vertex per line' })
    await userEvent.click(list)
    await userEvent.paste("53.54239, -113.49182\n53°32.5572' N 113°29.3166' W\nthe gate\n53,54148; -113,48749")
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add' }))
    await expect(list).toHaveAccessibleDescription(/^Line 3: This is not a coordinate/)
    await expect(list).toHaveFocus()
    await expect(onChange).not.toHaveBeenCalled()
    await userEvent.clear(list)
    await userEvent.paste("53.54239, -113.49182\n53°32.5572' N 113°29.3166' W\n53,54148; -113,48749")
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(lastRing()).toEqual(YARD.slice(0, 3))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Paste' })).toHaveFocus())
  },
}

export const PasteIntoAField: Story = {
  tags: ['test-only'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Vertex 1 longitude' }))
    await userEvent.paste('53.5, -113.5')
    await expect(lastRing()?.[0]).toEqual([-113.5, 53.5])
    await userEvent.click(canvas.getByRole('textbox', { name: 'New vertex' }))
    await userEvent.paste('53.1, -113.1\n53.2, -113.2')
    await expect(lastRing()?.slice(5)).toEqual([
      [-113.1, 53.1],
      [-113.2, 53.2],
    ])
  },
}

export const ReadOnly: Story = {
  tags: ['visual'],
  args: { isReadOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Vertex 1 latitude' })).toHaveAttribute('readonly')
    await expect(canvas.queryByRole('button', { name: /Delete/ })).not.toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Clear' })).toHaveAccessibleDescription(
      'You can view but not edit this shape.',
    )
  },
}

export const UnsupportedGeometry: Story = {
  args: { defaultValue: { kind: 'foreign', geometry: { type: 'MultiPolygon', coordinates: [] } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/You can't edit a MultiPolygon here/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
    await expect(onChange).toHaveBeenLastCalledWith({ kind: 'none' })
    await userEvent.click(canvas.getByRole('button', { name: 'Undo: Clear shape' }))
    await expect(canvas.getByText(/MultiPolygon/)).toBeVisible()
  },
}

export const PolygonWithAHole: Story = {
  args: {
    defaultValue: {
      kind: 'polygon',
      ring: YARD,
      isClosed: true,
      holes: [YARD.slice(0, 3).map(([lon, lat]) => [lon, lat - 0.0005] as const)],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("The polygon has a hole. You can't edit it here, but it is saved.")).toBeVisible()
  },
}

export const FiveThousandVertices: Story = {
  args: { defaultValue: makePolygon(5000) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Vertices 1–100 of 5,000')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Next vertices' }))
    await expect(canvas.getByRole('textbox', { name: 'Vertex 101 latitude' })).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: 'New vertex' }), '53.54, -113.4701{Enter}')
    const added = canvas.getByRole('textbox', { name: 'Vertex 5,001 latitude' })
    const frame = canvas.getByRole('table').parentElement?.getBoundingClientRect()
    await expect(added.getBoundingClientRect().bottom).toBeLessThanOrEqual(frame?.bottom ?? 0)
  },
}

export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 296, maxWidth: '100%' }}>
        <Story />
      </div>
    ),
  ],
}

export const BelowAMapOnAPhone: Story = {
  name: 'Below a map on a page of 320 px every button of a row is in view',
  tags: ['test-only'],
  decorators: [
    (Story) => (
      <div style={{ width: 262 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table')
    await expect(table.offsetWidth).toBeLessThanOrEqual(table.parentElement?.clientWidth ?? 0)
    for (const input of canvas.getAllByRole('textbox', { name: /^Vertex/ }))
      await expect(input.scrollWidth).toBeLessThanOrEqual(input.clientWidth)
  },
}

export const RevealsTheFocusedButton: Story = {
  name: 'A button that gets the focus scrolls into view as a whole',
  tags: ['test-only'],
  decorators: [
    (Story) => (
      <div style={{ width: 236 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    canvas.getByRole('textbox', { name: 'Vertex 1 longitude' }).focus()
    const frame = canvas.getByRole('table').parentElement
    for (const name of ['Insert after vertex 1', 'Move vertex 1 up']) {
      await userEvent.tab()
      const button = canvas.getByRole('button', { name })
      await expect(button).toHaveFocus()
      await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(frame?.getBoundingClientRect().right ?? 0)
    }
  },
}

export const LargeTextOnASmallPage: Story = {
  ...Narrow,
  globals: { textSize: '200' },
  play: async ({ canvas }) => {
    // The text of the field is readable.
    await expect(canvas.getByRole('textbox', { name: 'New vertex' }).clientWidth).toBeGreaterThan(200)
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

const SIX = [
  '53.5424, -113.4918',
  "53°32.5572' N 113°29.3166' W",
  '53,5415; -113,4875',
  '53.5408 -113.4872',
  '53.5401, -113.4884',
  '53.5403, -113.4915',
] as const

export const KeyboardAlone: Story = {
  tags: ['test-only'],
  args: { defaultValue: undefined },
  play: async ({ canvas }) => {
    const fresh = canvas.getByRole('textbox', { name: 'New vertex' })
    while (document.activeElement !== fresh) await userEvent.tab()
    for (const line of SIX) await userEvent.keyboard(`${line}{Enter}`)
    await expect(fresh).toHaveFocus()
    await expect(lastRing()).toHaveLength(6)
    // Back over the buttons of the last vertex to its longitude, then up to the previous vertex.
    for (let i = 0; i < 5; i += 1) await userEvent.tab({ shift: true })
    await expect(canvas.getByRole('textbox', { name: 'Vertex 6 longitude' })).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    const moved = canvas.getByRole('textbox', { name: 'Vertex 5 longitude' })
    await expect(moved).toHaveFocus()
    await userEvent.keyboard('{Control>}a{/Control}-113.49{Escape}')
    await expect(moved).toHaveValue('-113.488400')
    await userEvent.keyboard('{Control>}a{/Control}-113.489{Enter}')
    await expect(moved).toHaveFocus()
    await expect(lastRing()?.[4]).toEqual([-113.489, 53.5401])
    // The buttons of the row: insert, up, down, delete.
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('textbox', { name: 'Vertex 6 latitude' })).toHaveFocus()
    await expect(lastRing()).toHaveLength(7)
    for (let i = 0; i < 5; i += 1) await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Delete vertex 6' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('button', { name: 'Delete vertex 6' })).toHaveFocus()
    await expect(lastRing()).toHaveLength(6)
    await userEvent.keyboard('{ArrowUp}{Enter}')
    await expect(canvas.getByRole('button', { name: 'Delete vertex 5' })).toHaveFocus()
    await expect(lastRing()).toHaveLength(5)
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(lastRing()).toHaveLength(6)
    await expect(canvas.getByText('Undone: Delete vertex 5.')).toBeVisible()
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
    await expect(lastRing()).toHaveLength(5)
    await userEvent.keyboard('{Control>}z{/Control}{Control>}y{/Control}')
    await expect(lastRing()).toHaveLength(5)
    await expect(canvas.getByRole('button', { name: 'Delete vertex 5' })).toHaveFocus()
    await userEvent.tab({ shift: true })
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Move vertex 4 up' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Move vertex 5 down' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Move vertex 5 down' })).toHaveAccessibleDescription(
      'This is the last vertex.',
    )
  },
}
