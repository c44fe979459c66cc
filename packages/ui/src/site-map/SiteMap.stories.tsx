import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/Button'
import { pseudo, removeBracketed } from '../locale/pseudo-fixture'
import { mapboxEngine } from './engine/mapbox-engine'
import { maplibreEngine } from './engine/maplibre-engine'
import type { Shape } from './drawing/shape'
import { BOW_TIE, YARD, YARD_SHAPE } from './drawing/shape-fixture'
import type { MapPlace } from './sites/map-site'
import { makeSites, SITES } from './sites/site-fixture'
import { SiteMap } from './SiteMap'
import { description } from './SiteMap.description'
import { anatomy } from '../foundations/anatomy-story'

const meta = {
  title: 'Components/Site map',
  component: SiteMap,
  tags: ['autodocs'],
  args: {
    label: 'Location of Laydown Yard B',
    engines: { maplibre: maplibreEngine, mapbox: mapboxEngine },
    defaultPlace: { center: [-113.49, 53.54], zoom: 14 },
    onChange: fn(),
    onLocateFailed: fn(),
  },
  argTypes: { actions: { control: false }, engines: { control: false }, sites: { control: false } },
  parameters: { description },
} satisfies Meta<typeof SiteMap>

export default meta
type Story = StoryObj<typeof meta>

/** Without a graphics card, software draws the map, which is slow. */
const LONG_WAIT = { timeout: 40_000 }

const waitForMap = async (root: HTMLElement) => {
  await waitFor(() => expect(root.querySelector('[data-map-state="idle"]')).not.toBeNull(), LONG_WAIT)
}

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await waitForMap(canvasElement)
    await expect(canvas.getByRole('region', { name: 'Location of Laydown Yard B' })).toBeVisible()
    await expect(canvas.getByText(/^Schematic map/)).toBeVisible()
    await expect(canvas.queryByText(/couldn't/)).not.toBeInTheDocument()
  },
}

export const Polygon: Story = {
  args: { defaultValue: YARD_SHAPE, sites: SITES, defaultSelectedSite: '1', onSelectedSiteChange: fn() },
  play: async ({ canvas, canvasElement }) => {
    await waitForMap(canvasElement)
    await expect(
      canvasElement.querySelectorAll('[data-vertex][aria-hidden], [aria-hidden] [data-vertex]'),
    ).toHaveLength(5)
    await expect(canvas.getByRole('button', { name: 'Select sites' })).toHaveAttribute('aria-pressed', 'true')
  },
}

