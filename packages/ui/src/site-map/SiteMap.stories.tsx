import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import type { Shape } from './shape'
import { YARD_SHAPE } from './shape-fixture'
import { manySites, SITES } from './site-fixture'
import { SiteMap, type SiteMapProps } from './SiteMap'

const meta = {
  title: 'Components/Site map',
  component: SiteMap,
  tags: ['autodocs'],
  args: {
    label: 'Location of Laydown Yard B',
    place: { center: [-113.49, 53.54], zoom: 14 },
    onChange: fn(),
    onLocateFailed: fn(),
  },
  argTypes: { tools: { control: false }, sites: { control: false } },
  parameters: {
    docs: {
      description: {
        component: `Where something is: a point or a polygon on a map, among others. Map, vertex table and crosshair are three views of one value, and
each of them is enough. Without a token a schematic map is drawn that asks nobody's server: land, borders, cities, a graticule. A map that
cannot be had is told, and another one shown; where none can be drawn the list of sites and the table stand in its place. What was drawn is
kept in all of these.

**Not for** choosing one of a few places by name (\`ComboBox\`), nor for a picture of a map.

**Role and name**: a \`region\` named by \`label\`; in it the map, an \`application\` ("Map") whose keys stand beside it, the search, a
\`combobox\`, and the vertex table. Single letters are keys of the map: it is an application because a screen reader would keep them for
itself elsewhere. Escape on the map moves the focus to the table; nothing else moves it. The keys are those of the focused map.

| Key | Does |
| --- | --- |
| ← ↑ ↓ → | Pan; with Shift four times as far |
| + − | Zoom |
| Enter | Adds a vertex under the crosshair, or places the point there |
| Backspace | Takes the last vertex back |
| N P | Next and previous vertex |
| Alt+arrows | Nudge the selected vertex; with Shift ten times as far |
| Delete | Deletes the selected vertex |
| C | Finishes the polygon |
| Ctrl+Z, Ctrl+Shift+Z | Undo, redo |
| Escape | Leaves the map for the vertex table |`,
      },
    },
  },
} satisfies Meta<typeof SiteMap>

export default meta
type Story = StoryObj<typeof meta>

/** Drawing by software takes its time where there is no graphics card. */
const PATIENT = { timeout: 20_000 }

const idle = async (root: HTMLElement) => {
  await waitFor(() => expect(root.querySelector('[data-map-state="idle"]')).not.toBeNull(), PATIENT)
}

/** An owner that keeps the selected site. */
function Owned(props: SiteMapProps) {
  const [selected, setSelected] = useState(props.selectedSite ?? null)
  return (
    <SiteMap
      {...props}
      selectedSite={selected}
      onSelectSite={(id) => {
        setSelected(id)
        props.onSelectSite?.(id)
      }}
    />
  )
}

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await idle(canvasElement)
    await expect(canvas.getByRole('region', { name: 'Location of Laydown Yard B' })).toBeVisible()
    await expect(canvas.getByText(/^Schematic map/)).toBeVisible()
    await expect(canvas.queryByText(/could not/)).not.toBeInTheDocument()
  },
}

export const Polygon: Story = {
  args: { defaultValue: YARD_SHAPE, sites: SITES, selectedSite: '1', onSelectSite: fn() },
  play: async ({ canvas, canvasElement }) => {
    await idle(canvasElement)
    await expect(
      canvasElement.querySelectorAll('[data-vertex][aria-hidden], [aria-hidden] [data-vertex]'),
    ).toHaveLength(5)
    await expect(canvas.getByRole('button', { name: 'Select sites' })).toHaveAttribute('aria-pressed', 'true')
  },
}

export const PointOnly: Story = {
  args: {
    defaultValue: { kind: 'point', at: [-113.49, 53.54] },
    polygonReason: 'Polygons end at the third layer.',
    sites: SITES,
  },
  play: async ({ args, canvas, canvasElement }) => {
    await idle(canvasElement)
    await expect(canvas.getByRole('button', { name: 'Polygon' })).toHaveAccessibleDescription(
      'Polygons end at the third layer.',
    )
    canvas.getByRole('application', { name: 'Map' }).focus()
    await userEvent.keyboard('{ArrowRight}{Enter}')
    const last = (args.onChange as ReturnType<typeof fn>).mock.lastCall?.[0] as Shape
    await expect(last.kind === 'point' && last.at[0] > -113.49 && last.at[1]).toBeCloseTo(53.54, 5)
  },
}

export const ArchivedAndSelected: Story = {
  args: { sites: SITES, selectedSite: '3', onSelectSite: fn(), look: { fill: '#fcc400', border: '#854a00' } },
  render: (args) => <Owned {...args} />,
  play: async ({ canvasElement }) => {
    await idle(canvasElement)
  },
}

