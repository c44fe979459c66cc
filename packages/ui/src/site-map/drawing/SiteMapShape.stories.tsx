import type { Meta, StoryObj } from '@storybook/react-vite'
import { type KeyboardEvent, useRef, useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { MapKeys } from '../keys/MapKeys'
import type { MapView, Position, Shape } from './shape'
import { YARD, YARD_SHAPE } from './shape-fixture'
import { ShapeTools } from './ShapeTools'
import { type DrawingOptions, useDrawing } from './use-drawing'
import { VertexTable } from '../vertices/VertexTable'
import { description } from './SiteMapShape.description'

const onChange = fn<(shape: Shape) => void>()

/** Pixels per degree. */
const SCALE = 100_000
const SIZE = { width: 480, height: 320 }
const PAN = 100

const PAN_DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The simplest map: a flat sheet that pans. */
function Sheet({ defaultValue, polygonDisabledReason, isReadOnly }: DrawingOptions) {
  const [center, setCenter] = useState<Position>([-113.49, 53.541])
  const editor = useRef<HTMLDivElement>(null)
  const drawing = useDrawing({
    defaultValue,
    polygonDisabledReason,
    isReadOnly,
    onChange,
    onLeave: () => editor.current?.querySelector('input')?.focus(),
  })
  const view: MapView = {
    center: () => center,
    project: ([lon, lat]) => ({
      x: SIZE.width / 2 + (lon - center[0]) * SCALE,
      y: SIZE.height / 2 - (lat - center[1]) * SCALE,
    }),
    unproject: ({ x, y }) => [center[0] + (x - SIZE.width / 2) / SCALE, center[1] - (y - SIZE.height / 2) / SCALE],
    panBy: ({ x, y }) => setCenter([center[0] + x / SCALE, center[1] - y / SCALE]),
    zoomBy: () => undefined,
    reveal: (at) => {
      const { x, y } = view.project(at)
      if (x < 0 || y < 0 || x > SIZE.width || y > SIZE.height) setCenter(at)
    },
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    drawing.onMapKeyDown(event, view)
    const direction = PAN_DIRECTIONS[event.key]
    if (event.defaultPrevented || event.altKey || direction === undefined) return
    event.preventDefault()
    view.panBy({ x: direction[0] * PAN, y: direction[1] * PAN })
  }
  const points = drawing.positions.map(view.project)
  return (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <ShapeTools drawing={drawing} />
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24 }}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application handles keys */}
        <div
          role="application"
          aria-label="Map"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- an application handles keys
          tabIndex={0}
          onKeyDown={onKeyDown}
          style={{ ...SIZE, maxWidth: '100%', background: 'var(--sw-sunken)', borderRadius: 8 }}
        >
          <svg viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} width="100%" aria-hidden="true">
            <polygon
              points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
              fill="var(--sw-accent-subtle)"
              stroke="var(--sw-accent)"
              strokeWidth={2}
            />
            {points.map(({ x, y }, i) => (
              <circle
                key={`${x} ${y}`}
                cx={x}
                cy={y}
                r={i === drawing.selected ? 8 : 5}
                fill="var(--sw-surface)"
                stroke="var(--sw-accent)"
                strokeWidth={2}
              />
            ))}
            <path d="M240 148v24M228 160h24" stroke="var(--sw-text)" />
          </svg>
        </div>
        <MapKeys style={{ flex: '1 1 16rem' }} />
      </div>
      <div ref={editor}>
        <VertexTable drawing={drawing} />
      </div>
    </div>
  )
}

const meta = {
  title: 'Components/Site map shape',
  component: Sheet,
  tags: ['autodocs'],
  args: { defaultValue: YARD_SHAPE },
  argTypes: { defaultValue: { control: false } },
  beforeEach: () => {
    onChange.mockClear()
  },
  parameters: { description },
} satisfies Meta<typeof Sheet>

export default meta
type Story = StoryObj<typeof meta>

const lastRing = (): readonly Position[] | undefined => {
  const shape = onChange.mock.lastCall?.[0]
  return shape?.kind === 'polygon' ? shape.ring : undefined
}

export const Default: Story = { tags: ['visual'] }

export const Empty: Story = {
  args: { defaultValue: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No vertices yet. Type or paste coordinates, or draw on the map.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Clear' })).toHaveAttribute('aria-disabled', 'true')
  },
}

export const PointOnly: Story = {
  args: { defaultValue: undefined, polygonDisabledReason: 'Too deep for a polygon.' },
  play: async ({ canvas }) => {
    canvas.getByRole('application').focus()
    await userEvent.keyboard('{Enter}{ArrowRight}{Enter}')
    await expect(onChange).toHaveBeenLastCalledWith({ kind: 'point', at: [-113.489, 53.541] })
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await expect(onChange).toHaveBeenLastCalledWith({ kind: 'point', at: [-113.489, 53.54102] })
    await userEvent.keyboard('{Delete}')
    await expect(onChange).toHaveBeenLastCalledWith({ kind: 'none' })
  },
}