export const WithoutEngine: Story = {
  args: { engines: undefined as never, defaultValue: YARD_SHAPE, sites: SITES },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Sites' }).children).toHaveLength(SITES.length)
    await expect(canvas.getByRole('textbox', { name: 'Vertex 1 latitude' })).toHaveValue()
    await expect(canvas.queryByRole('application')).not.toBeInTheDocument()
    await expect(canvas.queryByText(/couldn't/)).not.toBeInTheDocument()
  },
}

/** Stored with latitude and longitude in the wrong order. */
const SWAPPED: Shape = { ...YARD_SHAPE, kind: 'polygon', ring: YARD.map(([lon, lat]) => [lat, lon]), isClosed: true }

export const CoordinatesOutOfRange: Story = {
  args: {
    defaultValue: SWAPPED,
    sites: [{ id: '1', name: 'Gate 4', shape: SWAPPED }],
    defaultPlace: undefined as never,
  },
  play: async ({ canvas, canvasElement }) => {
    await waitForMap(canvasElement)
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

const onSubmit = fn()

export const InAForm: Story = {
  args: { actions: <input aria-label="Color" style={{ maxWidth: '100%' }} />, onKeyDown: fn() },
  decorators: [
    (Story) => (
      <form
        aria-label="Site"
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
      >
        <Story />
        <Button type="submit">Save</Button>
      </form>
    ),
  ],
  play: async ({ args, canvas, canvasElement }) => {
    onSubmit.mockReset()
    await waitForMap(canvasElement)
    const map = canvas.getByRole('application', { name: 'Map' })
    map.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenCalledOnce()
    // Text fields have their own undo, and Enter in the search doesn't submit the form.
    for (const field of [
      canvas.getByRole('textbox', { name: 'Color' }),
      canvas.getByRole('combobox', { name: 'Search the map' }),
    ]) {
      await userEvent.type(field, 'Gate{Control>}z{/Control}')
      await expect(args.onChange).toHaveBeenCalledOnce()
    }
    await userEvent.keyboard('{Escape}{Enter}{Enter}')
    await expect(onSubmit).not.toHaveBeenCalled()
    map.focus()
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(args.onChange).toHaveBeenLastCalledWith({ kind: 'none' })
    await expect(args.onKeyDown).toHaveBeenCalled()
  },
}

export const PointOnly: Story = {
  args: {
    defaultValue: { kind: 'point', at: [-113.49, 53.54] },
    polygonDisabledReason: 'Polygons are available for the first three layers.',
    sites: SITES,
  },
  play: async ({ args, canvas, canvasElement }) => {
    await waitForMap(canvasElement)
    await expect(canvas.getByRole('button', { name: 'Polygon' })).toHaveAccessibleDescription(
      'Polygons are available for the first three layers.',
    )
    canvas.getByRole('application', { name: 'Map' }).focus()
    await userEvent.keyboard('{ArrowRight}{Enter}')
    const last = (args.onChange as ReturnType<typeof fn>).mock.lastCall?.[0] as Shape
    await expect(last.kind === 'point' && last.at[0] > -113.49 && last.at[1]).toBeCloseTo(53.54, 5)
  },
}

export const ArchivedAndSelected: Story = {
  args: {
    sites: SITES,
    onSelectedSiteChange: fn(),
    look: { fill: '#fcc400', border: '#854a00' },
    defaultPlace: { center: [-113.4825, 53.5404], zoom: 15 },
  },
  play: async ({ args, canvas, canvasElement }) => {
    await waitForMap(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Select sites' }))
    // The center of the map is inside the archived site.
    const drawing = canvasElement.querySelector('canvas') ?? canvasElement
    const { left, top, width, height } = drawing.getBoundingClientRect()
    const coords = { clientX: left + width / 2, clientY: top + height / 2 }
    await userEvent.pointer({ keys: '[MouseLeft]', target: drawing, coords })
    await waitFor(() => expect(args.onSelectedSiteChange).toHaveBeenCalledWith('5'))
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.type(canvas.getByRole('combobox', { name: 'Search the map' }), 'laydown')
    await expect(await screen.findByRole('option', { name: /Laydown A.*Archived/ })).toBeVisible()
  },
}

export const TenThousandSites: Story = {
  args: { sites: makeSites(10_000), onSelectedSiteChange: fn(), defaultPlace: { center: [-113.49, 53.54], zoom: 12 } },
  play: async ({ args, canvas, canvasElement }) => {
    await waitForMap(canvasElement)
    const search = canvas.getByRole('combobox', { name: 'Search the map' })
    await userEvent.type(search, 'bin 07777')
    await userEvent.click(await screen.findByRole('option', { name: /Bin 07777/ }))
    await expect(args.onSelectedSiteChange).toHaveBeenCalledWith('n7777')
    await expect(canvas.getByText('The map shows Bin 07777.')).toBeInTheDocument()
  },
}

export const ReadOnly: Story = {
  args: { defaultValue: YARD_SHAPE, isReadOnly: true },
  play: async ({ args, canvas, canvasElement }) => {
    await waitForMap(canvasElement)
    canvas.getByRole('application', { name: 'Map' }).focus()
    await userEvent.keyboard('{Enter}n{Delete}c{Backspace}')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const CityByName: Story = {
  play: async ({ canvas, canvasElement }) => {
    await waitForMap(canvasElement)
    await userEvent.type(canvas.getByRole('combobox', { name: 'Search the map' }), 'reykja')
    await userEvent.click(await screen.findByRole('option', { name: /Reykjav/ }))
    await expect(canvas.getByText(/^The map shows Reykjav.k, IS\.$/)).toBeInTheDocument()
    await waitForMap(canvasElement)
  },
}

export const GeocoderResults: Story = {
  args: {
    geocode: async (text) => [{ id: 'a', name: `${text} Street`, description: 'Edmonton', at: [-113.5, 53.55] }],
  },
  play: async ({ canvas, canvasElement }) => {
    await waitForMap(canvasElement)
    await userEvent.type(canvas.getByRole('combobox', { name: 'Search the map' }), 'qxz')
    await userEvent.click(await screen.findByRole('option', { name: /qxz Street/ }))
    await expect(canvas.getByText('The map shows qxz Street.')).toBeInTheDocument()
  },
}

export const GeocoderFails: Story = {
  args: { geocode: () => Promise.reject(new Error('offline')) },
  play: async ({ canvas, canvasElement }) => {
    await waitForMap(canvasElement)
    await userEvent.type(canvas.getByRole('combobox', { name: 'Search the map' }), 'qxz')
    await expect(await screen.findByText(/We couldn't search places/, { selector: ':not([role])' })).toBeVisible()
  },
}

/** The user refuses access to the location. */
const refuseLocation = () => {
  const { geolocation } = navigator
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: { getCurrentPosition: (_: unknown, fail: () => void) => fail() },
  })
  return () => Object.defineProperty(navigator, 'geolocation', { configurable: true, value: geolocation })
}

export const LocationNotFound: Story = {
  beforeEach: refuseLocation,
  play: async ({ args, canvas, canvasElement }) => {
    await waitForMap(canvasElement)
    await expect(args.onLocateFailed).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Find my location' }))
    await expect(args.onLocateFailed).toHaveBeenCalledOnce()
    await expect(canvas.queryByText(/We couldn't find your location/)).not.toBeInTheDocument()
  },
}

export const LocationNotFoundWithoutCallback: Story = {
  tags: ['test-only'],
  args: { onLocateFailed: undefined as never },
  beforeEach: refuseLocation,
  play: async ({ canvas, canvasElement }) => {
    await waitForMap(canvasElement)
    const locate = canvas.getByRole('button', { name: 'Find my location' })
    locate.focus()
    await userEvent.keyboard('{Enter}')
    const message = canvas.getByText(/^We couldn't find your location\. Allow location access/)
    await expect(message).toBeVisible()
    await expect(message.closest('[role="status"]')).not.toBeNull()
    await expect(locate).toHaveFocus()
  },
}

export const ViewIsAnnounced: Story = {
  tags: ['test-only'],
  args: { defaultPlace: { center: [-113.49, 53.54], zoom: 8 } },
  play: async ({ canvas, canvasElement }) => {
    await waitForMap(canvasElement)
    const map = canvas.getByRole('application', { name: 'Map' })
    await expect(map).toHaveAccessibleDescription('Keyboard shortcuts are listed after the map.')
    map.focus()
    const announcements = () =>
      canvas
        .getAllByRole('status')
        .map(({ textContent }) => textContent)
        .filter((text) => text.startsWith('Center '))
    await expect(announcements()).toEqual([])
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowUp}')
    await waitFor(() => expect(announcements()).toEqual(['Center 53.7, -113.1, zoom 8.']))
    await userEvent.keyboard('+')
    await waitFor(() => expect(announcements()).toEqual(['Center 53.67, -113.05, zoom 9.']))
    await userEvent.click(canvas.getByRole('button', { name: 'Zoom out' }))
    await waitFor(() => expect(announcements()).toEqual(['Center 53.7, -113.1, zoom 8.']))
  },
}

export const ControlledPlace: Story = {
  args: { defaultPlace: undefined as never, onPlaceChange: fn() },
  render: function Render(args) {
    const [place, setPlace] = useState<MapPlace>({ center: [-113.49, 53.54], zoom: 8 })
    return (
      <SiteMap
        {...args}
        place={place}
        onPlaceChange={(next) => {
          args.onPlaceChange?.(next)
          // The caller accepts only a zoom.
          if (next.zoom !== place.zoom) setPlace(next)
        }}
        actions={<Button onClick={() => setPlace({ center: [10, 50], zoom: 5 })}>Show Europe</Button>}
      />
    )
  },
  play: async ({ args, canvas, canvasElement }) => {
    await waitForMap(canvasElement)
    const announcements = () =>
      canvas
        .getAllByRole('status')
        .map(({ textContent }) => textContent)
        .filter((text) => text.startsWith('Center '))
    canvas.getByRole('application', { name: 'Map' }).focus()
    await userEvent.keyboard('+')
    await waitFor(() => expect(announcements()).toEqual(['Center 53.54, -113.49, zoom 9.']))
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onPlaceChange).toHaveBeenCalledTimes(2)
    // The map has moved back: the next zoom has the center of the controlled place.
    await userEvent.keyboard('-')
    await expect(args.onPlaceChange).toHaveBeenCalledTimes(3)
    const [last] = (args.onPlaceChange as ReturnType<typeof fn>).mock.lastCall as [MapPlace]
    await expect(last.zoom).toBe(8)
    await expect(last.center[0]).toBeCloseTo(-113.49, 6)
    await userEvent.click(canvas.getByRole('button', { name: 'Show Europe' }))
    await expect(args.onPlaceChange).toHaveBeenCalledTimes(3)
    canvas.getByRole('application', { name: 'Map' }).focus()
    await userEvent.keyboard('+')
    await waitFor(() => expect(announcements()).toEqual(['Center 50.0, 10.0, zoom 6.']))
  },
}

/** The browser reports that it has no WebGL. */
const withoutWebGl = () => {
  const { getContext } = HTMLCanvasElement.prototype
  HTMLCanvasElement.prototype.getContext = function refuse(this: HTMLCanvasElement, ...args: unknown[]) {
    return String(args[0]).startsWith('webgl') ? null : (getContext.apply(this, args as never) as never)
  } as typeof getContext
  return () => {
    HTMLCanvasElement.prototype.getContext = getContext
  }
}

export const NoWebGl: Story = {
  tags: ['visual', 'linked'],
  args: { defaultValue: YARD_SHAPE, sites: SITES, onSelectedSiteChange: fn() },
  beforeEach: withoutWebGl,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/can't draw maps/)).toBeVisible()
    await expect(canvas.queryByRole('application')).not.toBeInTheDocument()
    const list = canvas.getByRole('list', { name: 'Sites' })
    await expect(within(list).getAllByRole('listitem')).toHaveLength(SITES.length)
    within(list)
      .getByRole('button', { name: /Process Area 100/ })
      .focus()
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(within(list).getByRole('button', { name: /Tool Crib/ })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onSelectedSiteChange).toHaveBeenCalledWith('7')
    await expect(within(list).getByRole('button', { name: /Tool Crib/, pressed: true })).toHaveFocus()
    await expect(canvas.getAllByRole('textbox', { name: /^Vertex \d latitude$/ })).toHaveLength(5)
  },
}

export const NoWebGlSitesAsText: Story = {
  tags: ['visual', 'linked'],
  args: { sites: SITES, selectedSite: '3' },
  beforeEach: withoutWebGl,
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Sites' })
    await expect(within(list).getAllByRole('listitem')).toHaveLength(SITES.length)
    await expect(within(list).queryByRole('button')).not.toBeInTheDocument()
    await expect(within(list).getByText('Gate 4').closest('[aria-current="true"]')).not.toBeNull()
  },
}

export const NoWebGlManySites: Story = {
  args: { sites: makeSites(10_000), onSelectedSiteChange: fn() },
  beforeEach: withoutWebGl,
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Sites' })
    within(list)
      .getByRole('button', { name: /Bin 00001/ })
      .focus()
    await userEvent.keyboard('{ArrowDown}')
    const second = within(list).getByRole('button', { name: /Bin 00002/ })
    await expect(second).toHaveFocus()
    // A row that the wheel scrolls out of view keeps the focus, and the next key returns to it.
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

/** The saved outline is a thin line under the changed shape, which stays filled where its edges cross. */
export const ChangedShape: Story = {
  parameters: { rows: ['MAP-23', 'MAP-32'] },
  args: { defaultValue: BOW_TIE, saved: YARD_SHAPE, sites: SITES },
  play: async ({ canvas, canvasElement }) => {
    await waitForMap(canvasElement)
    await expect(canvas.getByRole('status', { name: 'Problems of the shape' })).toHaveTextContent(/cross/)
  },
}

export const Translated: Story = {
  globals: { locale: 'pseudo' },
  args: { defaultValue: BOW_TIE, sites: SITES, onSelectedSiteChange: fn(), label: '‹Location›' },
  play: async ({ canvas, canvasElement }) => {
    await waitForMap(canvasElement)
    canvas.getByRole('application').focus()
    await userEvent.keyboard('{ArrowLeft}')
    await canvas.findByText((text) => text.startsWith(pseudo('Center').slice(0, -1)))
    await userEvent.keyboard('n{Delete}{Control>}z{/Control}')
    await userEvent.click(canvas.getByRole('combobox', { name: pseudo('Search the map') }))
    const texts = [...canvasElement.querySelectorAll('*')].flatMap((element) => [
      ...['aria-label', 'title', 'placeholder', 'aria-valuetext'].map((name) => element.getAttribute(name)),
      ...(element.matches('kbd, svg *, svg, style, [role=option] *')
        ? []
        : Array.from(element.childNodes, ({ nodeType, nodeValue }) => (nodeType === 3 ? nodeValue : null))),
    ])
    // Units of length and letters of the compass are shorter than three letters.
    const untranslated = texts.filter((text) => text !== null && /\p{L}{3}/u.test(removeBracketed(text)))
    await expect(untranslated).toEqual([])
  },
}

/** Responds to the URLs with a start, and passes on all other requests. */
const respondTo = (start: string, respond: (signal: AbortSignal | null | undefined) => Promise<Response>) => () => {
  const { fetch } = globalThis
  globalThis.fetch = (input, init) =>
    (input instanceof Request ? input.url : String(input)).startsWith(start)
      ? respond(init?.signal)
      : fetch(input, init)
  return () => {
    globalThis.fetch = fetch
  }
}

export const StyleRefused: Story = {
  args: { defaultValue: YARD_SHAPE, mapConfig: { styleUrl: '/styles/refused.json' } },
  beforeEach: respondTo('/styles/refused.json', async () => new Response('No', { status: 401 })),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/A schematic map without streets is shown/, {}, LONG_WAIT)).toBeVisible()
    await waitForMap(canvasElement)
    await expect(canvas.getAllByRole('textbox', { name: /^Vertex \d latitude$/ })).toHaveLength(5)
  },
}

export const StyleTimesOut: Story = {
  args: { mapConfig: { styleUrl: '/styles/never.json', timeout: 200 } },
  beforeEach: respondTo(
    '/styles/never.json',
    (signal) =>
      new Promise((_, reject) => {
        signal?.addEventListener('abort', () => reject(new Error('aborted')))
      }),
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/A schematic map without streets is shown/, {}, LONG_WAIT)).toBeVisible()
    await waitForMap(canvasElement)
  },
}

const respondWithPlainStyle = async () =>
  Response.json({
    version: 8,
    sources: {},
    layers: [{ id: 'ground', type: 'background', paint: { 'background-color': '#f4f1ea' } }],
  })

export const CustomStyle: Story = {
  args: { defaultValue: YARD_SHAPE, sites: SITES, mapConfig: { styleUrl: '/styles/plain.json' } },
  beforeEach: respondTo('/styles/plain.json', respondWithPlainStyle),
  play: async ({ canvas, canvasElement }) => {
    await waitForMap(canvasElement)
    await expect(canvas.queryByText(/couldn't be loaded/)).not.toBeInTheDocument()
    await expect(canvas.queryByText(/^Schematic map/)).not.toBeInTheDocument()
  },
}

export const TokenRefused: Story = {
  args: { defaultValue: YARD_SHAPE, mapConfig: { mapboxToken: 'pk.refused', timeout: 2000 } },
  beforeEach: respondTo('https://api.mapbox.com/', async () => new Response('{}', { status: 401 })),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/The map service rejected the request/, {}, LONG_WAIT)).toBeVisible()
    await waitFor(() => expect(canvasElement.querySelector('.maplibregl-canvas')).not.toBeNull(), LONG_WAIT)
    await expect(canvas.getAllByRole('textbox', { name: /^Vertex \d latitude$/ })).toHaveLength(5)
  },
}