export const TenThousandSites: Story = {
  args: { sites: manySites(10_000), onSelectSite: fn(), place: { center: [-113.49, 53.54], zoom: 12 } },
  render: (args) => <Owned {...args} />,
  play: async ({ args, canvas, canvasElement }) => {
    await idle(canvasElement)
    const search = canvas.getByRole('combobox', { name: 'Search the map' })
    await userEvent.type(search, 'bin 07777')
    await userEvent.click(await screen.findByRole('option', { name: /Bin 07777/ }))
    await expect(args.onSelectSite).toHaveBeenCalledWith('n7777')
    await expect(canvas.getByText('The map shows Bin 07777.')).toBeInTheDocument()
  },
}

export const ReadOnly: Story = {
  args: { defaultValue: YARD_SHAPE, isReadOnly: true },
  play: async ({ args, canvas, canvasElement }) => {
    await idle(canvasElement)
    canvas.getByRole('application', { name: 'Map' }).focus()
    await userEvent.keyboard('{Enter}n{Delete}c{Backspace}')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const CityByName: Story = {
  play: async ({ canvas, canvasElement }) => {
    await idle(canvasElement)
    await userEvent.type(canvas.getByRole('combobox', { name: 'Search the map' }), 'reykja')
    await userEvent.click(await screen.findByRole('option', { name: /Reykjav/ }))
    await expect(canvas.getByText(/^The map shows Reykjav.k, IS\.$/)).toBeInTheDocument()
    await idle(canvasElement)
  },
}

export const PlacesOfAService: Story = {
  args: {
    geocode: async (text) => [{ id: 'a', name: `${text} Street`, description: 'Edmonton', at: [-113.5, 53.55] }],
  },
  play: async ({ canvas, canvasElement }) => {
    await idle(canvasElement)
    await userEvent.type(canvas.getByRole('combobox', { name: 'Search the map' }), 'qxz')
    await userEvent.click(await screen.findByRole('option', { name: /qxz Street/ }))
    await expect(canvas.getByText('The map shows qxz Street.')).toBeInTheDocument()
  },
}

export const PlacesThatCannotBeAskedFor: Story = {
  args: { geocode: () => Promise.reject(new Error('offline')) },
  play: async ({ canvas, canvasElement }) => {
    await idle(canvasElement)
    await userEvent.type(canvas.getByRole('combobox', { name: 'Search the map' }), 'qxz')
    await expect(await screen.findByText(/Places could not be searched/, { selector: ':not([role])' })).toBeVisible()
  },
}

export const LocationNotFound: Story = {
  beforeEach: () => {
    const { geolocation } = navigator
    Object.defineProperty(navigator, 'geolocation', {
      configurable: true,
      value: { getCurrentPosition: (_: unknown, fail: () => void) => fail() },
    })
    return () => Object.defineProperty(navigator, 'geolocation', { configurable: true, value: geolocation })
  },
  play: async ({ args, canvas, canvasElement }) => {
    await idle(canvasElement)
    await expect(args.onLocateFailed).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Find my location' }))
    await expect(args.onLocateFailed).toHaveBeenCalledOnce()
  },
}

/** The browser says that it has no WebGL, as one without a driver does. */
const withoutWebGl = () => {
  const { getContext } = HTMLCanvasElement.prototype
  HTMLCanvasElement.prototype.getContext = function refuse(this: HTMLCanvasElement, ...given: unknown[]) {
    return String(given[0]).startsWith('webgl') ? null : (getContext.apply(this, given as never) as never)
  } as typeof getContext
  return () => {
    HTMLCanvasElement.prototype.getContext = getContext
  }
}

export const NoWebGl: Story = {
  args: { defaultValue: YARD_SHAPE, sites: SITES, onSelectSite: fn() },
  beforeEach: withoutWebGl,
  render: (args) => <Owned {...args} />,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/cannot draw maps/)).toBeVisible()
    await expect(canvas.queryByRole('application')).not.toBeInTheDocument()
    const list = canvas.getByRole('list', { name: 'Sites' })
    await expect(within(list).getAllByRole('listitem')).toHaveLength(SITES.length)
    within(list)
      .getByRole('button', { name: /Process Area 100/ })
      .focus()
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(within(list).getByRole('button', { name: /Tool Crib/ })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onSelectSite).toHaveBeenCalledWith('7')
    await expect(canvas.getAllByRole('textbox', { name: /^Vertex \d latitude$/ })).toHaveLength(5)
  },
}

/** Answers one address, and leaves the others alone. */
const answering = (address: string, answer: (signal: AbortSignal | null | undefined) => Promise<Response>) => () => {
  const { fetch } = globalThis
  globalThis.fetch = (input, init) =>
    typeof input === 'string' && input === address ? answer(init?.signal) : fetch(input, init)
  return () => {
    globalThis.fetch = fetch
  }
}

