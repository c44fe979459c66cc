import { zodResolver } from '@hookform/resolvers/zod'
import { SiteColors } from '@sitewright/domain/shared/colors'
import { geometryMessages } from '@sitewright/domain/sites/geometry-messages'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Form } from '../../form/Form'
import { NO_SHAPE, type Shape } from '../../site-map/drawing/shape'
import { createToastQueue } from '../../toasts/toast-queue'
import { Toasts } from '../../toasts/Toasts'
import { SiteColorFields } from '../site-colors/SiteColorFields'
import { type LocatedSite, SiteLocation } from './SiteLocation'

const YARD = {
  type: 'Feature',
  properties: {},
  geometry: {
    type: 'Polygon',
    coordinates: [
      [
        [-113.492, 53.542],
        [-113.488, 53.542],
        [-113.488, 53.54],
        [-113.492, 53.54],
        [-113.492, 53.542],
      ],
    ],
  },
}

interface PageProps {
  site: LocatedSite
  above?: readonly unknown[]
  onChange: (shape: Shape) => void
  appearance?: ReactNode
}

function Page(props: PageProps) {
  const [toasts] = useState(createToastQueue)
  return (
    <>
      <SiteLocation {...props} toasts={toasts} />
      <Toasts queue={toasts} />
    </>
  )
}

const SITE: LocatedSite = {
  name: 'Laydown Yard B',
  depth: 3,
  location: YARD,
  siteColor: '#17683f',
  borderColor: '#854a00',
  siteOpacity: 0.3,
  borderOpacity: 1,
}

