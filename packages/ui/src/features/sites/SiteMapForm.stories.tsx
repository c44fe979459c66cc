import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import type { SiteSave } from '@sitewright/domain/sites/site-input'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { createToastQueue } from '../../toasts/toast-queue'
import { Toasts } from '../../toasts/Toasts'
import { laydownYard } from '../fixtures/sites'
import { SiteColorFields } from '../site-colors/SiteColorFields'
import { SiteMapForm, type SiteMapFormProps } from './SiteMapForm'

function Page(props: Omit<SiteMapFormProps, 'toasts' | 'colorFields'>) {
  const [toasts] = useState(createToastQueue)
  return (
    <>
      <SiteMapForm
        {...props}
        toasts={toasts}
        colorFields={<SiteColorFields {...(!props.edit.allowed && { disabledReason: props.edit.reason })} />}
      />
      <Toasts queue={toasts} />
    </>
  )
}

const meta = {
  title: 'Screens/Sites/Map',
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: {
    site: laydownYard,
    edit: { allowed: true },
    onSave: fn<SiteMapFormProps['onSave']>(async () => ({
      status: 'saved',
      value: { ...laydownYard, location: null, version: 6 },
    })),
  },
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

export const AsItOpens: Story = {}

const neighbor = (siteId: number, name: string, west: number, south: number, size: number, active = true) => ({
  siteId,
  name,
  active,
  isParent: siteId === 2,
  location: {
    type: 'Feature' as const,
    properties: null,
    geometry: {
      type: 'Polygon' as const,
      coordinates: [
        [
          [west, south],
          [west + size, south],
          [west + size, south + size / 2],
          [west, south + size / 2],
          [west, south],
        ],
      ],
    },
  },
})

/** The parent and the siblings are faint, and a stored polygon whose edges cross has them in red. */
export const NeighborsAndCrossings: Story = {
  name: 'Neighbors, and edges that cross',
  parameters: { rows: ['MAP-23', 'MAP-25'] },
  args: {
    site: {
      ...laydownYard,
      location: {
        type: 'Feature',
        properties: {},
        geometry: {
          type: 'Polygon',
          coordinates: [
            [
              [-113.492, 53.542],
              [-113.488, 53.54],
              [-113.488, 53.542],
              [-113.492, 53.54],
              [-113.492, 53.542],
            ],
          ],
        },
      },
    },
    neighbors: [
      neighbor(2, 'Laydown Yards', -113.501, 53.5375, 0.02),
      neighbor(3, 'Laydown A', -113.4985, 53.54, 0.004, false),
      neighbor(6, 'Tool Crib', -113.4865, 53.541, 0.003),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Edge 1–2 crosses edge 3–4.')).toBeVisible()
    await expect(canvas.getByRole('region', { name: 'Neighbors' })).toHaveTextContent(/Laydown AArchived/)
  },
}

export const Saved: Story = {
  name: 'Saves geometry, colors and opacities with the rest of the site',
  tags: ['test-only'],
  parameters: { rows: ['MAP-02', 'MAP-03', 'MAP-13'] },
  play: async ({ canvas, args }) => {
    const latitude = canvas.getByRole('textbox', { name: 'Vertex 1 latitude' })
    await userEvent.clear(latitude)
    await userEvent.type(latitude, '53.543{Enter}')
    await userEvent.click(canvas.getByRole('button', { name: 'Appearance' }))
    const hex = await screen.findByRole('textbox', { name: 'Site Color, hex' })
    await userEvent.clear(hex)
    await userEvent.type(hex, '4169e1{Escape}')
    await userEvent.click(await canvas.findByRole('button', { name: /^Save/ }))
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce())
    const [input] = (args.onSave as ReturnType<typeof fn<(input: SiteSave) => unknown>>).mock.calls[0] ?? []
    await expect(input).toMatchObject({ name: 'Laydown Yard B', siteColor: '#4169E1', siteOpacity: 0.3, version: 5 })
    await expect(input?.location?.geometry.coordinates).toMatchObject([
      [[-113.492, 53.543], {}, {}, {}, [-113.492, 53.543]],
    ])
    await expect(input?.properties).toEqual(laydownYard.properties)
  },
}

export const Cleared: Story = {
  name: 'Clear saves an empty location',
  tags: ['test-only'],
  parameters: { rows: ['MAP-14'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Clear/ }))
    await userEvent.click(await canvas.findByRole('button', { name: /^Save/ }))
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ location: null })))
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Unsaved changes' })).toBeNull())
  },
}

export const InvalidOpacity: Story = {
  name: 'An opacity outside 0 to 1 is rejected, and the stored one stays',
  tags: ['test-only'],
  parameters: { rows: ['MAP-04'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Appearance' }))
    const opacity = await screen.findByRole('spinbutton', { name: 'Site Opacity, number' })
    await userEvent.clear(opacity)
    await userEvent.type(opacity, '1.5')
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect(await canvas.findByText('Site Opacity: Please enter an opacity from 0 to 1.')).toBeVisible()
    await expect(args.onSave).not.toHaveBeenCalled()
    if (screen.queryByRole('dialog', { name: 'Appearance' }) === null)
      await userEvent.click(canvas.getByRole('button', { name: 'Appearance' }))
    const again = await screen.findByRole('spinbutton', { name: 'Site Opacity, number' })
    await userEvent.clear(again)
    await userEvent.type(again, '0.5')
    await userEvent.keyboard('{Control>}s{/Control}')
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ siteOpacity: 0.5 })))
  },
}

export const TooDeep: Story = {
  name: 'A site below the third layer has a point and a note',
  tags: ['test-only'],
  parameters: { rows: ['MAP-05', 'MAP-06', 'MAP-07'] },
  args: {
    site: {
      ...laydownYard,
      depth: 4,
      location: { type: 'Feature', properties: {}, geometry: { type: 'Point', coordinates: [-113.49, 53.541] } },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Geozones are unavailable for sites deeper than 3 layers.').at(-1)).toBeVisible()
  },
}

export const PositionNotFound: Story = {
  name: 'A position that cannot be found is a warning',
  tags: ['test-only'],
  parameters: { rows: ['MAP-12', 'MSG-41'] },
  beforeEach: () => {
    const { getCurrentPosition } = navigator.geolocation
    navigator.geolocation.getCurrentPosition = (_found, onFailed) =>
      onFailed?.({ code: 1, message: 'denied' } as GeolocationPositionError)
    return () => {
      navigator.geolocation.getCurrentPosition = getCurrentPosition
    }
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Find my location' }, { timeout: 20_000 }))
    await expect(await screen.findByText('Failed to find user location.')).toBeVisible()
  },
}

/** Without the role the location is read-only, with the reason. */
export const ReadOnly: Story = {
  parameters: { rows: ['PERM-28'] },
  args: { edit: { allowed: false, reason: 'You need the "Administer Site" role. Ask your administrator.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Sites are read-only\. You need/)).toBeVisible()
    await expect(canvas.queryByRole('region', { name: 'Unsaved changes' })).toBeNull()
  },
}