export const StyleRefused: Story = {
  args: { defaultValue: YARD_SHAPE, mapConfig: { styleUrl: '/styles/refused.json' } },
  beforeEach: answering('/styles/refused.json', async () => new Response('No', { status: 401 })),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/A schematic map without streets is shown/, {}, PATIENT)).toBeVisible()
    await idle(canvasElement)
    await expect(canvas.getAllByRole('textbox', { name: /^Vertex \d latitude$/ })).toHaveLength(5)
  },
}

export const StyleThatNeverComes: Story = {
  args: { mapConfig: { styleUrl: '/styles/never.json', timeout: 200 } },
  beforeEach: answering(
    '/styles/never.json',
    (signal) =>
      new Promise((_, reject) => {
        signal?.addEventListener('abort', () => reject(new Error('too late')))
      }),
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/A schematic map without streets is shown/, {}, PATIENT)).toBeVisible()
    await idle(canvasElement)
  },
}

export const StyleOfTheOwner: Story = {
  args: { defaultValue: YARD_SHAPE, sites: SITES, mapConfig: { styleUrl: '/styles/plain.json' } },
  beforeEach: answering('/styles/plain.json', async () =>
    Response.json({
      version: 8,
      sources: {},
      layers: [{ id: 'ground', type: 'background', paint: { 'background-color': '#f4f1ea' } }],
    }),
  ),
  play: async ({ canvas, canvasElement }) => {
    await idle(canvasElement)
    await expect(canvas.queryByText(/could not be loaded/)).not.toBeInTheDocument()
    await expect(canvas.queryByText(/^Schematic map/)).not.toBeInTheDocument()
  },
}

export const TokenRefused: Story = {
  args: { defaultValue: YARD_SHAPE, mapConfig: { mapboxToken: 'pk.refused', timeout: 2000 } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/The map service refused the request/, {}, PATIENT)).toBeVisible()
    await waitFor(() => expect(canvasElement.querySelector('.maplibregl-canvas')).not.toBeNull(), PATIENT)
    await expect(canvas.getAllByRole('textbox', { name: /^Vertex \d latitude$/ })).toHaveLength(5)
  },
}

export const Narrow: Story = {
  args: { defaultValue: YARD_SHAPE, sites: SITES, onSelectSite: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 304 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await idle(canvasElement)
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

const ringOf = (shape: Shape | undefined) => (shape?.kind === 'polygon' ? shape.ring : [])

export const KeyboardAlone: Story = {
  args: { sites: SITES },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ args, canvas, canvasElement }) => {
    await idle(canvasElement)
    const map = canvas.getByRole('application', { name: 'Map' })
    const last = () => (args.onChange as ReturnType<typeof fn>).mock.lastCall?.[0] as Shape | undefined
    const press = async (keys: string) => {
      await userEvent.keyboard(keys)
      await expect(document.body).not.toHaveFocus()
    }
    for (let tabs = 0; document.activeElement !== map && tabs < 20; tabs++) await userEvent.tab()
    await expect(map).toHaveFocus()
    // Six vertices, panning between them.
    for (const keys of ['', '{ArrowRight}', '{ArrowRight}', '{ArrowDown}', '{ArrowLeft}', '{ArrowLeft}'])
      await press(`${keys}{Enter}`)
    await expect(ringOf(last())).toHaveLength(6)
    await press('{ArrowLeft}{Enter}')
    await expect(ringOf(last())).toHaveLength(7)
    await press('{Backspace}')
    await expect(ringOf(last())).toHaveLength(6)
    await press('c')
    await expect(last()).toMatchObject({ kind: 'polygon', isClosed: true })
    // The second one is moved, the third deleted.
    const drawn = ringOf(last())
    await press('nn')
    await press('{Alt>}{ArrowUp}{/Alt}{Shift>}{Alt>}{ArrowUp}{/Alt}{/Shift}')
    await expect(ringOf(last())[1]?.[1]).toBeGreaterThan(drawn[1]?.[1] ?? 90)
    await press('n{Delete}')
    await expect(ringOf(last())).toHaveLength(5)
    await press('{Control>}z{/Control}')
    await expect(ringOf(last())).toHaveLength(6)
    await press('{Control>}z{/Control}')
    await expect(ringOf(last())).toEqual(drawn)
    await press('{Control>}{Shift>}z{/Shift}{/Control}{Control>}{Shift>}z{/Shift}{/Control}')
    await expect(ringOf(last())).toHaveLength(5)
    await press('p')
    await press('+-')
    await expect(map).toHaveFocus()
    await press('{Escape}')
    await expect(map).not.toHaveFocus()
    await expect(canvas.getByRole('region', { name: 'Vertices' })).toContainElement(
      document.activeElement as HTMLElement | null,
    )
    await idle(canvasElement)
  },
}