export const Narrow: Story = {
  args: { defaultValue: YARD_SHAPE, sites: SITES, onSelectedSiteChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 304 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await waitForMap(canvasElement)
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const LargeTextOnASmallPage: Story = {
  ...Narrow,
  globals: { textSize: '200' },
  play: async ({ canvas, canvasElement }) => {
    await waitForMap(canvasElement)
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
    // The text of the field is readable.
    const search = canvas.getByRole('combobox', { name: 'Search the map' })
    await expect(search.clientWidth).toBeGreaterThan(150)
  },
}

const getRing = (shape: Shape | undefined) => (shape?.kind === 'polygon' ? shape.ring : [])

type User = ReturnType<typeof userEvent.setup>

/** Presses a vertex handle and moves the pointer in two steps. The button stays pressed. */
async function pressAndMove(user: User, handle: HTMLElement, by: { x: number; y: number }): Promise<void> {
  const { left, top, width, height } = handle.getBoundingClientRect()
  const from = { clientX: left + width / 2, clientY: top + height / 2 }
  const to = { clientX: from.clientX + by.x, clientY: from.clientY + by.y }
  await user.pointer([
    { keys: '[MouseLeft>]', target: handle, coords: from },
    { target: handle, coords: { clientX: from.clientX + by.x / 2, clientY: from.clientY + by.y / 2 } },
    { target: handle, coords: to },
  ])
}

const findHandle = (root: HTMLElement, vertex: number) =>
  root.querySelector<HTMLElement>(`[aria-hidden] > [data-vertex="${vertex}"]`) ?? root

export const EachDragIsOneStep: Story = {
  tags: ['test-only'],
  args: { defaultValue: YARD_SHAPE },
  play: async ({ args, canvas, canvasElement }) => {
    await waitForMap(canvasElement)
    const user = userEvent.setup()
    const last = () => getRing((args.onChange as ReturnType<typeof fn>).mock.lastCall?.[0] as Shape)
    const announcements: string[] = []
    const status = canvas.getByRole('group', { name: 'Shape' }).querySelector(':scope > [role="status"]')
    const observer = new MutationObserver(() => announcements.push(status?.textContent ?? ''))
    observer.observe(status as Node, { childList: true, characterData: true, subtree: true })
    const second = findHandle(canvasElement, 2)

    await pressAndMove(user, second, { x: 30, y: -20 })
    // The table follows the pointer, and nothing is reported before the button is up.
    await expect(canvas.getByRole('textbox', { name: 'Vertex 2 longitude' })).not.toHaveValue('-113.488610')
    await expect(args.onChange).not.toHaveBeenCalled()
    await user.pointer({ keys: '[/MouseLeft]' })
    await expect(args.onChange).toHaveBeenCalledOnce()
    const first = last()
    await expect(first).toHaveLength(YARD.length)
    await expect(first[1]?.[0]).toBeGreaterThan(YARD[1]?.[0] ?? 0)
    await waitFor(() =>
      expect(announcements).toEqual([expect.stringMatching(/^Vertex 2 moved to 53\.\d{6}, -113\.\d{6}\.$/)]),
    )

    await pressAndMove(user, second, { x: -50, y: 10 })
    await user.pointer({ keys: '[/MouseLeft]' })
    await expect(args.onChange).toHaveBeenCalledTimes(2)
    await userEvent.click(canvas.getByRole('button', { name: 'Undo: Move vertex 2' }))
    await expect(last()).toEqual(first)
    await expect(status).toHaveTextContent('Undone: Move vertex 2.')
    await expect(canvas.getAllByText('Undone: Move vertex 2.')).toHaveLength(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Undo: Move vertex 2' }))
    await expect(last()).toEqual(YARD)
    observer.disconnect()
  },
}

export const EscapeCancelsADrag: Story = {
  tags: ['test-only'],
  args: { defaultValue: YARD_SHAPE },
  play: async ({ args, canvas, canvasElement }) => {
    await waitForMap(canvasElement)
    const map = canvas.getByRole('application', { name: 'Map' })
    map.focus()
    const user = userEvent.setup()
    const handle = findHandle(canvasElement, 3)
    const before = handle.style.transform
    await pressAndMove(user, handle, { x: 40, y: 30 })
    await expect(handle.style.transform).not.toBe(before)
    await userEvent.keyboard('{Escape}')
    await expect(handle.style.transform).toBe(before)
    await user.pointer({ target: handle, coords: { clientX: 10, clientY: 10 } })
    await user.pointer({ keys: '[/MouseLeft]' })
    await expect(handle.style.transform).toBe(before)
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(map).toHaveFocus()
    await expect(canvas.getByText('Move canceled.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true')

    // A midpoint shows the vertex that it inserts, and Escape takes it back.
    const midpoint = canvasElement.querySelector<HTMLElement>('[aria-hidden] > [data-after="3"]') ?? canvasElement
    await pressAndMove(user, midpoint, { x: 40, y: 30 })
    await expect(canvas.getByRole('textbox', { name: 'Vertex 6 longitude' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('textbox', { name: 'Vertex 6 longitude' })).toBeNull()
    await user.pointer({ keys: '[/MouseLeft]' })
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const KeyboardAlone: Story = {
  tags: ['test-only'],
  // A plain style: without a graphics card, software draws each of the many frames.
  args: { sites: SITES, mapConfig: { styleUrl: '/styles/plain.json' } },
  beforeEach: respondTo('/styles/plain.json', respondWithPlainStyle),
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ args, canvas, canvasElement }) => {
    await waitForMap(canvasElement)
    const map = canvas.getByRole('application', { name: 'Map' })
    const last = () => (args.onChange as ReturnType<typeof fn>).mock.lastCall?.[0] as Shape | undefined
    const focusLosses: string[] = []
    canvasElement.ownerDocument.addEventListener('keyup', ({ key }) => {
      if (document.activeElement === document.body) focusLosses.push(key)
    })
    const press = async (keys: string) => {
      await userEvent.keyboard(keys)
      await expect(focusLosses).toEqual([])
    }
    for (let tabs = 0; document.activeElement !== map && tabs < 20; tabs++) await userEvent.tab()
    await expect(map).toHaveFocus()
    // Six vertices with pans between them, and a seventh that is removed again.
    await press('{Enter}{ArrowRight}{Enter}{ArrowRight}{Enter}{ArrowDown}{Enter}{ArrowLeft}{Enter}{ArrowLeft}{Enter}')
    await expect(getRing(last())).toHaveLength(6)
    await press('{ArrowLeft}{Enter}')
    await expect(getRing(last())).toHaveLength(7)
    await press('{Backspace}')
    await expect(getRing(last())).toHaveLength(6)
    await press('c')
    await expect(last()).toMatchObject({ kind: 'polygon', isClosed: true })
    // Move the second vertex and delete the third.
    const drawn = getRing(last())
    await press('nn')
    await press('{Alt>}{ArrowUp}{/Alt}{Shift>}{Alt>}{ArrowUp}{/Alt}{/Shift}')
    await expect(getRing(last())[1]?.[1]).toBeGreaterThan(drawn[1]?.[1] ?? 90)
    await press('n{Delete}')
    await expect(getRing(last())).toHaveLength(5)
    await press('{Control>}z{/Control}')
    await expect(getRing(last())).toHaveLength(6)
    // Both nudges are separate: Alt was released between them.
    await press('{Control>}z{/Control}{Control>}z{/Control}')
    await expect(getRing(last())).toEqual(drawn)
    await press('{Control>}{Shift>}zzz{/Shift}{/Control}')
    await expect(getRing(last())).toHaveLength(5)
    await press('p')
    await press('+-')
    await expect(map).toHaveFocus()
    await press('{Escape}')
    await expect(map).not.toHaveFocus()
    await expect(canvas.getByRole('region', { name: 'Vertices' })).toContainElement(
      document.activeElement as HTMLElement | null,
    )
    await waitForMap(canvasElement)
  },
}

export const Anatomy: Story = {
  tags: ['!dev'],
  ...anatomy([
    '[role="group"] button',
    ['[role="application"]', 'start'],
    '[data-vertex]',
    'button[aria-label="Zoom in"]',
    '[role="combobox"]',
    ['table', 'start'],
    ['dl', 'start'],
  ]),
  // Wide enough for the table beside the map.
  parameters: { layout: 'fullscreen' },
  args: { defaultValue: YARD_SHAPE },
}

const START = { center: [-113.49, 53.5415], zoom: 13.6 } satisfies MapPlace

/** The map without the table and the keys below it. */
const cropped: Decorator = (Story) => (
  <div style={{ maxHeight: 400, overflow: 'clip' }}>
    <Story />
  </div>
)

export const Do1: Story = {
  tags: ['!dev'],
  decorators: [cropped],
  args: { defaultValue: YARD_SHAPE, defaultPlace: START },
}

export const Dont1: Story = {
  tags: ['!dev'],
  decorators: [cropped],
  args: { defaultValue: YARD_SHAPE, defaultPlace: { center: [0, 20], zoom: 0 } },
}

export const Do2: Story = {
  tags: ['!dev'],
  decorators: [cropped],
  args: { ...Do1.args, sites: SITES, look: { fillOpacity: 0.2 } },
}

export const Dont2: Story = {
  tags: ['!dev'],
  decorators: [cropped],
  args: { ...Do1.args, sites: SITES.map((site) => ({ ...site, fillOpacity: 1 })), look: { fillOpacity: 1 } },
}