const meta = {
  title: 'Screens/Sites/Location',
  component: Page,
  args: { site: SITE, onChange: fn() },
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

const idle = async (root: HTMLElement) => {
  await waitFor(() => expect(root.querySelector('[data-map-state="idle"]')).not.toBeNull(), { timeout: 20_000 })
}

/** Opens at what is stored, in its colors, with a search box. */
export const WithAPolygon: Story = {
  parameters: { rows: ['MAP-01', 'MAP-11'] },
  play: async ({ canvas, canvasElement }) => {
    await idle(canvasElement)
    await expect(canvas.getByRole('region', { name: 'Location of Laydown Yard B' })).toBeVisible()
    await expect(canvas.getByRole('combobox', { name: 'Search the map' })).toBeVisible()
    await expect(canvas.getAllByRole('textbox', { name: /^Vertex \d latitude$/ })).toHaveLength(4)
    await expect(canvas.queryByText('Geozones are unavailable for sites deeper than 3 layers.')).not.toBeInTheDocument()
  },
}

/** The colors of the site in a form around its map. */
function Colored(props: PageProps) {
  const form = useForm({
    shouldFocusError: false,
    resolver: zodResolver(SiteColors),
    defaultValues: { siteColor: '#17683f', siteOpacity: 1, borderColor: '#854a00', borderOpacity: 1 },
  })
  const colors = useWatch({ control: form.control })
  return (
    <Form form={form} onSubmit={fn()} aria-label="Site">
      <Page {...props} site={{ ...props.site, ...colors }} appearance={<SiteColorFields />} />
    </Form>
  )
}

/** What is drawn stays on the canvas, so that a play can read it. */
const withReadableCanvas = () => {
  const { getContext } = HTMLCanvasElement.prototype
  HTMLCanvasElement.prototype.getContext = function readable(this: HTMLCanvasElement, id: string, options?: object) {
    return getContext.call(this, id as never, { ...options, preserveDrawingBuffer: true } as never) as never
  } as typeof getContext
  return () => {
    HTMLCanvasElement.prototype.getContext = getContext
  }
}

/** The color in the middle of the map, where the yard is, or the given number of pixels to the right. */
function drawnColor(root: HTMLElement, right = 0): string {
  const canvas = root.querySelector<HTMLCanvasElement>('.maplibregl-canvas')
  const sample = document.createElement('canvas').getContext('2d')
  if (canvas === null || sample === null) return ''
  const x = canvas.width / 2 + (right * canvas.width) / canvas.clientWidth
  sample.drawImage(canvas, x, canvas.height / 2, 1, 1, 0, 0, 1, 1)
  return `#${Array.from(sample.getImageData(0, 0, 1, 1).data.slice(0, 3), (part) => part.toString(16).padStart(2, '0')).join('')}`
}

export const Zoom: Story = {
  name: 'Opens at zoom 14: half of the yard is 47 pixels wide',
  tags: ['test-only'],
  parameters: { rows: ['MAP-09', 'CONS2-21'] },
  beforeEach: withReadableCanvas,
  render: (args) => <Colored {...args} />,
  play: async ({ canvasElement }) => {
    await idle(canvasElement)
    // 0.002 degrees of the 360 that are 512 * 2 ** 14 pixels; at zoom 13 they are 23, at zoom 15 they are 93.
    await waitFor(() => expect(drawnColor(canvasElement, 35)).toBe('#17683f'))
    await expect(drawnColor(canvasElement, 60)).not.toBe('#17683f')
  },
}

export const ColorsAndOpacities: Story = {
  name: 'Colors and opacities of site and border are drawn as they are changed',
  tags: ['test-only'],
  parameters: { rows: ['MAP-02', 'MAP-03', 'MAP-04', 'MAP-11'] },
  beforeEach: withReadableCanvas,
  render: (args) => <Colored {...args} />,
  play: async ({ canvas, canvasElement }) => {
    await idle(canvasElement)
    await waitFor(() => expect(drawnColor(canvasElement)).toBe('#17683f'))
    const hex = canvas.getByRole('textbox', { name: 'Site Color, hex' })
    await userEvent.clear(hex)
    await userEvent.type(hex, '4169e1')
    await waitFor(() => expect(drawnColor(canvasElement)).toBe('#4169e1'))
    // What is not a color yet is not drawn, and nothing breaks.
    await userEvent.type(hex, 'zz')
    await waitFor(() => expect(drawnColor(canvasElement)).not.toBe('#4169e1'))
    await expect(canvas.queryByText(/could not be loaded/)).not.toBeInTheDocument()
    const opacity = canvas.getByRole('slider', { name: 'Site Opacity' })
    opacity.focus()
    await userEvent.keyboard('{Home}')
    await expect(opacity).toHaveAttribute('aria-valuetext', expect.stringMatching(/^0/))
    await expect(canvas.getByRole('slider', { name: 'Border Opacity' })).toBeVisible()
    await expect(document.body).not.toHaveFocus()
  },
}

export const TooDeep: Story = {
  name: 'Offers no polygon below the third layer, and says so',
  tags: ['test-only'],
  parameters: { rows: ['MAP-05', 'MAP-06', 'MAP-07'] },
  args: { site: { ...SITE, depth: 4, location: null } },
  play: async ({ canvas, canvasElement }) => {
    await idle(canvasElement)
    const text = 'Geozones are unavailable for sites deeper than 3 layers.'
    await expect(canvas.getByText(text, { selector: '[data-tone="info"] *' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Polygon' })).toHaveAccessibleDescription(text)
  },
}

export const Cleared: Story = {
  name: 'Clears the location',
  tags: ['test-only'],
  parameters: { rows: ['MAP-14'] },
  play: async ({ args, canvas, canvasElement }) => {
    await idle(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(NO_SHAPE)
  },
}

export const PositionNotFound: Story = {
  name: 'Tells that the position of the user was not found',
  tags: ['test-only'],
  parameters: { rows: ['MAP-12'] },
  beforeEach: () => {
    Object.defineProperty(navigator, 'geolocation', {
      configurable: true,
      value: { getCurrentPosition: (_: unknown, fail: () => void) => fail() },
    })
    return () => {
      Reflect.deleteProperty(navigator, 'geolocation')
    }
  },
  play: async ({ canvas, canvasElement }) => {
    await idle(canvasElement)
    await expect(screen.queryByText('Failed to find user location.')).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Find my location' }))
    await expect(await screen.findByText('Failed to find user location.')).toBeVisible()
  },
}

/** Opens at the default center without any location. */
export const NoLocation: Story = {
  parameters: { rows: ['MAP-10'] },
  args: { site: { ...SITE, depth: 5, location: null } },
  play: async ({ args, canvas, canvasElement }) => {
    await idle(canvasElement)
    canvas.getByRole('application', { name: 'Map' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith({ kind: 'point', at: [-113.49, 53.54] })
  },
}

export const KeyboardAlone: Story = {
  tags: ['test-only'],
  args: { site: { ...SITE, depth: 5, location: null }, above: [null, YARD] },
  play: async ({ args, canvas, canvasElement }) => {
    await idle(canvasElement)
    const map = canvas.getByRole('application', { name: 'Map' })
    for (let tabs = 0; document.activeElement !== map && tabs < 20; tabs++) await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(map).toHaveFocus()
    // Opened at the nearest site above that has a location (MAP-18).
    await expect(canvas.getByText(geometryMessages.centeredAbove)).toBeVisible()
    await expect(args.onChange).toHaveBeenLastCalledWith({ kind: 'point', at: [-113.49, 53.541] })
  },
}