export const StoredPolygonIsNotReplacedByAKey: Story = {
  tags: ['test-only'],
  args: { polygonDisabledReason: 'Too deep for a polygon.' },
  play: async ({ canvas }) => {
    canvas.getByRole('application').focus()
    await userEvent.keyboard('{Enter}')
    await expect(onChange).not.toHaveBeenCalled()
    await expect(canvas.getByText('Too deep for a polygon.', { selector: '[role="status"]' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Point' }))
    canvas.getByRole('application').focus()
    await userEvent.keyboard('{Enter}')
    await expect(onChange).toHaveBeenLastCalledWith({ kind: 'point', at: [-113.49, 53.541] })
  },
}

export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ canvas }) => {
    canvas.getByRole('application').focus()
    await userEvent.keyboard('n{Delete}{Alt>}{ArrowUp}{/Alt}c{Backspace}{Enter}{Control>}z{/Control}')
    await expect(onChange).not.toHaveBeenCalled()
    await expect(canvas.getByText('Vertex 1 of 5, 53.542390, -113.491820.')).toBeVisible()
  },
}

export const ImpossibleActionsAreAnnounced: Story = {
  tags: ['test-only'],
  args: { defaultValue: undefined },
  play: async ({ canvas }) => {
    canvas.getByRole('application').focus()
    await userEvent.keyboard('{Enter}c')
    await expect(canvas.getByText('A polygon needs three vertices.', { selector: '[role="status"]' })).toBeVisible()
    await userEvent.keyboard('{Backspace}{Backspace}')
    await expect(canvas.getByText('Nothing is drawn yet.', { selector: '[role="status"]' })).toBeVisible()
    await userEvent.keyboard('{Control>}y{/Control}')
    await expect(canvas.getByText('Nothing to redo.', { selector: '[role="status"]' })).toBeVisible()
  },
}

export const NudgesAreOneStepUntilAltIsReleased: Story = {
  tags: ['test-only'],
  play: async ({ canvas }) => {
    canvas.getByRole('application').focus()
    await userEvent.keyboard('p{Alt>}{ArrowLeft}{ArrowLeft}{ArrowLeft}{/Alt}{Alt>}{Shift>}{ArrowDown}{/Shift}{/Alt}')
    await expect(lastRing()?.[4]).toEqual([-113.49162, 53.54015])
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(lastRing()?.[4]).toEqual([-113.49162, 53.54035])
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(lastRing()).toEqual(YARD)
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

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const KeyboardAlone: Story = {
  tags: ['test-only'],
  args: { defaultValue: undefined },
  play: async ({ canvas }) => {
    const map = canvas.getByRole('application', { name: 'Map' })
    while (document.activeElement !== map) await userEvent.tab()
    // Six vertices at the crosshair.
    await userEvent.keyboard('{Enter}{ArrowRight}{Enter}{ArrowRight}{Enter}{ArrowDown}{Enter}{ArrowLeft}{Enter}')
    await userEvent.keyboard('{ArrowLeft}{Enter}{Enter}{Backspace}c')
    await expect(onChange).toHaveBeenLastCalledWith({
      kind: 'polygon',
      ring: [
        [-113.49, 53.541],
        [-113.489, 53.541],
        [-113.488, 53.541],
        [-113.488, 53.54],
        [-113.489, 53.54],
        [-113.49, 53.54],
      ],
      isClosed: true,
    })
    await expect(map).toHaveFocus()
    // Move one.
    await userEvent.keyboard('nn{Alt>}{ArrowUp}{/Alt}')
    await expect(lastRing()?.[1]).toEqual([-113.489, 53.54102])
    await expect(canvas.getByText('Vertex 2 moved to 53.541020, -113.489000.')).toBeVisible()
    // Delete one.
    await userEvent.keyboard('p{Delete}')
    await expect(lastRing()).toHaveLength(5)
    await expect(canvas.getByText('Vertex 1 deleted, 5 vertices left.')).toBeVisible()
    // Undo and redo.
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(lastRing()).toHaveLength(6)
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(lastRing()?.[1]).toEqual([-113.489, 53.541])
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}{Control>}y{/Control}')
    await expect(lastRing()).toHaveLength(5)
    await expect(lastRing()?.[0]).toEqual([-113.489, 53.54102])
    await expect(map).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByRole('textbox', { name: 'Vertex 1 latitude' })).toHaveFocus()
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(lastRing()).toHaveLength(6)
  },
}
