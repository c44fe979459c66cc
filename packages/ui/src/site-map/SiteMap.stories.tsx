import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/Button'
import { COMBO_LABELS } from '../combo-box/combo-labels'
import type { UndoLabels } from '../undo/UndoButtons'
import { DRAWING_LABELS } from './drawing/drawing-labels'
import { MAP_LABELS } from './map-labels'
import { MAP_KEYS } from './keys/MapKeys'
import type { Shape } from './drawing/shape'
import { BOW_TIE, YARD, YARD_SHAPE } from './drawing/shape-fixture'
import { SHAPE_TOOLS_LABELS } from './drawing/ShapeTools'
import { manySites, SITES } from './sites/site-fixture'
import { SiteMap, type SiteMapProps } from './SiteMap'
import { VERTEX_LABELS } from './vertices/vertex-labels'

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

**In a form**: it has no wrapper; give it \`value\` and \`onChange\`. Enter on the map or in the table sends no form.

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

/** Latitude and longitude in the wrong order, as somebody has stored them. */
const SWAPPED: Shape = { ...YARD_SHAPE, kind: 'polygon', ring: YARD.map(([lon, lat]) => [lat, lon]), isClosed: true }

export const CoordinatesOutOfRange: Story = {
  args: { defaultValue: SWAPPED, sites: [{ id: '1', name: 'Gate 4', shape: SWAPPED }], place: undefined as never },
  play: async ({ canvas, canvasElement }) => {
    await idle(canvasElement)
    const map = canvas.getByRole('application', { name: 'Map' })
    map.focus()
    await userEvent.keyboard('n{Alt>}{ArrowUp}{/Alt}{Enter}')
    await expect(map).toHaveFocus()
    await expect(canvas.getByRole('status', { name: 'Problems of the shape' })).toHaveTextContent(
      'Latitude must be between -90 and 90.',
    )
    await expect(canvas.getAllByRole('textbox', { name: /^Vertex \d latitude$/ }).length).toBeGreaterThan(4)
  },
}

const send = fn()

export const InAForm: Story = {
  args: { tools: <input aria-label="Color" style={{ maxWidth: '100%' }} />, onKeyDown: fn() },
  decorators: [
    (Story) => (
      <form
        aria-label="Site"
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <Story />
        <Button type="submit">Save</Button>
      </form>
    ),
  ],
  play: async ({ args, canvas, canvasElement }) => {
    send.mockReset()
    await idle(canvasElement)
    const map = canvas.getByRole('application', { name: 'Map' })
    map.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenCalledOnce()
    // A text in a field has its own undo, and Enter in the search is no wish to save.
    for (const field of [
      canvas.getByRole('textbox', { name: 'Color' }),
      canvas.getByRole('combobox', { name: 'Search the map' }),
    ]) {
      await userEvent.type(field, 'Gate{Control>}z{/Control}')
      await expect(args.onChange).toHaveBeenCalledOnce()
    }
    await userEvent.keyboard('{Escape}{Enter}{Enter}')
    await expect(send).not.toHaveBeenCalled()
    map.focus()
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(args.onChange).toHaveBeenLastCalledWith({ kind: 'none' })
    await expect(args.onKeyDown).toHaveBeenCalled()
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

export const NoWebGlManySites: Story = {
  args: { sites: manySites(10_000), onSelectSite: fn() },
  beforeEach: withoutWebGl,
  render: (args) => <Owned {...args} />,
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Sites' })
    within(list)
      .getByRole('button', { name: /Bin 00001/ })
      .focus()
    await userEvent.keyboard('{ArrowDown}')
    const second = within(list).getByRole('button', { name: /Bin 00002/ })
    await expect(second).toHaveFocus()
    // Scrolled away by the wheel, it keeps the focus; the next key comes back to it.
    list.parentElement?.scrollTo(0, 100_000)
    await within(list).findByRole('button', { name: /Bin 03130/ })
    await expect(second).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(within(list).getByRole('button', { name: /Bin 00003/ })).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(within(list).getByRole('button', { name: /Bin 10000/ })).toHaveFocus()
    await userEvent.keyboard('{PageUp}{Home}')
    await expect(within(list).getByRole('button', { name: /Bin 00001/ })).toHaveFocus()
    await expect(within(list).getAllByRole('listitem').length).toBeLessThan(100)
  },
}

/** Every word of a set in brackets: what stands without them cannot be said in another language. */
const marked = <Value,>(value: Value): Value =>
  (typeof value === 'string'
    ? `‹${value}›`
    : typeof value === 'function'
      ? (...args: unknown[]) => marked((value as (...args: unknown[]) => unknown)(...args))
      : Array.isArray(value)
        ? value.map(marked)
        : typeof value === 'object'
          ? Object.fromEntries(Object.entries(value as object).map(([name, word]) => [name, marked(word)]))
          : value) as Value

/** Those within others first. */
const withoutMarked = (text: string): string => {
  const rest = text.replaceAll(/‹[^‹›]*›/g, '')
  return rest === text ? rest : withoutMarked(rest)
}

const UNDO_LABELS: UndoLabels = {
  undo: (step) => `Undo: ${step}`,
  redo: (step) => `Redo: ${step}`,
  undone: (step) => step,
  redone: (step) => step,
  nothingToUndo: 'Nothing to undo.',
  nothingToRedo: 'Nothing to redo.',
}

export const InOtherWords: Story = {
  args: {
    defaultValue: BOW_TIE,
    sites: SITES,
    onSelectSite: fn(),
    label: '‹Location›',
    labels: marked({ ...MAP_LABELS, searchList: COMBO_LABELS }),
    drawingLabels: marked(DRAWING_LABELS),
    toolsLabels: marked({ ...SHAPE_TOOLS_LABELS, undo: UNDO_LABELS }),
    vertexLabels: marked(VERTEX_LABELS),
    keys: { title: '‹Keys›', keys: MAP_KEYS.map((key) => ({ ...key, does: `‹${key.does}›` })) },
  },
  play: async ({ canvas, canvasElement }) => {
    await idle(canvasElement)
    canvas.getByRole('application').focus()
    await userEvent.keyboard('n{Delete}{Control>}z{/Control}')
    await userEvent.click(canvas.getByRole('combobox', { name: '‹Search the map›' }))
    const said = [...canvasElement.querySelectorAll('*')].flatMap((element) => [
      ...['aria-label', 'title', 'placeholder', 'aria-valuetext'].map((name) => element.getAttribute(name)),
      ...(element.matches('kbd, svg *, svg, style, [role=option] *')
        ? []
        : Array.from(element.childNodes, ({ nodeType, nodeValue }) => (nodeType === 3 ? nodeValue : null))),
    ])
    // Lengths are told in units, and coordinates in letters of the compass.
    const bare = said.filter((text) => text !== null && /\p{L}{3}/u.test(withoutMarked(text)))
    await expect(bare).toEqual([])
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

const plainStyle = async () =>
  Response.json({
    version: 8,
    sources: {},
    layers: [{ id: 'ground', type: 'background', paint: { 'background-color': '#f4f1ea' } }],
  })

export const StyleOfTheOwner: Story = {
  args: { defaultValue: YARD_SHAPE, sites: SITES, mapConfig: { styleUrl: '/styles/plain.json' } },
  beforeEach: answering('/styles/plain.json', plainStyle),
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

export const LargeTextOnASmallPage: Story = {
  ...Narrow,
  globals: { textSize: '200' },
  play: async ({ canvas, canvasElement }) => {
    await idle(canvasElement)
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
    // What stands in the field can be read.
    const search = canvas.getByRole('combobox', { name: 'Search the map' })
    await expect(search.clientWidth).toBeGreaterThan(150)
  },
}

const ringOf = (shape: Shape | undefined) => (shape?.kind === 'polygon' ? shape.ring : [])

export const KeyboardAlone: Story = {
  // On plain ground: each of its many frames is drawn by software where there is no graphics card.
  args: { sites: SITES, mapConfig: { styleUrl: '/styles/plain.json' } },
  beforeEach: answering('/styles/plain.json', plainStyle),
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
    const lost: string[] = []
    canvasElement.ownerDocument.addEventListener('keyup', ({ key }) => {
      if (document.activeElement === document.body) lost.push(key)
    })
    const press = async (keys: string) => {
      await userEvent.keyboard(keys)
      await expect(lost).toEqual([])
    }
    for (let tabs = 0; document.activeElement !== map && tabs < 20; tabs++) await userEvent.tab()
    await expect(map).toHaveFocus()
    // Six vertices, panning between them, and one too many that is taken back.
    await press('{Enter}{ArrowRight}{Enter}{ArrowRight}{Enter}{ArrowDown}{Enter}{ArrowLeft}{Enter}{ArrowLeft}{Enter}')
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
